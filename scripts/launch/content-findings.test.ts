import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { register } from "@/content/claim-register";
import { founder } from "@/content/home/about";
import { reviews } from "@/content/reviews";
import type { ServicePage } from "@/content/services/page-schema";
import { contentFindings } from "./content-findings.ts";

const ROOT = join(import.meta.dirname, "../..");
const findings = contentFindings();
const inGroup = (group: string) => findings.filter((finding) => finding.group === group);

function lineAt(place: string): string {
	const [, file = "", line = ""] = /^(.+):(\d+)$/.exec(place) ?? [];
	return existsSync(join(ROOT, file)) ? (readFileSync(join(ROOT, file), "utf8").split("\n")[Number(line) - 1] ?? "") : "";
}

describe("the findings in the content", () => {
	test("are as many as the marks", () => {
		expect(inGroup("Sample reviews")).toHaveLength(reviews.filter(({ sample }) => sample).length);
		expect(inGroup("Sample posts")).toHaveLength(staticPosts.filter(({ sample }) => sample).length);
		expect(inGroup("Unconfirmed claims")).toHaveLength(Object.values(register).filter(({ confirmed }) => !confirmed).length);
	});

	test("leave out the claims that the settings confirm", () => {
		const [open, ...others] = Object.entries(register).flatMap(([name, { confirmed }]) => (confirmed ? [] : [name]));
		const left = contentFindings({ confirmed_claims: others.join(" ") }).filter(({ group }) => group === "Unconfirmed claims");
		expect(left).toEqual(open ? inGroup("Unconfirmed claims").slice(0, 1) : []);
	});

	test("leave out reviews and posts that the settings hide", () => {
		const groups = new Set(contentFindings({ samples: "hidden" }).map(({ group }) => group));
		expect([groups.has("Sample reviews"), groups.has("Sample posts"), groups.has("Sample results on service pages")]).toEqual([
			false,
			false,
			inGroup("Sample results on service pages").length > 0,
		]);
	});

	test("name each client's result in a hero of a service page", () => {
		const heroes = Object.values(import.meta.glob<ServicePage>("../../src/content/services/*/page.ts", { eager: true, import: "page" }));
		const results = heroes.flatMap(({ hero }) => (hero.proof?.sample ? [hero.proof.text] : []));
		const named = inGroup("Sample results on service pages").map(({ what }) => what);
		for (const result of results)
			expect(
				named.some((what) => what.endsWith(result)),
				result,
			).toBe(true);
	});

	test("leave out contacts that the settings replace", () => {
		const stored = {
			email: "hello@kalpa.studio",
			phone: "+91 22 2345 6789",
			whatsapp: "+91 98765 43210",
			instagram: "https://www.instagram.com/kalpa",
			linkedin: "https://www.linkedin.com/company/kalpa",
		};
		const contacts = contentFindings(stored).filter(({ group }) => group === "Placeholder contacts");
		// Only the founder isn't a setting.
		const left: string[] = [founder.name, founder.profile];
		expect(contacts.filter(({ what }) => !left.includes(what))).toEqual([]);
	});

	test("name addresses of examples among the settings", () => {
		const stored = { email: "hello@example.com", linkedin: "https://www.example.com/kalpa" };
		const found = contentFindings(stored).map(({ what }) => what);
		expect(found).toEqual(expect.arrayContaining(Object.values(stored)));
	});

	test.each(["Sample reviews", "Sample posts", "Sample results on service pages"])("lead to the line of the mark: %s", (group) => {
		for (const { place, what } of inGroup(group)) expect(lineAt(place), `${place} ${what}`).toContain("sample: true");
	});

	test("lead to the line of the unconfirmed claim", () => {
		for (const { place, what } of inGroup("Unconfirmed claims")) expect(lineAt(place), `${place} ${what}`).toContain("confirmed: false");
	});

	test("lead to the line of a placeholder and of a gap in the policy", () => {
		for (const { place, what } of inGroup("Placeholder contacts"))
			if (place.startsWith("src/")) expect(lineAt(place), place).toContain(what);
		for (const { place } of inGroup("Gaps in the privacy policy")) expect(lineAt(place), place).toContain("null");
	});

	test("have a place each", () => {
		const places = findings.map(({ place }) => place).filter((place) => place.startsWith("src/"));
		expect(new Set(places).size).toBe(places.length);
	});
});
