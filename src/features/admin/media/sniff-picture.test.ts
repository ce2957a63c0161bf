import { describe, expect, test } from "vitest";
import { sniffPicture } from "./sniff-picture";

const text = (value: string) => new TextEncoder().encode(value);
const box = (brand: string, ...others: string[]) => {
	const names = `${brand}\0\0\0\0${others.join("")}`;
	return Uint8Array.from([0, 0, 0, 8 + names.length, ...text("ftyp"), ...text(names)]);
};
const riff = (kind: string) => Uint8Array.from([...text("RIFF"), 9, 9, 9, 9, ...text(kind)]);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe("what a file is, by its first bytes", () => {
	test.each([
		["jpeg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe1])],
		["png", Uint8Array.from(PNG)],
		["gif", text("GIF89a")],
		["gif", text("GIF87a")],
		["webp", riff("WEBPVP8 ")],
		["avif", box("avif", "mif1", "miaf")],
		["avif", box("mif1", "avif", "miaf")],
		["heic", box("heic", "mif1")],
		["heic", box("mif1", "heic")],
		["svg", text("<svg xmlns='http://www.w3.org/2000/svg'>")],
		["svg", text('\ufeff\n <?xml version="1.0"?><!-- drawn -->\n<svg>')],
		["svg", text('<!DOCTYPE svg PUBLIC "x"><svg >')],
		["svg", text('<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg">')],
		["svg", Uint8Array.from([0xff, 0xfe, ...[..."<svg>"].flatMap((sign) => [sign.charCodeAt(0), 0])])],
	] as const)("%s", (kind, bytes) => {
		expect(sniffPicture(bytes)).toBe(kind);
	});

	test.each([
		["a page called a picture", text("<!doctype html><script>alert(1)</script>")],
		["a page that mentions a drawing", text("<html><body><svg></svg></body></html>")],
		["a sound in the same container as WebP", riff("WAVEfmt ")],
		["a film in the same container as AVIF", box("isom", "mp42")],
		["a PDF", text("%PDF-1.7")],
		["a program", text("MZ")],
		["a GIF that is none", text("GIF90a")],
		["PNG, but one byte late", Uint8Array.from([0, ...PNG])],
		["nothing", new Uint8Array()],
		["one byte", Uint8Array.from([0xff])],
	])("other: %s", (_name, bytes) => {
		expect(sniffPicture(bytes)).toBe("other");
	});
});
