import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addressAt, cardAt, MIDDLE, readUpload, STEP, snapToStep } from "./focal-point";

const FILE = "/storage/v1/object/public/pictures/0123456789abcdef0123c-board.webp";
const name = FILE.slice(FILE.lastIndexOf("/") + 1);

describe("a focal point in an address", () => {
	test.each(["", "https://project.supabase.co"])("is read back as it was written on the host “%s”", (host) => {
		for (const point of [{ x: 30, y: 70 }, { x: 0, y: 100 }, MIDDLE])
			expect(readUpload(` ${addressAt(host + FILE, point)} `)).toEqual({ file: host + FILE, name, point });
	});

	test("leaves an address with its point in the middle as it was", () => expect(addressAt(FILE, MIDDLE)).toBe(FILE));

	test.each(["/media/projects/berth-1.webp", "https://cdn.example.com/board.webp", "", `${FILE}?width=80`, `${FILE}#at=30`])(
		"isn't offered for %s",
		(address) => expect(readUpload(address)).toBeNull(),
	);

	test("is placed where a style rule exists, also outside of the picture", () => {
		expect(snapToStep({ x: 33.4, y: 76 })).toEqual({ x: 30, y: 80 });
		expect(snapToStep({ x: -12, y: 140 })).toEqual({ x: 0, y: 100 });
		const sheet = readFileSync(join(import.meta.dirname, "../../../styles/focal-point.css"), "utf8").replace(/\s+/g, " ");
		for (let place = 0; place <= 100; place += STEP) {
			expect(sheet).toContain(`.object-cover[src*="#at=${place}x"] { --at-x: ${place}%; }`);
			expect(sheet).toContain(`.object-cover[src*="#at="][src$="x${place}"] { --at-y: ${place}%; }`);
		}
	});
});

test.each([
	[name, { x: 30, y: 100 }, "0123456789abcdef0123card30x100-board.jpg"],
	[name, MIDDLE, null],
	["0123456789abcdef0123-board.webp", { x: 30, y: 100 }, null],
])("the card of %s around %j is %s", (file, point, card) => expect(cardAt(file, point)).toBe(card));
