// @vitest-environment jsdom

import type { FileEntry } from "@zip.js/zip.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { json, stubBackend } from "../../../tests/support/data/backend-harness";
import { HeldUpload, holdUploads, pictureRow, storeSession } from "../../../tests/support/data/pictures-harness";
import { SETTINGS_ID } from "../settings/schema";
import type { Archive, LeadCopy, PictureCopy } from "./archive";
import { addLeads, addPictures, findMissingParts, restoreSettings } from "./missing-parts";

// jsdom lacks the streams that zip files need.
vi.mock("@zip.js/zip.js/lib/zip-core-native.js", () => ({ BlobWriter: class {}, configure() {} }));

const MADE = "2026-11-20T10:00:00Z";
const signal = new AbortController().signal;

const lead = (number: number, values: Partial<LeadCopy> = {}): LeadCopy => ({
	id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
	idempotency_key: `key-000${number}`,
	name: "Ada",
	email: null,
	phone: null,
	subject: "Hi",
	body: "Hello",
	source: null,
	sender_hash: "hash",
	delivery: "sent",
	delivery_note: null,
	suspicion: null,
	status: "read",
	notes: "",
	follow_up_on: null,
	replies: [],
	created_at: "2024-01-01T10:00:00Z",
	...values,
});

interface Library {
	pictures: { id: string; path: string }[];
	files: string[];
}

let sent: unknown = null;
function startSite(months: string | null, present: readonly LeadCopy[] = [], library: Library = { pictures: [], files: [] }): void {
	stubBackend(async (input, init = {}) => {
		const { pathname, searchParams } = new URL(String(input));
		if (pathname.includes("/storage/")) return json(library.files.map((name) => ({ name })));
		if (init.method === "POST" || init.method === "PATCH") sent = JSON.parse(String(init.body));
		if (init.method === "POST") return json([sent].flat());
		if (pathname.endsWith("/site_settings"))
			return json([{ id: SETTINGS_ID, version: 1, updated_at: "2026-11-01T10:00:00Z", lead_months: months }]);
		const isFirstPage = !searchParams.has("id");
		if (pathname.endsWith("/pictures")) return json(isFirstPage ? library.pictures : []);
		return json(pathname.endsWith("/leads") && isFirstPage ? present.map(({ id }) => ({ id })) : []);
	});
	storeSession();
}

const archiveOf = (...leads: LeadCopy[]): Archive => ({ backup: "", pictures: [], leads, settings: {}, files: new Map() });
const find = (...leads: LeadCopy[]) => findMissingParts(archiveOf(...leads), MADE, signal);

beforeEach(() => {
	localStorage.clear();
	sent = null;
	vi.setSystemTime("2026-11-22T10:00:00Z");
	return () => vi.useRealTimers();
});

describe("leads of a zip", () => {
	const quiet = { updated_at: "2025-11-22T09:00:00Z" };
	const recent = { updated_at: "2025-11-22 11:00:00+00" };

	test("are left out and counted when the period of the site has passed", async () => {
		startSite("12", [lead(1)]);
		const waiting = { ...quiet, follow_up_on: "2026-11-22" };
		const { leads, expired } = await find(
			lead(1, quiet),
			lead(2, quiet),
			lead(3, recent),
			lead(4, { ...quiet, status: "won" }),
			lead(5, waiting),
			lead(6, { ...quiet, follow_up_on: "2026-11-21" }),
		);
		expect(leads).toEqual([lead(3, recent), lead(4, { ...quiet, status: "won" }), lead(5, waiting)]);
		expect(expired).toBe(2);
	});

	test("are all offered when the site has no period", async () => {
		startSite(null);
		expect(await find(lead(2, quiet))).toMatchObject({ leads: [lead(2, quiet)], expired: 0 });
	});

	test("count from the day of the file when it is from before it had their last activity", async () => {
		startSite("12");
		expect((await find(lead(2))).leads).toEqual([lead(2, { updated_at: MADE })]);
	});

	test("come back with the moment of their last activity", async () => {
		startSite(null);
		await addLeads([lead(2, quiet)], () => {}, signal);
		expect(sent).toEqual([lead(2, quiet)]);
	});
});

test("settings of a zip keep the others as they are now", async () => {
	startSite("12");
	await restoreSettings({ hours: "Every day", phone: null });
	expect(sent).toMatchObject({ hours: "Every day", phone: null, lead_months: "12" });
});

test("a damaged picture is left out, and the others are restored", async () => {
	const pictures = ["bad", "good"].map((name) => pictureRow({ id: name, path: `${name}.webp` }));
	const entry = (getData: () => Promise<Blob>) => ({ uncompressedSize: 3, getData }) as Partial<FileEntry> as FileEntry;
	const files = new Map([
		["bad.webp", entry(() => Promise.reject(new Error("Invalid signature")))],
		["good.webp", entry(async () => new Blob(["abc"], { type: "image/webp" }))],
	]);
	startSite(null);
	const begun = holdUploads();
	const onEnd = vi.fn();
	const ended = addPictures({ ...archiveOf(), pictures, files }, pictures, () => {}, signal, onEnd);
	(await begun()).answer(200);
	await ended;
	expect(onEnd.mock.calls).toEqual([
		[pictures[0], true],
		[pictures[1], false],
	]);
	expect(HeldUpload.all.map(({ url }) => url.split("/").at(-1))).toEqual(["good.webp"]);
});

test("pictures of a zip are offered when the library lacks them, or their files", async () => {
	const pictures = ["here", "lost", "new", "other"].map((id) => ({ id, path: `${id}.webp` }) as PictureCopy);
	const files = new Map(pictures.map(({ path }) => [path, {} as FileEntry]));
	const listed = [...pictures.filter(({ id }) => id === "here" || id === "lost"), { id: "other", path: "replaced.webp" }];
	startSite(null, [], { pictures: listed, files: ["here.webp"] });
	const missing = await findMissingParts({ ...archiveOf(), pictures, files }, MADE, signal);
	expect(missing.pictures.map(({ id }) => id)).toEqual(["lost", "new"]);
	expect(missing.absent).toEqual(missing.pictures);
});

test("a picture of a zip is offered when the site lacks a link card or a copy that the zip has", async () => {
	const [random, id] = ["1".repeat(20), "board"];
	const names = {
		own: `${random}cs800-board.webp`,
		card: `${random}card-board.jpg`,
		copy: `${random}w480-board.webp`,
		point: `${random}card30x70-board.jpg`,
	};
	const picture = { id, path: names.own } as PictureCopy;
	const offered = async (inZip: string[], onSite: string[]) => {
		startSite(null, [], { pictures: [picture], files: onSite });
		const files = new Map(inZip.map((name) => [name, {} as FileEntry]));
		const { pictures, absent } = await findMissingParts({ ...archiveOf(), pictures: [picture], files }, MADE, signal);
		return pictures.length - absent.length;
	};
	const all = Object.values(names);
	expect(await offered(all, all)).toBe(0);
	for (const lost of [names.card, names.copy, names.point]) {
		const others = all.filter((name) => name !== lost);
		expect(await offered(all, others), lost).toBe(1);
	}
	expect(await offered([names.own], [names.own])).toBe(0);
});
