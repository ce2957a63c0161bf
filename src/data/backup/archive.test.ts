import { BlobReader, BlobWriter, TextReader, TextWriter, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import { describe, expect, test } from "vitest";
import { backupOf, project } from "../../../tests/support/data/backup-fixture";
import { getArchiveName, openArchive } from "./archive";
import { MAX_BYTES, serializeBackup } from "./backup-file";
import { readBackup } from "./read-backup";

const PICTURE = {
	id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
	path: "0123456789abcdef0123c-board.webp",
	name: "board.webp",
	alt: "A board",
	width: 1600,
	height: 900,
	bytes: 3,
};

/** A name that ends with a slash is a folder. */
async function zipOf(entries: Record<string, string | Blob>, level = 5): Promise<Blob> {
	const zip = new ZipWriter(new BlobWriter("application/zip"));
	for (const [name, content] of Object.entries(entries))
		if (name.endsWith("/")) await zip.add(name, undefined, { directory: true });
		else await zip.add(name, typeof content === "string" ? new TextReader(content) : new BlobReader(content), { level });
	return zip.close();
}

const whole = async () => ({
	"backup.json": serializeBackup(await backupOf({ projects: [project(1)] })),
	"pictures.json": JSON.stringify([PICTURE]),
	"leads.json": "[]",
	"settings.json": JSON.stringify({ hours: "Every day", phone: "javascript:alert(1)", gone: "x" }),
	[`pictures/${PICTURE.path}`]: new Blob(["abc"]),
});

const refusal = (file: Blob) =>
	openArchive(file).then(
		() => "opened",
		(error: Error) => error.message,
	);

describe("a zip with pictures, leads and settings", () => {
	test("gives back the backup as it was written, and the lists", async () => {
		const entries = await whole();
		const archive = await openArchive(await zipOf(entries));
		expect(archive.backup).toBe(entries["backup.json"]);
		expect((await readBackup(archive.backup, new Date("2026-11-23T00:00:00Z"))).backup.counts.projects).toBe(1);
		expect(archive.pictures).toEqual([PICTURE]);
		expect(archive.settings).toEqual({ hours: "Every day", phone: null });
		expect([...archive.files.keys()]).toEqual([PICTURE.path]);
		expect(getArchiveName("2026-11-22T10:35:07.123Z")).toBe("backup-2026-11-22T10-35-07Z.zip");
	});

	test("ignores files whose name would lead the upload of a copy to another address", async () => {
		const start = PICTURE.path.slice(0, 20);
		const names = [`${start}/%2e%2e/%2e%2e/auth/v1/logout?scope=global&x=.webp`, `${start}?x=.webp`, `${start}#.webp`, `${start}%2F.webp`];
		const entries = Object.fromEntries(names.map((name) => [`pictures/${name}`, "abc"]));
		const archive = await openArchive(await zipOf({ ...(await whole()), ...entries }));
		expect([...archive.files.keys()]).toEqual([PICTURE.path]);
	});

	test("leads a link in the settings to the file on this site", async () => {
		const at = (origin: string, name = PICTURE.path) => `${origin}/storage/v1/object/public/pictures/${name}`;
		const settings = (link: string) => JSON.stringify({ announcement_link: link });
		const open = async (link: string) =>
			(
				await openArchive(await zipOf({ ...(await whole()), "settings.json": settings(link) }), (name) =>
					at("https://new.example.com", name),
				)
			).settings.announcement_link;
		expect(await open(at("https://old.example.com"))).toBe(at("https://new.example.com"));
		expect(await open(at("https://old.example.com", "other.webp"))).toBe(at("https://old.example.com", "other.webp"));
	});

	test("has the last activity of leads, which older files lack", async () => {
		const text = { name: "Ada", email: null, phone: null, subject: "Hi", body: "Hello", source: null, sender_hash: "hash", notes: "" };
		const state = { delivery: "sent", delivery_note: null, suspicion: null, status: "read", follow_up_on: null, replies: [] };
		const older = { id: PICTURE.id, idempotency_key: "key-0001", ...text, ...state, created_at: "2026-03-01T08:00:00Z" };
		const newer = { ...older, updated_at: "2026-03-02T08:00:00Z" };
		const archive = await openArchive(await zipOf({ ...(await whole()), "leads.json": JSON.stringify([older, newer]) }));
		expect(archive.leads).toEqual([older, newer]);
	});

	test("opens without the lists, as an older or shortened file has them", async () => {
		const { "backup.json": backup } = await whole();
		expect(await openArchive(await zipOf({ "backup.json": backup }))).toMatchObject({ pictures: [], leads: [], settings: {} });
	});

	test.each([
		["the files", ""],
		["the folder that they were unpacked to", "backup-2026-11-22T10-35-07Z/"],
		["a folder in another one", "Downloads/backup/"],
	])("opens after someone has packed %s again", async (_what, folder) => {
		const files = Object.entries(await whole()).reverse();
		const others = { ".DS_Store": "x", "pictures/.DS_Store": "x", "pictures/": "" };
		const repacked = Object.fromEntries([...Object.entries(others), ...files].map(([name, content]) => [folder + name, content]));
		const resources = { "__MACOSX/": "", [`__MACOSX/${folder}._backup.json`]: "x", [`__MACOSX/${folder}pictures/._${PICTURE.path}`]: "x" };
		const archive = await openArchive(await zipOf({ ...(folder ? { [folder]: "" } : {}), ...resources, ...repacked }, 9));
		expect(archive.backup).toBe((await whole())["backup.json"]);
		expect([archive.pictures, archive.settings]).toEqual([[PICTURE], { hours: "Every day", phone: null }]);
		expect(await archive.files.get(PICTURE.path)?.getData(new TextWriter(), { checkSignature: true })).toBe("abc");
	});

	test("is refused when it has two backups in folders", async () => {
		const { "backup.json": backup } = await whole();
		expect(await refusal(await zipOf({ "old/backup.json": backup, "new/backup.json": backup }))).toContain("in more than one folder");
		expect((await openArchive(await zipOf({ "backup.json": backup, "old/backup.json": "{}" }))).backup).toBe(backup);
	});

	test("is refused when a list in a folder would unpack to too much", async () => {
		const bytes = Buffer.from(await (await zipOf({ "backup/backup.json": "{}" })).arrayBuffer());
		// The size in the list of files at the end of a zip.
		bytes.writeUInt32LE(MAX_BYTES + 1, bytes.indexOf("PK\x01\x02") + 24);
		expect(await refusal(new Blob([bytes]))).toBe("backup.json in the zip file is larger than 128 MB.");
	});

	test("is refused with the reason when it isn't one", async () => {
		expect(await refusal(new Blob(["no zip"]))).toContain("This zip file is damaged");
		expect(await refusal(await zipOf({ "readme.txt": "Hello" }))).toContain("This zip file has no backup.json");
	});

	test("isn't called damaged when the file was moved or deleted", async () => {
		const gone = new DOMException("The file is gone", "NotReadableError");
		const unreadable = {
			arrayBuffer: () => Promise.reject(gone),
			stream: () => new ReadableStream({ pull: (controller) => controller.error(gone) }),
		};
		const openAfter = async (reads: number) => {
			const file = await zipOf(await whole());
			let left = reads;
			const slice = file.slice.bind(file);
			file.slice = (...range) => {
				const part = slice(...range);
				left -= 1;
				return left < 0 ? Object.assign(part, unreadable) : part;
			};
			return refusal(file);
		};
		let reads = 0;
		for (let found = await openAfter(reads); found !== "opened"; found = await openAfter(reads)) {
			expect(found).toBe("This file can't be read. Check that it wasn't moved or deleted.");
			reads += 1;
		}
		expect(reads).toBeGreaterThan(3);
	});

	test("is refused when a letter of a list has changed", async () => {
		const bytes = Buffer.from(await (await zipOf(await whole(), 0)).arrayBuffer());
		bytes.write("a", bytes.indexOf("A board"));
		expect(await refusal(new Blob([bytes]))).toContain("This zip file is damaged");
	});

	test("opens with a picture that a script has stored under a short name", async () => {
		const short = { ...PICTURE, path: "logo.avif" };
		const archive = await openArchive(await zipOf({ ...(await whole()), "pictures.json": JSON.stringify([short]) }));
		expect(archive.pictures).toEqual([short]);
	});

	for (const [what, change] of [
		["leads out of the folder", { path: "../0123456789abcdef0123-board.webp" }],
		["is no picture", { path: "0123456789abcdef0123-board.html" }],
		["has an id that isn't one", { id: "1" }],
		["is too large", { bytes: 50_000_000 }],
	] as const)
		test(`is refused when a picture ${what}`, async () => {
			const entries = { ...(await whole()), "pictures.json": JSON.stringify([{ ...PICTURE, ...change }]) };
			expect(await refusal(await zipOf(entries))).toContain("pictures.json in the zip file was changed or is damaged");
		});
});
