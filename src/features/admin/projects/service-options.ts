import { describeGroup, projectGroups } from "@/content/services/index";
import type { SelectOption } from "@/features/admin/ui/form/form-fields";

export const services: SelectOption[] = projectGroups.map(({ id, adminLabel }) => ({ value: id, label: adminLabel }));

/** The offered services. An older project's other service is added, so that opening the form doesn't change it. */
export function serviceOptions(current: string): SelectOption[] {
	if (current === "" || services.some(({ value }) => value === current)) return services;
	return [...services, { value: current, label: `${describeGroup(current).title} (current: ${current})` }];
}

/** The admin label of a service, or the public title of one that isn't offered. */
export function serviceLabel(id: string): string {
	return services.find(({ value }) => value === id)?.label ?? describeGroup(id).title;
}

/** Chooses the case study's roadmap. */
export const projectTypeOptions: SelectOption[] = [
	{ value: "saas", label: "SaaS" },
	{ value: "mobile", label: "Mobile app" },
	{ value: "web", label: "Web application" },
	{ value: "ai", label: "AI" },
	{ value: "arvr", label: "AR/VR" },
	{ value: "iot", label: "IoT" },
	{ value: "other", label: "Other" },
];

const labelIn = (options: SelectOption[], value: unknown): string =>
	typeof value === "string" ? (options.find((option) => option.value === value)?.label ?? value) : "";

export const formatService = (value: unknown): string => labelIn(typeof value === "string" ? serviceOptions(value) : [], value);

export const formatProjectType = (value: unknown): string => labelIn(projectTypeOptions, value);
