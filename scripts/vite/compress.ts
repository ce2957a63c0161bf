import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { copyFile, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".xml"]);
const MIN_BYTES = 600;

/** Quality 11 takes about 150 ms for a page, 6 takes 6 ms and gives 10 % more bytes. */
const BEST = 11;
const FAST = 6;
const MANY_FILES = 200;
/** Grows with the rows: quality 11 takes 2 s for 1 MB. */
const LISTS = /[\\/]lists-\w+\.json$/;
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface CompressOptions {
	/** Names of the contents that the caller knows, by file: these files aren't read again. */
	keys?: ReadonlyMap<string, string>;
	/** Keeps what the cache has of files outside the folder. */
	keepsOthers?: boolean;
}

/** Writes a Brotli and a gzip file beside each text file of a folder. Results are kept in `cache` by the file's content. */
export async function compress(
	folder: string,
	cache: string,
	{ keys = new Map(), keepsOthers = false }: CompressOptions = {},
): Promise<void> {
	mkdirSync(cache, { recursive: true });
	const files = readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name));
	const isRow = (file: string) => /[\\/](blog|case-study)[\\/][^\\/]+\.html$/.test(file);
	const many = files.filter(isRow).length > MANY_FILES;
	const chooseQuality = (file: string) => (many && (isRow(file) || LISTS.test(file)) ? FAST : BEST);
	const kept = new Set(readdirSync(cache));
	const used = new Set<string>();
	const waiting = [...files];
	const next = async (): Promise<void> => {
		for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressOne(file, chooseQuality(file));
	};
	const compressOne = async (file: string, quality: number) => {
		const known = keys.get(file);
		const name = known && `${known}-${quality}`;
		if (name && kept.has(`${name}.br`) && kept.has(`${name}.gz`)) return takeFrom(name, file);
		const bytes = await readFile(file);
		if (bytes.length < MIN_BYTES) return;
		const key = name ?? `${createHash("sha256").update(bytes).digest("hex")}-${quality}`;
		if (!(kept.has(`${key}.br`) && kept.has(`${key}.gz`))) {
			await keep(join(cache, `${key}.br`), await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
			await keep(join(cache, `${key}.gz`), await toGzip(bytes, { level: 9 }));
		}
		await takeFrom(key, file);
	};
	const takeFrom = async (key: string, file: string) => {
		for (const end of ["br", "gz"]) {
			used.add(`${key}.${end}`);
			await copyFile(join(cache, `${key}.${end}`), `${file}.${end}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, next));
	if (!keepsOthers) for (const name of kept) if (!used.has(name)) rmSync(join(cache, name));
}

/** A build that stops halfway must not leave half a file. Two files with the same content are kept at the same time. */
async function keep(file: string, bytes: Buffer): Promise<void> {
	const draft = `${file}.${randomUUID()}.new`;
	try {
		await writeFile(draft, bytes);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
