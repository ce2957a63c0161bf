import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { paths } from "@/content/paths";
import { socialCards } from "@/content/social";
import { pictureSources } from "@/shared/lib/picture-sources";
import { webManifest } from "@/web-manifest";
import { ROOT } from "./source-files";

const media = join(ROOT, "public/media");
const manifest: Record<string, { width: number; height: number; alt: string; color: string; blur: string }> = JSON.parse(
	readFileSync(join(media, "manifest.json"), "utf8"),
);
const seed = readFileSync(join(ROOT, "supabase/seed.sql"), "utf8");
const sampleProjects = seed.split("insert into public.portfolios ").length - 1;
const scenes = Object.keys(manifest).filter((name) => !name.startsWith("social/"));

describe("pictures", () => {
	test("every picture of the manifest has all its files at their widths", async () => {
		for (const name of scenes) {
			const sources = pictureSources(`/media/${name}.webp`);
			for (const entry of `${sources?.avif}, ${sources?.webp}`.split(", ")) {
				const [address = "", width = ""] = entry.split(" ");
				const file = await sharp(join(ROOT, "public", address)).metadata();
				expect([entry, file.width], entry).toEqual([entry, Number.parseInt(width, 10)]);
			}
		}
	});

	test("every file belongs to a manifest, film or mark, and all files weigh at most 25 MB", () => {
		const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
		const known = /^(hero\/film(-small)?\.(avif|mp4|webm)|manifest\.json|clients\/[\w-]+\.svg)$/;
		const names = files.map((file) =>
			join(file.parentPath, file.name)
				.slice(media.length + 1)
				.replaceAll("\\", "/"),
		);
		const strangers = names.filter(
			(name) => !known.test(name) && !manifest[name.replace(/(-(320|480|800|1200|1600))?\.(avif|webp|jpg)$/, "")],
		);
		expect(strangers).toEqual([]);
		const total = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
		expect(total).toBeLessThanOrEqual(25_000_000);
	});

	test("every picture has its own alternative text and a preview", () => {
		expect(new Set(scenes.map((name) => manifest[name]?.alt)).size).toBe(scenes.length);
		for (const name of scenes) {
			expect(manifest[name]?.alt.length, name).toBeGreaterThan(20);
			expect(manifest[name]?.color, name).toMatch(/^#[\da-f]{6}$/);
			expect(manifest[name]?.blur.length, name).toBeLessThan(400);
		}
	});

	test("the sample rows use existing pictures with their alternative texts", () => {
		const main = [...seed.matchAll(/'(\/media\/projects\/[\w-]+\.\w+)', \$t\$(.*?)\$t\$/g)];
		const gallery = [...seed.matchAll(/"url":"(\/media\/projects\/[^"]+)","alt":"([^"]+)"/g)];
		const shown = [...main, ...gallery].map(([, address = "", alt]) => [address, alt]);
		expect(main).toHaveLength(sampleProjects);
		expect(gallery).not.toEqual([]);
		expect(shown).toEqual(shown.map(([address = ""]) => [address, manifest[/^\/media\/(.+)\.webp$/.exec(address)?.[1] ?? ""]?.alt]));
		expect(new Set(shown.map(([address]) => address)).size).toBe(shown.length);
		for (const [address = ""] of shown) expect(existsSync(join(ROOT, "public", address)), address).toBe(true);
	});

	test("every sample client has a mark", () => {
		const marks = [...seed.matchAll(/'(\/media\/clients\/[\w-]+\.svg)'/g)].map(([, address = ""]) => address);
		expect(marks).toHaveLength(sampleProjects);
		expect(new Set(marks).size).toBe(marks.length);
		for (const address of marks) expect(existsSync(join(ROOT, "public", address)), address).toBe(true);
	});
});

describe("link previews and icons", () => {
	const projects = [...seed.matchAll(/'\/media\/projects\/([\w-]+)-1\.webp'/g)].map(([, slug]) => `project-${slug}`);

	test("every sample project has a card", () => expect(projects).toHaveLength(sampleProjects));

	test.each([...socialCards.map(({ name }) => name), ...projects])("the social picture of %s is a JPEG of 1200 by 630", async (name) => {
		const { width, height, format } = await sharp(join(ROOT, "public", paths.socialPicture(name))).metadata();
		expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
	});

	test("the icons of the web manifest and the document exist in the stated sizes", async () => {
		const { icons } = webManifest;
		expect(icons.some((icon) => "purpose" in icon && icon.purpose === "maskable")).toBe(true);
		for (const { src, sizes } of [...icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
			const { width, height } = await sharp(join(ROOT, "public", src)).metadata();
			expect(`${width}x${height}`, src).toBe(sizes);
		}
		const document = readFileSync(join(ROOT, "index.html"), "utf8");
		const linked = [...document.matchAll(/href="(\/[\w.-]+)"/g)].map(([, path = ""]) => path);
		expect(linked).toContain("/site.webmanifest");
		for (const path of linked.filter((path) => path !== "/site.webmanifest"))
			expect(existsSync(join(ROOT, "public", path)), path).toBe(true);
	});
});
