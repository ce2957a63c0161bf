import { createHash, randomBytes } from "node:crypto";

const ADMIN = { email: "admin@kalpa.example", password: "kalpa-demo-2026" };
const KEY = "sb_publishable_embedded_kalpa_studio_demo";
/** A PNG begins with this; the bytes after it are random. */
const PNG = Buffer.from("89504e470d0a1a0a", "hex");

/**
 * What was sent and what was answered. A number marks each save and each restore.
 *
 * @typedef {{ sent: number, answered: number }} Progress
 * @typedef {{ saves: Progress, restores: Progress, pictures: Set<string>, counts: Record<"saves" | "restores" | "uploads", number> }} Journal
 */

/** @returns {Journal} */
export function newJournal() {
	return {
		saves: { sent: 0, answered: 0 },
		restores: { sent: 0, answered: 0 },
		pictures: new Set(),
		counts: { saves: 0, restores: 0, uploads: 0 },
	};
}

/** The administrator's requests. */
export class Admin {
	/** @param {string} origin @param {string} token */
	constructor(origin, token) {
		this.origin = origin;
		this.token = token;
	}

	/** @param {string} origin @returns {Promise<Admin>} signed in */
	static async signIn(origin) {
		const reply = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
			method: "POST",
			headers: { apikey: KEY, "content-type": "application/json" },
			body: JSON.stringify(ADMIN),
		});
		/** @type {{ access_token?: string }} */
		const { access_token: token } = await reply.json();
		if (!token) throw new Error(`The sign-in answered ${reply.status}.`);
		return new Admin(origin, token);
	}

	/**
	 * @param {string} method @param {string} path @param {unknown} [content] JSON, or bytes of a picture
	 * @returns {Promise<Response>}
	 */
	call(method, path, content) {
		const isFile = Buffer.isBuffer(content);
		return fetch(this.origin + path, {
			method,
			headers: {
				apikey: KEY,
				authorization: `Bearer ${this.token}`,
				"content-type": isFile ? "image/png" : "application/json",
				prefer: "return=representation",
			},
			...(content === undefined ? {} : { body: isFile ? new Uint8Array(content) : JSON.stringify(content) }),
			signal: AbortSignal.timeout(60_000),
		});
	}

	/** @param {string} path @returns {Promise<any>} the rows @throws {Error} unless the answer is one */
	async read(path) {
		const reply = await this.call("GET", path);
		if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
		return reply.json();
	}
}

/** Every column that shows whether a row was written in whole. @param {number} number */
export function savedValues(number) {
	const text = `Save ${number}. ${"Words that fill a page of the table. ".repeat(40)}`;
	return {
		title: `Save ${number}`,
		client: `Client ${number}`,
		challenge: text,
		solution: text,
		testimonial: text,
		seo_title: `Save ${number}`,
	};
}

/** @param {number} number */
export const restoredClient = (number) => `Restore ${number}`;

/**
 * Saves, restores and uploads at the same time, until the server is killed.
 *
 * @param {Admin} admin @param {Journal} journal @param {{ saved: string, restored: Record<string, unknown>[] }} rows
 */
export async function work(admin, journal, rows) {
	await Promise.all([
		repeat(() => save(admin, journal, rows.saved)),
		repeat(() => restore(admin, journal, rows.restored)),
		repeat(() => upload(admin, journal)),
	]);
}

/** @param {() => Promise<void>} step */
async function repeat(step) {
	for (;;) {
		try {
			await step();
		} catch (error) {
			// The server is gone. Any other failure has an answer.
			if (error instanceof TypeError) return;
			throw error;
		}
	}
}

/** @param {Response} reply @param {string} what */
async function finish(reply, what) {
	const text = await reply.text();
	if (!reply.ok) throw new Error(`${what} answered ${reply.status}: ${text}`);
	return text;
}

/** @param {Admin} admin @param {Journal} journal @param {string} id */
async function save(admin, journal, id) {
	const number = ++journal.saves.sent;
	const text = await finish(await admin.call("PATCH", `/rest/v1/portfolios?id=eq.${id}&select=version`, savedValues(number)), "A save");
	if (JSON.parse(text).length !== 1) throw new Error("A save changed no row.");
	journal.saves.answered = number;
	journal.counts.saves += 1;
}

/** @param {Admin} admin @param {Journal} journal @param {Record<string, unknown>[]} rows */
async function restore(admin, journal, rows) {
	const number = ++journal.restores.sent;
	const projects = rows.map((row) => ({ ...row, client: restoredClient(number) }));
	await finish(await admin.call("POST", "/rest/v1/rpc/restore_backup", { backup: { projects, blogs: [] }, mode: "merge" }), "A restore");
	journal.restores.answered = number;
	journal.counts.restores += 1;
}

/** @param {Admin} admin @param {Journal} journal */
async function upload(admin, journal) {
	const bytes = Buffer.concat([PNG, randomBytes(50_000 + Math.floor(Math.random() * 1_500_000))]);
	const name = createName(bytes);
	await finish(await admin.call("POST", `/storage/v1/object/pictures/${name}`, bytes), "An upload");
	const row = { path: name, name, alt: "A test", width: 10, height: 10, bytes: bytes.byteLength };
	await finish(await admin.call("POST", "/rest/v1/pictures?select=id", row), "A picture's row");
	journal.pictures.add(name);
	journal.counts.uploads += 1;
}

/** A picture's name says what it must contain. @param {Uint8Array} bytes */
export const createName = (bytes) => `crash-${createHash("sha256").update(bytes).digest("hex")}.png`;
