import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adminPaths } from "./admin-paths";
import { paths } from "./paths";
import { services } from "./services/index";

/** Any code point but half of a surrogate pair. */
const anySign = fc.integer({ min: 0, max: 0x10f7ff }).map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

const BASE = "https://studio.example.com";
const anyText = fc.string({ unit: anySign, minLength: 1 });

describe("addresses with parameters", () => {
	test.each([
		["caseStudy", paths.caseStudy, "/case-study/"],
		["post", paths.post, "/blog/"],
		["editProject", adminPaths.editProject, "/admin/portfolio/edit/"],
	] as const)("%s stays one segment, whatever the id", (_name, build, prefix) => {
		fc.assert(
			fc.property(
				anyText.filter((id) => !/^\.{1,2}$/.test(id)),
				(id) => {
					const url = new URL(build(id), BASE);
					expect([url.origin, url.search, url.hash]).toEqual([BASE, "", ""]);
					expect(url.pathname.startsWith(prefix)).toBe(true);
					expect(decodeURIComponent(url.pathname.slice(prefix.length))).toBe(id);
				},
			),
		);
	});

	test.each([
		["category", paths.postsOf],
		["tag", paths.postsTagged],
	] as const)("the posts of a %s carry it in the address, and nothing else", (name, build) => {
		fc.assert(
			fc.property(anyText, (text) => {
				const url = new URL(build(text), BASE);
				expect([url.pathname, url.hash, [...url.searchParams]]).toEqual(["/blogs", "", [[name, text]]]);
			}),
		);
	});

	test("puts only the service's id in the portfolio's ?service= query", () => {
		expect(paths.projectsOf("saas")).toBe("/portfolio?service=saas");
		fc.assert(
			fc.property(anyText, (id) => {
				const url = new URL(paths.projectsOf(id), BASE);
				expect([url.pathname, url.hash, [...url.searchParams]]).toEqual(["/portfolio", "", [["service", id]]]);
			}),
		);
	});

	test("has the service page with a fixed path in the list of services", () => {
		expect(services.map((service) => service.route)).toContain(paths.salesforce);
	});

	test("builds anchors", () => {
		expect([paths.projectsGrid, paths.contactSection, paths.section("faq")]).toEqual(["/portfolio#projects-grid", "/#contact", "/#faq"]);
	});

	test("keeps every admin address under /admin", () => {
		const { home, login, portfolios, newProject } = adminPaths;
		expect([home, login, portfolios, newProject]).toEqual(["/admin", "/admin/login", "/admin/portfolio", "/admin/portfolio/new"]);
	});
});
