// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { wallClock } from "@/data/posts/input-date";
import { postDraftFormSchema, postFormSchema, reschedule, toPostForm, visibleFrom } from "./post-form-schema";

const NOW = new Date("2026-11-21T12:00:00Z");
const JUNE = "2027-06-01T03:30:00.000Z";
const post = (members: Partial<Parameters<typeof visibleFrom>[0]> = {}) => ({
	status: "published" as const,
	publishAt: "",
	publishedDate: "2027-06-01",
	...members,
});

describe("the post form's schema", () => {
	test("dates a scheduled post with today's date on the day it goes online", () => {
		const soon = new Date(Date.now() + 86_400_000 * 9).toISOString();
		const form = { ...toPostForm(), title: "T", content: "C", author: { name: "A", avatar: "", bio: "" } };
		const scheduled = { ...form, status: "scheduled" as const, publishAt: soon };
		expect(postFormSchema.parse(scheduled).publishedDate).toBe(wallClock(new Date(soon)).date);
		expect(postFormSchema.parse({ ...scheduled, publishedDate: "2026-01-05" }).publishedDate).toBe("2026-01-05");
		expect(postFormSchema.parse(form).publishedDate).toBe(form.publishedDate);
		vi.useFakeTimers({ now: new Date(soon) });
		expect(postFormSchema.safeParse(scheduled).error?.issues.map(({ path }) => path)).toEqual([["publishAt"]]);
		vi.useRealTimers();
	});
});

const problems = (content: string) => {
	const form = { ...toPostForm(), title: "T", author: { name: "A", avatar: "", bio: "" }, content };
	return [postFormSchema, postDraftFormSchema].map((schema) => schema.safeParse(form).error?.issues.map(({ message }) => message));
};

test.each([
	["a long text", `<p>${"x".repeat(205_000)}</p>`, "the limit is 200 kB"],
	["tags that get closing tags", "<li>x".repeat(2600), "at most 5,000 HTML tags"],
	["signs that become entities", `<p>${"a & ".repeat(51_000)}</p>`, "the limit is 200 kB"],
	["letters of several bytes beside them", `<p>${"é".repeat(90_000)}${"a & ".repeat(5000)}</p>`, "the limit is 200 kB"],
])("names the size of a post and of a draft that is too large: %s", (_what, content, message) => {
	const said = [expect.stringContaining(message)];
	expect(problems(content)).toEqual([said, said]);
});

describe("content of which the end would be lost", () => {
	const UNCLOSED = ["A tag, quote or comment isn't closed. Close it, or the text after it will be lost."];

	test.each([
		'<p>One</p><p>Two <a href="https://exa</p><p>Three</p>',
		"<p>One</p><!-- Two <p>Three</p>",
		"<p>One</p><p>Two</p",
		"<p>One</p><script><p>Two</p>",
		"<p>One</p><style><p>Two</p>",
	])("is refused: %s", (content) => {
		expect(problems(content)).toEqual([UNCLOSED, UNCLOSED]);
	});

	test.each([
		"<p>One",
		"<p>One</p> a < b & c",
		"<p>One</p><script>x</script>",
		"<p>One</p><!-- x --><table><tr><td>Two",
		"One < two",
		"<p>One</p> &amp",
	])("is accepted when nothing is lost: %s", (content) => {
		expect(problems(content)).toEqual([undefined, undefined]);
	});
});

describe("the day from which visitors see a post", () => {
	test("is named when the date is in the future", () => {
		expect(visibleFrom(post(), NOW)).toBe("June 1, 2027");
		expect(visibleFrom(post({ status: "scheduled", publishAt: "2027-01-01T00:00:00Z" }), NOW)).toBe("June 1, 2027");
	});

	test("isn't named for a draft, a past date, a missing date, or a schedule on that day or later", () => {
		expect(visibleFrom(post({ status: "draft" }), NOW)).toBeNull();
		for (const publishedDate of ["2026-11-21", "1999-01-01", ""]) expect(visibleFrom(post({ publishedDate }), NOW)).toBeNull();
		for (const publishAt of [JUNE, "2027-12-01T00:00:00Z"]) expect(visibleFrom(post({ status: "scheduled", publishAt }), NOW)).toBeNull();
	});
});

describe("a new schedule", () => {
	test("changes the date when it was the day of the old schedule", () => {
		const scheduled = post({ status: "scheduled", publishAt: JUNE });
		expect(reschedule(scheduled, "2027-05-01T03:30:00Z", NOW)).toEqual({ publishedDate: "2027-05-01" });
		expect(reschedule(scheduled, "", NOW)).toEqual({ publishedDate: "2026-11-21" });
	});

	test("keeps another date, unless it would hide a post that is published now", () => {
		const other = post({ status: "scheduled", publishAt: JUNE, publishedDate: "2027-08-01" });
		expect(reschedule(other, "2027-05-01T03:30:00Z", NOW)).toEqual({});
		expect(reschedule(other, "", NOW)).toEqual({ publishedDate: "2026-11-21" });
		expect(reschedule({ ...other, publishedDate: "2026-01-05" }, "", NOW)).toEqual({});
	});
});
