// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { site } from "@/content/site";
import { socialOf } from "./case-study-article";
import "./case-study-page";

describe("skipped view transitions", () => {
	const isIgnored = (reason: unknown) => !dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));

	test.each([
		["Transition was skipped", "AbortError"],
		["Transition was aborted because of invalid state", "InvalidStateError"],
		["Transition was aborted because of timeout in DOM update", "TimeoutError"],
	])("ignores a skipped view transition (“%s”)", (message, name) => {
		expect(isIgnored(new DOMException(message, name))).toBe(true);
	});

	test.each([
		new DOMException("The operation was aborted.", "AbortError"),
		new Error("Transition was skipped"),
		"Transition was skipped",
		null,
	])("reports any other rejection: %s", (reason) => expect(isIgnored(reason)).toBe(false));
});

describe("social picture", () => {
	test.each([
		["/media/projects/berth-1.webp", "berth", "/media/social/project-berth.jpg"],
		["/media/projects/berth-1.webp", null, site.socialImage],
		["https://cdn.example.com/berth.png", "berth", "https://cdn.example.com/berth.png"],
		["/media/other/berth.png", "berth", "/media/other/berth.png"],
		[null, "berth", site.socialImage],
	])("shares a project with the picture %s and the slug %s as %s", (image, slug, social) => {
		expect(socialOf({ image, slug })).toBe(social);
	});
});
