import { describe, expect, test } from "vitest";
import { listUnfinished } from "./attention";

const now = new Date("2026-11-23T12:00:00Z");
const row = { id: "a", status: "published", image: "/a.webp", image_alt: "A board", created_at: "2026-01-01T00:00:00Z" };

describe("what a row lacks", () => {
	test.each([
		["nothing", {}, []],
		["a text for its picture", { image_alt: "" }, ["Picture has no alternative text"]],
		["nothing without a picture", { image: null, image_alt: null }, []],
		["a decision about an old draft", { status: "draft", created_at: "2026-10-24T12:00:00Z" }, ["Draft for 30 days"]],
		["nothing in a recent draft", { status: "draft", created_at: "2026-10-24T12:00:01Z" }, []],
		["nothing without a date", { status: "draft", created_at: null }, []],
	])("is %s", (_name, change, expected) => {
		expect(listUnfinished({ ...row, ...change }, now)).toEqual(expected);
	});
});
