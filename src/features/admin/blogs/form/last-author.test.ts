// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { filledAuthor, recallAuthor, rememberAuthor } from "./last-author";

const leela = { name: "Leela Nair", avatar: "/media/l.webp", bio: "Builds speech systems." };
const nobody = { name: "", avatar: "", bio: "" };

beforeEach(() => localStorage.clear());

describe("the author of the last post", () => {
	test("is known to the next form", () => {
		expect(recallAuthor()).toBeNull();
		rememberAuthor(leela);
		expect(recallAuthor()).toEqual(leela);
	});

	test.each([
		"",
		"null",
		"{",
		"[]",
		'"Leela"',
		'{"name":"","avatar":"","bio":""}',
		'{"name":"x"}',
		`{"name":"${"x".repeat(200)}","avatar":"","bio":""}`,
	])("what is stored and is no author is none: %s", (text) => {
		localStorage.setItem("studio-last-author", text);
		expect(recallAuthor()).toBeNull();
	});

	test("without storage there is none, and nothing fails", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("off", "SecurityError");
		});
		rememberAuthor(leela);
		expect(recallAuthor()).toBeNull();
	});

	test("fills what is empty, never over what was typed, and never for somebody else", () => {
		expect(filledAuthor(nobody, leela)).toEqual(leela);
		expect(filledAuthor({ ...nobody, bio: "Typed." }, leela)).toEqual({ ...leela, bio: "Typed." });
		expect(filledAuthor({ ...nobody, name: "leela nair" }, leela)).toEqual({ ...leela, name: "leela nair" });
		expect(filledAuthor({ ...nobody, name: "Vikram Sethi" }, leela)).toBeNull();
		expect(filledAuthor(leela, leela)).toBeNull();
		expect(filledAuthor({ ...leela, avatar: "/other.webp", bio: "Other." }, leela)).toBeNull();
		expect(filledAuthor(nobody, null)).toBeNull();
	});
});
