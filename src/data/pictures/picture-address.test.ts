import { expect, test } from "vitest";
import { cardFileName } from "@/shared/lib/link-card";
import { webAddress } from "@/shared/lib/web-address";
import { addressOn, pictureFileName } from "./picture-address";

const ID = "3f2b8c1a-9d4e-4f60-8a7b-c5d6e7f80912";
const FILE = "c5d6e7f809123f2b8c1a-board.webp";

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
	const path = pictureFileName(ID, name, "image/webp");
	expect(path).toBe(`c5d6e7f809123f2b8c1a-${words}.webp`);
	expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(webp|avif|jpg|png)$/);
	expect(path.length).toBeLessThanOrEqual(160);
});

test("marks the name of a file with a link card, and names the card", () => {
	const path = pictureFileName(ID, "Board.png", "image/webp", true);
	expect(path).toBe("c5d6e7f809123f2b8c1ac-board.webp");
	expect(cardFileName(path)).toBe("c5d6e7f809123f2b8c1acard-board.jpg");
	expect(cardFileName(pictureFileName(ID, "card-board.png", "image/webp"))).toBeNull();
});

test("takes the extension from the encoding", () => {
	expect(pictureFileName(ID, "board.webp", "image/jpeg")).toMatch(/-board\.jpg$/);
	expect(pictureFileName(ID, "board.jpg", "image/png")).toMatch(/-board\.png$/);
});
