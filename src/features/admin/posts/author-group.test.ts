// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fillAuthor, recallAuthor, rememberAuthor } from "./author-group";

const leela = { name: "Leela Nair", avatar: "/media/l.webp", bio: "Builds speech systems." };
const empty = { name: "", avatar: "", bio: "" };

beforeEach(() => localStorage.clear());

describe("the author of the last post", () => {
	test("is stored for the next form", () => {
		expect(recallAuthor()).toBeNull();
		rememberAuthor(leela);
		expect(recallAuthor()).toEqual(leela);
		rememberAuthor(empty);
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
	])("is null when the stored value is invalid: %s", (text) => {
		localStorage.setItem("studio-last-author", text);
		expect(recallAuthor()).toBeNull();
	});

	test("is null without storage, and nothing fails", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("off", "SecurityError");
		});
		rememberAuthor(leela);
		expect(recallAuthor()).toBeNull();
	});

	test("fills empty parts, keeps typed text, and isn't offered for another name", () => {
		expect(fillAuthor(empty, leela)).toEqual(leela);
		expect(fillAuthor({ ...empty, bio: "Typed." }, leela)).toEqual({ ...leela, bio: "Typed." });
		expect(fillAuthor({ ...empty, name: "leela nair" }, leela)).toEqual({ ...leela, name: "leela nair" });
		expect(fillAuthor({ ...empty, name: "Vikram Sethi" }, leela)).toBeNull();
		expect(fillAuthor(leela, leela)).toBeNull();
		expect(fillAuthor({ ...leela, avatar: "/other.webp", bio: "Other." }, leela)).toBeNull();
		expect(fillAuthor(empty, null)).toBeNull();
	});
});
