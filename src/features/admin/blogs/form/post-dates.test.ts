import { describe, expect, test } from "vitest";
import { rescheduled, visibleFrom } from "./post-dates";

const NOW = new Date("2026-11-21T12:00:00Z");
const JUNE = "2027-06-01T03:30:00.000Z";
const post = (members: Partial<Parameters<typeof visibleFrom>[0]> = {}) => ({
	status: "published" as const,
	publishAt: "",
	publishedDate: "2027-06-01",
	...members,
});

describe("the day from which visitors see a post", () => {
	test("is named when the date is to come", () => {
		expect(visibleFrom(post(), NOW)).toBe("June 1, 2027");
		expect(visibleFrom(post({ status: "scheduled", publishAt: "2027-01-01T00:00:00Z" }), NOW)).toBe("June 1, 2027");
	});

	test("isn't named for a draft, a past date, a missing date, or a schedule that is as late", () => {
		expect(visibleFrom(post({ status: "draft" }), NOW)).toBeNull();
		for (const publishedDate of ["2026-11-21", "1999-01-01", ""]) expect(visibleFrom(post({ publishedDate }), NOW)).toBeNull();
		for (const publishAt of [JUNE, "2027-12-01T00:00:00Z"]) expect(visibleFrom(post({ status: "scheduled", publishAt }), NOW)).toBeNull();
	});
});

describe("a new schedule", () => {
	test("moves the date along when it was the day of the old one", () => {
		const scheduled = post({ status: "scheduled", publishAt: JUNE });
		expect(rescheduled(scheduled, "2027-05-01T03:30:00Z", NOW)).toEqual({ publishedDate: "2027-05-01" });
		expect(rescheduled(scheduled, "", NOW)).toEqual({ publishedDate: "2026-11-21" });
	});

	test("leaves another date alone, unless a post that is published at once would stay hidden", () => {
		const other = post({ status: "scheduled", publishAt: JUNE, publishedDate: "2027-08-01" });
		expect(rescheduled(other, "2027-05-01T03:30:00Z", NOW)).toEqual({});
		expect(rescheduled(other, "", NOW)).toEqual({ publishedDate: "2026-11-21" });
		expect(rescheduled({ ...other, publishedDate: "2026-01-05" }, "", NOW)).toEqual({});
	});
});
