import { describe, expect, test } from "vitest";
import { paths } from "@/content/paths";
import { lowerCasePath } from "./lower-case";
import { routes } from "./router";

describe("lowerCasePath", () => {
	test.each([
		["/Portfolio", "/portfolio"],
		["/CONTACT/", "/contact/"],
		["/Case-Study/Port-Calls", "/case-study/port-calls"],
		["/case-study/Port-Calls", "/case-study/port-calls"],
		["/Sales-Force", "/sales-force"],
		["/Admin/Portfolio/New", "/admin/portfolio/new"],
	])("leads from %s to %s", (path, lower) => {
		expect(lowerCasePath(routes, path)).toBe(lower);
	});

	test.each(["/portfolio", "/", "/Nowhere", "/Admin/Nowhere", paths.preview("AbC")])("leaves %s", (path) => {
		expect(lowerCasePath(routes, path)).toBeNull();
	});
});
