import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compress } from "./compress.ts";

let folder = "";
let cache = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "compress-"));
	cache = join(folder, "cache");
	mkdirSync(join(folder, "dist/blog"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const dist = () => join(folder, "dist");
const write = (name: string, text: string) => writeFileSync(join(dist(), name), text);
const text = (seed: string) => `${seed} `.repeat(400);
const unpacked = (name: string) => [
	brotliDecompressSync(readFileSync(join(dist(), `${name}.br`))).toString(),
	gunzipSync(readFileSync(join(dist(), `${name}.gz`))).toString(),
];

test("writes both forms of text files, and none of small files and pictures", async () => {
	write("index.html", text("home"));
	write("blog/a.html", text("post"));
	write("small.html", "<p>");
	write("a.webp", text("picture"));
	await compress(dist(), cache);
	expect(unpacked("index.html")).toEqual([text("home"), text("home")]);
	expect(unpacked("blog/a.html")).toEqual([text("post"), text("post")]);
	expect(readdirSync(dist()).filter((name) => /^(small|a)\..*\.(br|gz)$/.test(name))).toEqual([]);
});

test("compresses files with the same content at the same time", async () => {
	const names = Array.from({ length: 8 }, (_none, at) => `blog/${at}.html`);
	for (const name of names) write(name, text("same"));
	await compress(dist(), cache);
	for (const name of names) expect(unpacked(name)).toEqual([text("same"), text("same")]);
	expect(readdirSync(cache).map((name) => name.slice(-3))).toEqual([".br", ".gz"]);
});

test("takes unchanged files from the cache, compresses changed ones and forgets the others", async () => {
	write("a.html", text("a"));
	write("b.html", text("b"));
	await compress(dist(), cache);
	const before = readdirSync(cache);
	const marked = before.find((name) => name.endsWith(".br")) ?? "";
	writeFileSync(join(cache, marked), "from the cache");
	write("b.html", text("b"));
	await compress(dist(), cache);
	expect(["a.html.br", "b.html.br"].filter((name) => readFileSync(join(dist(), name), "utf8") === "from the cache")).toHaveLength(1);
	write("a.html", text("new a"));
	write("b.html", text("new b"));
	await compress(dist(), cache);
	expect(unpacked("b.html")).toEqual([text("new b"), text("new b")]);
	expect(before.filter((name) => existsSync(join(cache, name)))).toEqual([]);
});

test("doesn't read a file whose content has a known name, except to compress it first", async () => {
	const file = join(dist(), "blog/a.html");
	write("blog/a.html", text("first"));
	await compress(dist(), cache, { keys: new Map([[file, "key-1"]]) });
	expect(unpacked("blog/a.html")).toEqual([text("first"), text("first")]);
	write("blog/a.html", text("second"));
	await compress(dist(), cache, { keys: new Map([[file, "key-1"]]) });
	expect(unpacked("blog/a.html")).toEqual([text("first"), text("first")]);
	await compress(dist(), cache, { keys: new Map([[file, "key-2"]]) });
	expect(unpacked("blog/a.html")).toEqual([text("second"), text("second")]);
});

test("keeps what the cache has of other folders when asked to", async () => {
	write("a.html", text("a"));
	await compress(dist(), cache);
	const kept = readdirSync(cache);
	rmSync(join(dist(), "a.html"));
	write("b.html", text("b"));
	await compress(dist(), cache, { keepsOthers: true });
	expect(readdirSync(cache)).toEqual(expect.arrayContaining(kept));
	await compress(dist(), cache);
	expect(readdirSync(cache).filter((name) => kept.includes(name))).toEqual([]);
});
