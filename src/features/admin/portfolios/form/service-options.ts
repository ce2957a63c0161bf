import { describeGroup, portfolioGroups } from "@/content/services";
import type { SelectOption } from "@/features/admin/ui/form-fields";

const offered: SelectOption[] = portfolioGroups.map((group) => ({ value: group.id, label: group.adminLabel }));

/**
 * The five services, and the one that the opened project has where it is none of them: an old row keeps its service
 * until somebody chooses another.
 */
export function serviceOptions(current: string): SelectOption[] {
	if (current === "" || offered.some((option) => option.value === current)) return offered;
	return [...offered, { value: current, label: `${describeGroup(current).title} (current: ${current})` }];
}

/** Kinds of project, which choose the case study's roadmap. */
export const projectTypeOptions: SelectOption[] = [
	{ value: "saas", label: "SaaS" },
	{ value: "mobile", label: "Mobile app" },
	{ value: "web", label: "Web application" },
	{ value: "ai", label: "AI" },
	{ value: "arvr", label: "AR/VR" },
	{ value: "iot", label: "IoT" },
	{ value: "other", label: "Other" },
];

const wordOf = (options: SelectOption[], value: unknown): string =>
	typeof value === "string" ? (options.find((option) => option.value === value)?.label ?? value) : "";

/** A stored service as the form calls it. */
export const serviceWords = (value: unknown): string => wordOf(typeof value === "string" ? serviceOptions(value) : [], value);

/** A stored kind of project as the form calls it. */
export const projectTypeWords = (value: unknown): string => wordOf(projectTypeOptions, value);
