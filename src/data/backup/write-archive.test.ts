// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { startSite } from "../../../tests/support/admin/archive-site";
import { readText } from "../../../tests/support/admin/downloads";
import type { Replies, Reply } from "../../../tests/support/data/auth-harness";
import { backupOf } from "../../../tests/support/data/backup-fixture";
import { writeArchive } from "./archive";
import { listFileNames } from "./site-parts";

vi.mock("@zip.js/zip.js/lib/zip-core-native.js", () => import("../../../tests/support/admin/zip-files"));

const FILE = "GET /storage/v1/object/public/pictures/";
const LIST = "POST /storage/v1/object/list/pictures";
const { signal } = new AbortController();

const picture = (number: number, name = "-board.webp") => ({
	id: `00000000-0000-4000-8000-00000000000${number}`,
	path: `${`${number}`.repeat(20)}${name}`,
	name: `Board ${number}.png`,
	alt: "",
	width: 1600,
	height: 1000,
	bytes: 4,
});
const [first, second] = [picture(1), picture(2)];

/** Writes the zip of a site with two pictures, where the file of the first one gets this answer. */
async function write(answer: Reply) {
	startSite({
		pictures: [first, second],
		instead: { [FILE + first.path]: answer, [FILE + second.path]: [200, "second"] },
	});
	return writeArchive(await backupOf({}), () => {}, signal);
}
const namesIn = async (zip: Blob) => Object.keys(JSON.parse((await readText(zip)).slice(2)));

afterEach(() => localStorage.clear());

describe("a zip of the site", () => {
	test.each([
		[404, { message: "Not found" }],
		[400, { statusCode: "404", error: "not_found", message: "Object not found" }],
		[400, { error: "NoSuchKey" }],
	])("lacks a picture whose file is gone, and names it: %i %j", async (status, body) => {
		const { blob, lost } = await write([status, body]);
		expect(lost).toEqual(["Board 1.png"]);
		expect((await namesIn(blob)).filter((name) => name.startsWith("pictures/"))).toEqual([`pictures/${second.path}`]);
	});

	test("names pictures without a link card or a smaller copy", async () => {
		const whole = { ...first, path: `${"1".repeat(20)}s800-board.webp` };
		const beside = `${"1".repeat(20)}w480-board.webp`;
		const pictures = [whole, { ...second, path: `${"2".repeat(20)}cs800-board.webp` }];
		const files = [...pictures.map(({ path }) => path), beside];
		startSite({
			pictures,
			instead: {
				[LIST]: [200, files.map((name) => ({ name }))],
				...Object.fromEntries(files.map((name) => [FILE + name, [200, "file"] satisfies Reply])),
			},
		});
		expect(await writeArchive(await backupOf({}), () => {}, signal)).toMatchObject({ lost: [], incomplete: ["Board 2.png"] });
	});

	test("has a file once when an upload moves the pages of the list", async () => {
		const listed = [...Array.from({ length: 1000 }, (_none, index) => `${index}.webp`), "999.webp", "last.webp"];
		const page: Replies[string] = ({ body: { offset } }) => [
			200,
			listed.slice(Number(offset), Number(offset) + 1000).map((name) => ({ name })),
		];
		startSite({ instead: { [LIST]: page } });
		const names = await listFileNames(signal);
		expect(names).toHaveLength(1001);
		expect(names.at(-1)).toBe("last.webp");
	});

	test.each([
		[400, { statusCode: "503", error: "SlowDown" }, 503],
		[400, { statusCode: "544", error: "DatabaseTimeout" }, 544],
		[400, { message: "Bad request" }, 400],
		[500, {}, 500],
	])("isn't made when the storage can't read a file: %i %j", async (status, body, code) => {
		await expect(write([status, body])).rejects.toMatchObject({ name: "RequestFailed", status: code });
	});
});
