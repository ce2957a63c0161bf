// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { wallClock } from "@/data/blogs/input-date";
import { postFormSchema, toPostForm } from "./post-form-schema";

test("a scheduled post that is dated today is dated the day on which it goes online", () => {
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
