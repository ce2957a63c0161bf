import { expect, test } from "vitest";
import { site } from "@/content/site";
import { socialOf } from "./social-of";

test.each([
	["/media/projects/berth-1.webp", "berth", "/media/social/project-berth.jpg"],
	["/media/projects/berth-1.webp", null, site.socialImage],
	["https://cdn.example.com/berth.png", "berth", "https://cdn.example.com/berth.png"],
	["/media/other/berth.png", "berth", "/media/other/berth.png"],
	[null, "berth", site.socialImage],
])("shares a project with the picture %s and the slug %s as %s", (image, slug, social) => {
	expect(socialOf({ image, slug })).toBe(social);
});
