import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSlug } from "@/shared/lib/text/slug";
import { webAddress } from "@/shared/lib/web-address";
import { mapInputs } from "../admin-rows/form-fields";
import { projectFields } from "./fields";
import { emptyProject, toProjectFields, toProjectRow } from "./input-mapper";
import { type ProjectFields, type ProjectInput, projectInputSchema } from "./input-schema";
import { toProject } from "./row-mapper";
import { type ProjectRow, projectRowSchema, projectTypes } from "./schema";

const visible = /[^\p{C}\p{Z}]/u;
const text = (longest: number) =>
	fc
		.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
		.map((words) => words.trim().slice(0, longest).trim())
		.filter((words) => visible.test(words));
const maybe = (some: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), some);
const address = fc.oneof(
	fc.webUrl({ withFragments: true, withQueryParameters: true }).filter((url) => webAddress(url) === url),
	fc.constantFrom("/media/a.svg", "/media/b.png?v=2"),
);

const NOW = new Date("2026-11-21T12:00:00Z");
const publication = fc.constantFrom(
	{ status: "draft" as const, publishAt: "" },
	{ status: "published" as const, publishAt: "" },
	{ status: "scheduled" as const, publishAt: "2026-12-03T09:00:00.000Z" },
);

const arbitraries = mapInputs(projectFields, {
	slug: () => fc.constantFrom("", "ports", "a-2-b"),
	text: ({ limit = 0 }) => maybe(text(Math.min(limit, 2000))),
	requiredText: ({ limit = 0 }) => text(limit),
	address: () => maybe(address),
	list: ({ limit = 0 }) => fc.uniqueArray(text(limit), { maxLength: 4 }),
	flag: () => fc.boolean(),
	service: () => fc.constantFrom("web-apps", "saas", "older-id"),
	choice: () => fc.constantFrom(...projectTypes, "" as const),
	gallery: () => fc.uniqueArray(fc.record({ url: address, alt: maybe(text(300)) }), { selector: ({ url }) => url, maxLength: 4 }),
	techStack: () =>
		fc.array(fc.record({ category: text(80), technologies: fc.uniqueArray(text(80), { minLength: 1, maxLength: 3 }) }), { maxLength: 3 }),
	results: () => fc.array(fc.record({ label: text(80), value: text(80), description: text(200) }), { maxLength: 3 }),
	testimonial: () =>
		fc.record({ quote: maybe(text(400)), author: maybe(text(200)), position: maybe(text(200)), company: maybe(text(200)) }),
});
const contentArbitrary = fc.record(arbitraries);

const fieldsArbitrary: fc.Arbitrary<ProjectFields> = fc
	.tuple(contentArbitrary, publication)
	.map(([content, where]) => ({ ...content, ...where }));

function stored(input: ProjectInput): ProjectRow {
	return projectRowSchema.parse(JSON.parse(JSON.stringify({ id: "p1", version: 1, ...toProjectRow(input, null, NOW) })));
}

describe("round trips", () => {
	test("keeps every field from form to row to form", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const input = projectInputSchema.parse(fields);
				const row = stored(input);
				const shown = toProjectFields(row, NOW);
				expect(shown).toEqual({ ...input, slug: shown.slug });
				expect(shown.slug || createSlug(input.title)).toBe(row.slug);
			}),
		);
	});

	test("saves an unchanged project as the same row", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const row = stored(projectInputSchema.parse(fields));
				expect(stored(projectInputSchema.parse(toProjectFields(row, NOW)))).toEqual(row);
			}),
		);
	});

	test("shows the input on the page", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const input = projectInputSchema.parse(fields);
				const page = toProject(stored(input));
				expect(page).toMatchObject({
					title: input.title,
					serviceId: input.serviceId,
					description: input.description,
					technologies: input.technologies,
					features: input.features,
					approach: input.approach,
					techStack: input.techStack,
					detailedMetrics: input.detailedMetrics,
					featured: input.featured,
					projectType: input.projectType || null,
					liveUrl: input.liveUrl || null,
					image: input.image || null,
					clientLogo: input.clientLogo || null,
				});
				expect(page.gallery.map(({ url }) => url)).toEqual(input.gallery.map(({ url }) => url));
			}),
		);
	});

	test("has a column for every form field and a field for every column", () => {
		const full: ProjectFields = {
			...emptyProject,
			title: "Ports",
			serviceId: "saas",
			description: "A board.",
			testimonial: { quote: "Good.", author: "", position: "", company: "" },
		};
		const row = toProjectRow(projectInputSchema.parse(full), null, NOW);
		expect(Object.keys(row)).toHaveLength(Object.keys(full).length);
		expect(Object.values(row)).not.toContain(undefined);
	});
});

describe("toProjectRow", () => {
	const least = projectInputSchema.parse({ ...emptyProject, title: "Ports & Ferries", serviceId: "saas", description: "A board." });

	test("stores an empty optional text as null and makes an empty slug from the title", () => {
		expect(toProjectRow(least, null, NOW)).toMatchObject({
			slug: "ports-ferries",
			client: null,
			image: null,
			link: null,
			project_type: null,
			extended_testimonial: null,
		});
		expect(toProjectRow({ ...least, slug: "typed" }, null, NOW).slug).toBe("typed");
	});

	test("never writes id, version, created_at or updated_at", () => {
		for (const name of ["id", "version", "created_at", "updated_at"])
			expect(Object.keys(toProjectRow(least, null, NOW))).not.toContain(name);
	});
});

describe("toProjectFields", () => {
	test("shows stored values without the defaults of pages", () => {
		const row = projectRowSchema.parse({ id: "p1", gallery: ["/a.png", { url: "/b.png", alt: "" }] });
		expect(toProjectFields(row)).toEqual({
			...emptyProject,
			gallery: [
				{ url: "/a.png", alt: "" },
				{ url: "/b.png", alt: "" },
			],
		});
	});

	test("shows older spellings, and saves them under the canonical names", () => {
		const row = projectRowSchema.parse({
			id: "p1",
			title: "T",
			service_id: "saas",
			description: "D",
			timeline: "",
			project_timeline: "8 weeks",
			team: "5",
			project_industry: "Energy",
		});
		const fields = toProjectFields(row, NOW);
		expect(fields).toMatchObject({ timeline: "8 weeks", teamSize: "5", industry: "Energy" });
		const saved = toProjectRow(projectInputSchema.parse(fields), null, NOW);
		expect(saved).toMatchObject({ timeline: "8 weeks", team_size: "5", industry: "Energy" });
		for (const name of ["project_timeline", "team", "project_industry"]) expect(saved).not.toHaveProperty(name);
	});
});
