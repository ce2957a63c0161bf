import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { type App, setExperimental } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

const MAX_BYTES = 10 * 1024 * 1024;

interface StoredFile {
	bytes: Buffer;
	mimetype: string;
	cacheControl: string;
	modified: string;
}

interface FileStore {
	read: (name: string) => Promise<StoredFile | null>;
	write: (name: string, file: StoredFile) => Promise<void>;
	remove: (name: string) => Promise<void>;
}

/** Keeps stored files in memory (null) or a folder. Call it before the backend starts. */
export function storeFiles(app: App, folder: string | null): void {
	app._storageAdapter = adapter(folder ? folderStore(folder) : memoryStore());
}

/** Call it right after `app.init()`, which begins with a warning about what is on by then, and creates the schemas later. */
export function turnOnStorage(): void {
	setExperimental("storage", true);
}

/** The library doesn't export its file-system adapter; this one covers the calls that the site uses. */
function adapter(store: FileStore): StorageAdapter {
	const found = async (bucket: string, key: string) => {
		const file = await store.read(`${bucket}/${key}`);
		if (!file) throw new Error(`The file ${bucket}/${key} is missing from the embedded storage`);
		return file;
	};
	const remove = (bucket: string, key: string) => store.remove(`${bucket}/${key}`);
	return {
		driver: null,
		getObject: async (bucket, key) => {
			const file = await found(bucket, key);
			return { metadata: toMetadata(file), httpStatusCode: 200, body: file.bytes };
		},
		uploadObject: async (bucket, key, _version, body, mimetype, cacheControl) => {
			const file = { bytes: await wholeBody(body), mimetype, cacheControl, modified: new Date().toISOString() };
			await store.write(`${bucket}/${key}`, file);
			return toMetadata(file);
		},
		deleteObject: async (bucket, key) => remove(bucket, key),
		deleteObjects: async (bucket, keys) => void (await Promise.all(keys.map((key) => remove(bucket, key)))),
		copyObject: async (bucket, key, _version, toBucket, toKey) => {
			const file = await found(bucket, key);
			await store.write(`${toBucket}/${toKey}`, file);
			return toMetadata(file);
		},
		headObject: async (bucket, key) => toMetadata(await found(bucket, key)),
		privateAssetUrl: async (bucket, key) => `/storage/v1/object/authenticated/${bucket}/${key}`,
	};
}

function toMetadata({ bytes, mimetype, cacheControl, modified }: StoredFile): Metadata {
	return {
		cacheControl,
		contentLength: bytes.byteLength,
		size: bytes.byteLength,
		mimetype,
		lastModified: new Date(modified),
		eTag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`,
	};
}

/** Counts while reading, because the backend checks only bodies that announce their length. */
async function wholeBody(body: AsyncIterable<Uint8Array> | ReadableStream | Uint8Array): Promise<Buffer> {
	if (body instanceof Uint8Array) return Buffer.from(body);
	const parts: Uint8Array[] = [];
	let size = 0;
	for await (const part of body) {
		size += part.byteLength;
		if (size > MAX_BYTES) throw new Error(`The file is larger than ${MAX_BYTES} bytes`);
		parts.push(part);
	}
	return Buffer.concat(parts);
}

function memoryStore(): FileStore {
	const files = new Map<string, StoredFile>();
	return {
		read: async (name) => files.get(name) ?? null,
		write: async (name, file) => void files.set(name, file),
		remove: async (name) => void files.delete(name),
	};
}

function folderStore(given: string): FileStore {
	const folder = resolve(given);
	const place = (name: string) => {
		const file = join(folder, name);
		if (!file.startsWith(folder + sep)) throw new Error(`${name} is outside the folder of the embedded storage`);
		return file;
	};
	return {
		read: async (name) => {
			const file = place(name);
			try {
				const [bytes, facts] = await Promise.all([readFile(file), readFile(`${file}.facts.json`, "utf8")]);
				return { ...(JSON.parse(facts) as Omit<StoredFile, "bytes">), bytes };
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
				throw error;
			}
		},
		write: async (name, { bytes, ...facts }) => {
			const file = place(name);
			await mkdir(dirname(file), { recursive: true });
			await replace(`${file}.facts.json`, JSON.stringify(facts));
			await replace(file, bytes);
		},
		remove: async (name) => {
			const file = place(name);
			await Promise.all([rm(file, { force: true }), rm(`${file}.facts.json`, { force: true })]);
		},
	};
}

/** Renames a whole new file, so that an interruption or a full disk leaves the old one. */
async function replace(file: string, content: string | Uint8Array): Promise<void> {
	const draft = `${file}.${randomUUID()}.new`;
	try {
		await writeFile(draft, content);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
