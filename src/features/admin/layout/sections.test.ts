import { describe, expect, test } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { screenTitle, sectionName, sections } from "./sections";

describe("sections", () => {
	test("lists Dashboard, Portfolios, Case Studies, Blogs, leads, pictures, data and settings in this order", () => {
		expect(sections.map(({ name, href }) => [name, href])).toEqual([
			["Dashboard", "/admin"],
			["Portfolios", "/admin/portfolio"],
			["Case Studies", "/admin/case-studies"],
			["Blogs", "/admin/blogs"],
			["Leads", "/admin/leads"],
			["Pictures", "/admin/pictures"],
			["Data", "/admin/data"],
			["Settings", "/admin/settings"],
		]);
	});

	test.each([
		[adminPaths.home, "Dashboard"],
		["/admin/", "Dashboard"],
		[adminPaths.newProject, "Portfolios"],
		[adminPaths.editProject("1"), "Portfolios"],
		[adminPaths.caseStudies, "Case Studies"],
		[adminPaths.editPost("x"), "Blogs"],
		[adminPaths.lead("1"), "Leads"],
		[adminPaths.pictures, "Pictures"],
		[adminPaths.data, "Data"],
		[adminPaths.settings, "Settings"],
		[adminPaths.account, "Account"],
		[adminPaths.previewPost("1"), "Preview"],
		// A longer word with the same beginning doesn't count.
		["/admin/portfolio-of-someone", "Admin Panel"],
		["/admin/nowhere", "Admin Panel"],
	])("%s is in “%s”", (path, name) => {
		expect(sectionName(path)).toBe(name);
		expect(screenTitle(path)).toBe(name === "Admin Panel" ? "Admin Panel" : `${name} · Admin Panel`);
	});
});
