import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { site } from "@/content/site";
import { ROOT } from "./source-files";

test("the site's social picture is 1200 by 630, matches its tags and has a common format", async () => {
	const { width, height, format } = await sharp(join(ROOT, "public", site.socialImage)).metadata();
	expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
});
