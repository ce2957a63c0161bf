import { expect, test } from "vitest";
import { cardFileName } from "@/shared/lib/link-card";
import { pictureSources } from "@/shared/lib/picture-sources";
import { webAddress } from "@/shared/lib/web-address";
import { addressOn, pictureFileNames } from "./picture-address";
import type { PreparedPicture } from "./picture-types";

const ID = "3f2b8c1a-9d4e-4f60-8a7b-c5d6e7f80912";
const FILE = "c5d6e7f809123f2b8c1a-board.webp";

const names = (name: string, more: Partial<PreparedPicture> = {}) =>
	pictureFileNames(ID, { name, type: "image/webp", width: 1600, height: 1000, ...more });
const own = (name: string, more?: Partial<PreparedPicture>) => names(name, more).own;

test.each([
	["http://localhost:5173", "http://localhost:5173", `/storage/v1/object/public/pictures/${FILE}`],
	["https://studio.example.com", "https://studio.example.com", `/storage/v1/object/public/pictures/${FILE}`],
	["https://ref.supabase.co", "https://studio.example.com", `https://ref.supabase.co/storage/v1/object/public/pictures/${FILE}`],
	["https://ref.supabase.co/", "http://localhost:5173", `https://ref.supabase.co/storage/v1/object/public/pictures/${FILE}`],
	["http://127.0.0.1:54321", "http://localhost:5173", `http://127.0.0.1:54321/storage/v1/object/public/pictures/${FILE}`],
])("stores a valid address with the backend at %s and the page at %s", (backend, page, address) => {
	expect(addressOn(backend, page, FILE)).toBe(address);
	expect(webAddress(address)).toBe(address);
});

test.each([
	["Dispatch Board (final).PNG", "dispatch-board-final"],
	["../../etc/passwd.jpg", "etc-passwd"],
	["Übersicht Café.webp", "ubersicht-cafe"],
	["चित्र.png", "picture"],
	["a.tar.gz", "a-tar"],
	["", "picture"],
	[`${"long ".repeat(60)}.png`, Array(16).fill("long").join("-")],
])("gives the file %j a random name that ends in %s", (name, words) => {
	const path = own(name);
	expect(path).toBe(`c5d6e7f809123f2b8c1a-${words}.webp`);
	expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(webp|avif|jpg|png)$/);
	expect(path.length).toBeLessThanOrEqual(160);
});

test("marks the name of a file with a link card, and names the card", () => {
	const path = own("Board.png", { card: new Blob() });
	expect(path).toBe("c5d6e7f809123f2b8c1ac-board.webp");
	expect(cardFileName(path)).toBe("c5d6e7f809123f2b8c1acard-board.jpg");
	expect(cardFileName(own("card-board.png"))).toBeNull();
});

test("marks the name of a file with copies, so that pages find them and its card", () => {
	const copies = [480, 800, 1200].map((width) => ({ width, blob: new Blob() }));
	const { own: path, copies: files } = names("Board.png", { card: new Blob(), copies });
	expect(path).toBe("c5d6e7f809123f2b8c1acs1600-board.webp");
	expect(files).toEqual([480, 800, 1200].map((width) => `c5d6e7f809123f2b8c1aw${width}-board.webp`));
	expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(webp|avif|jpg|png)$/);
	expect(cardFileName(path, "30x70")).toBe("c5d6e7f809123f2b8c1acard30x70-board.jpg");
	const listed = [...files, path].map((file, index) => `/storage/v1/object/public/pictures/${file} ${[480, 800, 1200, 1600][index]}w`);
	expect(pictureSources(`/storage/v1/object/public/pictures/${path}#at=30x70`)).toEqual({
		src: `/storage/v1/object/public/pictures/${path}#at=30x70`,
		webp: listed.join(", "),
	});
	expect(own("Board.png", { copies })).toBe("c5d6e7f809123f2b8c1as1600-board.webp");
});

test("takes the extension from the encoding", () => {
	expect(own("board.webp", { type: "image/jpeg" })).toMatch(/-board\.jpg$/);
	expect(own("board.jpg", { type: "image/png" })).toMatch(/-board\.png$/);
});
