import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { JSDOM } from "jsdom";
import type { PublishedRows } from "../../src/app/row-pages.ts";
import { type RowJob, type RowRenderer, type RowResult, renderRows } from "./row-renderer.mjs";

/** Starting workers costs more than rendering this many rows. */
const FEW_ROWS = 40;
const BATCH = 20;
const MAX_WORKERS = 4;

const MANIFEST = "manifest.json";

/** The page of one row. Its document without a style sheet is a file of the cache. */
export interface RowDocument {
	path: string;
	/** The words of the document that the style sheet can use, separated by spaces. */
	words: string;
	/** The SHA-256 of the document. */
	digest: string;
	read: () => Buffer;
}

interface Entry {
	/** Null for a row without a page of its own. */
	path: string | null;
	words: string;
	digest: string;
	/** Bytes, and the moment of the last change: a file with both unchanged isn't read. */
	size: number;
	changed: number;
}

interface Manifest {
	/** Many pages have the same words. */
	words: string[];
	pages: Record<string, Omit<Entry, "words"> & { words: number }>;
}

interface RowSite {
	/** Folder for documents of earlier builds; it can be missing or damaged. */
	cache: string;
	/** Keeps the documents of others in the cache: a site that is published at the same moment can still need them. */
	keepsOthers?: boolean;
	/** Throws when the documents come from another build: the cache then doesn't list them. */
	check?: () => void;
	/** Whatever a document depends on beside its row. */
	fingerprint: string;
	/** Address of the built renderer for workers; without it rows are rendered in this thread. */
	bundle?: string | undefined;
	createDocument: (path: string, parts: NonNullable<RowResult["parts"]>) => string;
	findWords: (html: string) => string;
	warn: (path: string, reason: string) => void;
}

/** The pages of rows, rendered only where the row or the build has changed. See docs/decisions.md, "Pages of unchanged rows come from a cache". */
export async function rowDocuments(renderer: RowRenderer, rows: PublishedRows, site: RowSite): Promise<RowDocument[]> {
	mkdirSync(site.cache, { recursive: true });
	const getFile = (key: string) => join(site.cache, `${key}.html`);
	const known = readManifest(site.cache);
	const jobs = createJobs(rows, site.fingerprint);
	const entries = new Map<string, Entry>();
	for (const { key } of jobs) {
		const entry = known.get(key);
		const checked = entry?.path ? unchanged(entry, getFile(key)) : entry;
		if (checked) entries.set(key, checked);
	}
	const accept = ({ key, path, parts, error }: RowResult) => {
		if (error !== null) return site.warn(path ?? "a row without an address", error);
		if (path === null || parts === null) return entries.set(key, { path: null, words: "", digest: "", size: 0, changed: 0 });
		const html = site.createDocument(path, parts);
		writeFileSync(getFile(key), html);
		const { size, mtimeMs } = statSync(getFile(key));
		entries.set(key, { path, words: site.findWords(html), digest: computeDigest(html), size, changed: mtimeMs });
	};
	await renderAll(
		renderer,
		jobs.filter(({ key }) => !entries.has(key)),
		site.bundle,
		accept,
	);
	site.check?.();
	writeManifest(site.cache, site.keepsOthers ? new Map([...readManifest(site.cache), ...entries]) : entries);
	if (!site.keepsOthers) keepOnly(site.cache, entries);
	return jobs.flatMap(({ key }) => {
		const { path, words = "", digest = "" } = entries.get(key) ?? {};
		return path ? [{ path, words, digest, read: () => readFileSync(getFile(key)) }] : [];
	});
}

function createJobs({ projects, posts }: PublishedRows, fingerprint: string): RowJob[] {
	const print = computeDigest(fingerprint);
	const job = (kind: RowJob["kind"]) => (row: unknown) => ({ key: computeDigest(`${print} ${kind} ${toText(row)}`), kind, row });
	return [...projects.map(job("projects")), ...posts.map(job("posts"))];
}

/** A row that can't be written as text fails again when it is rendered, which names it. */
function toText(row: unknown): string {
	try {
		return JSON.stringify(row);
	} catch {
		return "damaged";
	}
}

async function renderAll(renderer: RowRenderer, jobs: RowJob[], bundle: string | undefined, accept: (result: RowResult) => void) {
	if (!bundle || jobs.length <= FEW_ROWS) {
		const { window } = new JSDOM("");
		for (const job of jobs) for (const result of await renderRows(renderer, window, [job])) accept(result);
		return;
	}
	const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_none, at) => jobs.slice(at * BATCH, (at + 1) * BATCH));
	const count = Math.min(availableParallelism(), MAX_WORKERS, batches.length);
	const ended = await Promise.allSettled(Array.from({ length: count }, () => runWorker(bundle, batches, accept)));
	for (const one of ended) if (one.status === "rejected") throw one.reason;
}

/** One worker, which gets a batch for each answer until none is left. Rejects when it crashes. */
function runWorker(prerenderBundle: string, batches: RowJob[][], accept: (result: RowResult) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(join(import.meta.dirname, "row-renderer.mjs"), {
			workerData: { prerenderBundle, storedFacts: globalThis.storedFacts },
		});
		let batch: RowJob[] | undefined;
		const fail = (reason: string) => {
			batches.length = 0;
			reject(new Error(`A worker that renders pages stopped${batch ? ` at ${formatAddresses(batch)}` : ""}: ${reason}`));
			void worker.terminate();
		};
		worker.on("error", (error) => fail(error instanceof Error ? error.message : String(error)));
		worker.on("exit", (code) => fail(`exit code ${code}`));
		worker.on("message", (results: RowResult[]) => {
			try {
				for (const result of results) accept(result);
			} catch (error) {
				return fail(String(error));
			}
			batch = batches.shift();
			if (batch) return worker.postMessage(batch);
			resolve();
			void worker.terminate();
		});
	});
}

const formatAddresses = (jobs: RowJob[]): string =>
	jobs.map(({ kind, row }) => `${kind} ${typeof row === "object" && row !== null && "slug" in row ? String(row.slug) : "?"}`).join(", ");

/** The SHA-256 of a file or text, in hexadecimal. */
export const computeDigest = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

/** The entry when it still describes the file. A restored cache can have other dates, so the content decides. */
function unchanged(entry: Entry, file: string): Entry | undefined {
	const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
	if (size !== entry.size || mtimeMs === undefined) return;
	if (mtimeMs === entry.changed) return entry;
	return computeDigest(readFileSync(file)) === entry.digest ? { ...entry, changed: mtimeMs } : undefined;
}

function readManifest(cache: string): Map<string, Entry> {
	try {
		const { words, pages }: Manifest = JSON.parse(readFileSync(join(cache, MANIFEST), "utf8"));
		return new Map(
			Object.entries(pages).flatMap(([key, page]): [string, Entry][] => {
				const own = words[page.words];
				return typeof own === "string" ? [[key, { ...page, words: own }]] : [];
			}),
		);
	} catch {
		return new Map();
	}
}

function writeManifest(cache: string, entries: Map<string, Entry>): void {
	const words = new Map<string, number>();
	const pages: Manifest["pages"] = {};
	for (const [key, entry] of entries) {
		const at = words.get(entry.words) ?? words.size;
		words.set(entry.words, at);
		pages[key] = { ...entry, words: at };
	}
	writeFileSync(join(cache, MANIFEST), JSON.stringify({ words: [...words.keys()], pages } satisfies Manifest));
}

function keepOnly(cache: string, entries: Map<string, Entry>): void {
	for (const name of readdirSync(cache))
		if (name.endsWith(".html") && !entries.has(name.slice(0, -".html".length))) rmSync(join(cache, name));
}
