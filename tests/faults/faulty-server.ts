import { vi } from "vitest";
import { account, sessionAnswer } from "../support/data/auth-harness";
import { KEY } from "../support/data/backend-harness";
import { post, project } from "../support/data/backup-fixture";
import { pictureRow } from "../support/data/pictures-harness";
import { stubEnvironment } from "../support/environment";
import type { Fault } from "./fault-matrix";

const DAY_MS = 86_400_000;
const ORIGIN = "https://project.example.com";

export const stored = { project: { ...project(1), version: 3 }, post: { ...post(1), status: "published", version: 3 } };

/** The fault that lasts, an answer to every request for data, each request so far, and the number of files that the page has saved. */
export const world: { fault: Fault | null; hostile: Hostile | null; asked: string[]; files: number; clockAhead: number } = {
	fault: null,
	hostile: null,
	asked: [],
	files: 0,
	clockAhead: 0,
};

/** What no page may show and no log may have. */
export const LEAK = "permission denied for table";

type Healthy = () => Response;
/** An answer in place of the healthy one, or null. */
type Hostile = (path: string) => Response | null;
type Answering = (signal: AbortSignal | null | undefined, healthy: Healthy) => Promise<Response>;

const refuse =
	(status: number): Answering =>
	async () =>
		Response.json({ message: LEAK }, { status });
const say =
	(text: string, type = "application/json"): Answering =>
	async () =>
		new Response(text, { status: 200, headers: { "content-type": type } });
const silence: Answering = (signal) =>
	new Promise((_resolve, reject) => {
		const stop = () => reject(new DOMException("Aborted", "AbortError"));
		if (signal?.aborted) stop();
		signal?.addEventListener("abort", stop);
	});
const lose: Answering = async () => {
	throw new TypeError("Failed to fetch");
};
const healthily: Answering = async (_signal, healthy) => healthy();

const answering: Record<Fault, Answering> = {
	"500": refuse(500),
	"401": refuse(401),
	"403": refuse(403),
	"404": refuse(404),
	"409": refuse(409),
	"429": refuse(429),
	"time-out": silence,
	"connection reset": lose,
	"malformed JSON": say('[{"id":'),
	"HTML instead of JSON": say("<!doctype html><title>Sign in to this network</title>", "text/html"),
	"empty body": say(""),
	"10 s delay": (signal, healthy) =>
		Promise.race([silence(signal, healthy), new Promise<Response>((resolve) => setTimeout(() => resolve(healthy()), 10_000))]),
	offline: lose,
	"storage blocked": healthily,
	"full storage": healthily,
	"clock a day ahead": healthily,
};

const inBrowser: Partial<Record<Fault, () => void>> = {
	offline: () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		dispatchEvent(new Event("offline"));
	},
	"storage blocked": () => {
		for (const store of ["localStorage", "sessionStorage"] as const)
			vi.spyOn(globalThis, store, "get").mockImplementation(() => {
				throw new DOMException("Access is denied for this document.", "SecurityError");
			});
	},
	"full storage": () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
		});
	},
	"clock a day ahead": () => {
		world.clockAhead = DAY_MS;
		vi.setSystemTime(Date.now() + DAY_MS);
	},
};

export function begin(fault: Fault): void {
	world.fault = fault;
	inBrowser[fault]?.();
}

/** Ends what comes from outside. Storage and clock stay as they are. */
export function repair(): void {
	const wasOffline = world.fault === "offline";
	world.fault = null;
	if (!wasOffline) return;
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
	dispatchEvent(new Event("online"));
}

/** Replaces what leaves the page: requests, uploads, downloads and the drawing of pictures, which jsdom lacks. */
export function startServer(): void {
	Object.assign(world, { fault: null, hostile: null, asked: [], files: 0, clockAhead: 0 });
	stubEnvironment({ VITE_SUPABASE_URL: ORIGIN, VITE_SUPABASE_ANON_KEY: KEY, VITE_MAIL_RELAY_URL: `${ORIGIN}/functions/v1` });
	vi.stubGlobal("fetch", ask);
	vi.stubGlobal("XMLHttpRequest", FaultyUpload);
	addWhatJsdomLacks();
}

/** Digests and files take real time, which the fake clock doesn't see. */
const realWork = new Set<Promise<unknown>>();

function track<T>(work: Promise<T>): Promise<T> {
	realWork.add(work);
	void work.finally(() => realWork.delete(work));
	return work;
}

/** Ends when no digest and no reading of a file is running. */
export async function realWorkDone(): Promise<void> {
	while (realWork.size > 0) await Promise.allSettled(realWork);
}

function addWhatJsdomLacks(): void {
	const digest = crypto.subtle.digest.bind(crypto.subtle);
	vi.spyOn(crypto.subtle, "digest").mockImplementation((...parts) => track(digest(...parts)));
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.stubGlobal("scrollTo", () => {});
	vi.stubGlobal("createImageBitmap", async () => ({ width: 400, height: 250, close() {} }));
	vi.stubGlobal("OffscreenCanvas", DrawnPicture);
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
	Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {}, setPointerCapture() {} });
	Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
	Object.assign(Blob.prototype, {
		async text(this: Blob) {
			return new TextDecoder().decode(await readBytes(this));
		},
		arrayBuffer(this: Blob) {
			return readBytes(this);
		},
	});
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
	const createObjectURL = () => {
		world.files += 1;
		return "blob:file";
	};
	Object.assign(URL, { createObjectURL, revokeObjectURL() {} });
}

function openDialog(this: HTMLDialogElement): void {
	this.open = true;
}
function closeDialog(this: HTMLDialogElement): void {
	this.open = false;
}

function readBytes(file: Blob): Promise<ArrayBuffer> {
	return track(
		new Promise((resolve) => {
			const reader = new FileReader();
			reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
			reader.readAsArrayBuffer(file);
		}),
	);
}

class DrawnPicture {
	getContext() {
		return { drawImage() {}, fillRect() {} };
	}
	async convertToBlob({ type }: { type: string }) {
		return new Blob(["picture"], { type });
	}
}

// One function for the whole file: the clients keep the fetch of their first request.
const ask: typeof fetch = (input, init = {}) => {
	const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
	const method = init.method ?? "GET";
	const body = typeof init.body === "string" ? init.body : "";
	world.asked.push(`${method} ${url.pathname}${url.search} ${body}`);
	const healthy = () => world.hostile?.(url.pathname) ?? answer(method, url, body);
	return world.fault ? answering[world.fault](init.signal, healthy) : Promise.resolve(healthy());
};

class FaultyUpload extends EventTarget {
	readonly upload = new EventTarget();
	readonly #control = new AbortController();
	#path = "";
	status = 0;
	responseText = "";

	open(_method: string, url: string) {
		this.#path = new URL(url).pathname;
	}
	setRequestHeader() {}
	abort() {
		this.#control.abort();
	}
	async send() {
		world.asked.push(`POST ${this.#path}`);
		const kept = () => Response.json({ Key: this.#path.split("/object/")[1] });
		const given = await (world.fault ? answering[world.fault] : healthily)(this.#control.signal, kept).catch(() => null);
		if (given) Object.assign(this, { status: given.status, responseText: await given.text() });
		this.dispatchEvent(new Event("loadend"));
	}
}

const listed = (rows: object[]): Response =>
	Response.json(rows, { headers: { "content-range": rows.length > 0 ? `0-${rows.length - 1}/${rows.length}` : "*/0" } });

/** A new session, dated by the server's clock. */
function session(): Response {
	const now = Date.now();
	vi.setSystemTime(now - world.clockAhead);
	const answered = Response.json(sessionAnswer(account()));
	vi.setSystemTime(now);
	return answered;
}

function answer(method: string, { pathname, searchParams }: URL, body: string): Response {
	const what = pathname.replace(/^\/(rest|auth|functions)\/v1\//, "");
	const table = { portfolios: stored.project, blogs: stored.post }[what];
	if (table && method === "PATCH") return listed([{ ...table, ...JSON.parse(body), version: 4 }]);
	if (table) return listed(searchParams.get("id")?.startsWith("gt.") ? [] : [table]);
	switch (`${method} ${what}`) {
		case "POST token":
			return session();
		case "GET user":
			return Response.json(account());
		case "POST logout":
			return new Response(null, { status: 204 });
		case "POST rpc/is_administrator":
			return Response.json(true);
		case "POST rpc/content_state":
			return Response.json({ projects: 1, blogs: 1, state: "state 1" });
		case "POST rpc/restore_backup":
			return Response.json({ projects: counted, blogs: counted });
		case "POST rpc/site_build_state":
			return Response.json({ changedAt: null, requestedAt: null, failedAt: null, failure: null });
		case "POST pictures":
			return listed([pictureRow(JSON.parse(body))]);
		case "POST send-email":
			return Response.json({ ok: true });
		default:
			return method === "HEAD" ? new Response(null, { status: 404 }) : listed([]);
	}
}

const counted = { added: 0, changed: 1, removed: 0, unchanged: 0 };
