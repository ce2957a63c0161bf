import { describe, expect, test } from "vitest";
import { toProjectSummary } from "./row-mapper";
import { projectRowSchema } from "./schema";
import { selectWork } from "./selected-work";

const project = (id: string, members: Record<string, unknown> = {}) =>
	toProjectSummary(
		projectRowSchema.parse({
			id,
			slug: id,
			title: id,
			client: `Client of ${id}`,
			service_id: "web-apps",
			image: `/media/projects/${id}.webp`,
			detailed_metrics: [{ label: "Errors", value: "−9%", description: "" }],
			...members,
		}),
	);
const slugs = (...rows: ReturnType<typeof project>[]) => selectWork(rows).studies.map(({ slug }) => slug);

describe("selectWork", () => {
	test("takes two projects of different services, featured ones first", () => {
		expect(slugs(project("a"), project("b"), project("c", { service_id: "saas" }))).toEqual(["a", "c"]);
		expect(slugs(project("a"), project("b", { featured: true }), project("c"))).toEqual(["b", "a"]);
	});

	test("never shows a project twice", () => {
		expect(slugs(project("a"))).toEqual(["a"]);
	});

	test("skips projects without a picture or a result", () => {
		expect(slugs(project("a", { image: null }), project("b", { detailed_metrics: [] }), project("c"))).toEqual(["c"]);
	});

	test("links a project without a slug by its id", () => {
		expect(slugs(project("a", { slug: null }))).toEqual(["a"]);
	});

	test("names no client that the project doesn't name, neither in its study nor beside its mark", () => {
		for (const client of [null, "", " "]) {
			const { studies, clients } = selectWork([project("a", { client, client_logo: "/media/clients/port.svg" })]);
			expect([studies[0]?.client, clients]).toEqual([null, []]);
		}
	});

	test("lists each client with a mark once", () => {
		const marked = { client: "Port Co", client_logo: "/media/clients/port.svg" };
		expect(selectWork([project("a", marked), project("b", marked), project("c")]).clients).toEqual([
			{ name: "Port Co", logo: "/media/clients/port.svg" },
		]);
	});
});
