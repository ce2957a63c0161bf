import { describe, expect, test } from "vitest";
import { addressOn } from "../pictures/picture-address";
import { createAddressRewriter, findPictureFiles, listExpectedVariants } from "./picture-addresses";

const FILE = "0123456789abcdef0123cs1600-board.webp";
const COPY = "0123456789abcdef0123w800-board.webp";
const OTHER = "fedcba9876543210fedc-other.png";
const FOLDER = "/storage/v1/object/public/pictures/";
const OLD = `https://oldref.supabase.co${FOLDER}`;
const NEW = `https://newref.supabase.co${FOLDER}`;

const on = (supabaseUrl: string) =>
	createAddressRewriter(new Set([FILE, COPY, "logo.avif"]), (name) => addressOn(supabaseUrl, "https://studio.example.com", name));
const moved = on("https://newref.supabase.co");

describe("showFiles", () => {
	test.each([
		["an address of another project", `${OLD}${FILE}`, `${NEW}${FILE}`],
		["an address with a port", `http://127.0.0.1:54321${FOLDER}${FILE}`, `${NEW}${FILE}`],
		["a path of the embedded backend", `${FOLDER}${FILE}`, `${NEW}${FILE}`],
		["a focal point", `${OLD}${FILE}#at=30x70`, `${NEW}${FILE}#at=30x70`],
		["a smaller copy", `${OLD}${COPY}`, `${NEW}${COPY}`],
		["a short name", `${OLD}logo.avif`, `${NEW}logo.avif`],
		["an address of this site", `${NEW}${FILE}`, `${NEW}${FILE}`],
		[
			"HTML with several pictures",
			`<p><img src="${OLD}${FILE}" alt="A"></p><img srcset='${FOLDER}${COPY} 800w, ${OLD}${FILE} 1600w'>`,
			`<p><img src="${NEW}${FILE}" alt="A"></p><img srcset='${NEW}${COPY} 800w, ${NEW}${FILE} 1600w'>`,
		],
		["an address at the end of a sentence", `See picture:${OLD}${FILE}.`, `See picture:${NEW}${FILE}.`],
		[
			"nested lists and records",
			[{ url: `${OLD}${FILE}`, alt: "A board" }, `${FOLDER}${FILE}`, { more: { deep: [`${OLD}${COPY}`, 4, null, true] } }],
			[{ url: `${NEW}${FILE}`, alt: "A board" }, `${NEW}${FILE}`, { more: { deep: [`${NEW}${COPY}`, 4, null, true] } }],
		],
	])("moves %s", (_what, value, expected) => {
		expect(moved(value)).toEqual(expected);
		expect(moved(expected)).toEqual(expected);
	});

	test.each([
		["a file that isn't there", `${OLD}${OTHER}`],
		["a longer name", `${OLD}${FILE}.png`],
		["a folder with the name of a file", `${OLD}${FILE}/a.webp`],
		["a path inside another site's address", `https://example.com/mirror${FOLDER}${FILE}`],
		["an address with another scheme", `ftp://oldref.supabase.co${FOLDER}${FILE}`],
		["another bucket", `https://oldref.supabase.co/storage/v1/object/public/films/${FILE}`],
		["a picture of the site", "/media/board.webp"],
		["a name alone", FILE],
		["a label", { [`${OLD}${FILE}`]: "12" }],
		["nothing", null],
	])("leaves %s", (_what, value) => {
		expect(moved(value)).toEqual(value);
	});

	test("gives a path when the new backend has the origin of the pages", () => {
		expect(on("https://studio.example.com")(`<img src="${OLD}${FILE}#at=1x2">`)).toBe(`<img src="${FOLDER}${FILE}#at=1x2">`);
	});
});

test.each([
	[FILE, ["0123456789abcdef0123card-board.jpg", ...[480, 800, 1200].map((width) => `0123456789abcdef0123w${width}-board.webp`)]],
	["0123456789abcdef0123s800-board.webp", ["0123456789abcdef0123w480-board.webp"]],
	["0123456789abcdef0123c-board.webp", ["0123456789abcdef0123card-board.jpg"]],
	["0123456789abcdef0123-board.webp", []],
	["logo.avif", []],
])("reads from the name which files belong to %s", (path, names) => {
	expect(listExpectedVariants(path)).toEqual(names);
});

test("finds the files of pictures, with their cards and copies", () => {
	const card = "0123456789abcdef0123card-board.jpg";
	const files = new Map([FILE, card, OTHER, COPY, "fedcba9876543210fedcw800-other.png"].map((name) => [name, null]));
	expect([...findPictureFiles([{ path: FILE }], files)]).toEqual([FILE, card, COPY]);
	expect([...findPictureFiles([{ path: OTHER }], files)]).toEqual([OTHER]);
	files.delete(FILE);
	expect([...findPictureFiles([{ path: FILE }], files)]).toEqual([]);
});
