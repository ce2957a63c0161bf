import { expect, test } from "vitest";
import { describeVisibility } from "./visibility";

const now = new Date("2026-11-21T12:00:00Z");
const published = { status: "published", published_at: "2026-11-01T09:00:00Z", listed: true };

test("describes who can see a row", () => {
	const told = (change: object) => {
		const { status, audience, isPublic } = describeVisibility({ ...published, ...change }, now);
		return [status, audience, isPublic];
	};
	expect(told({})).toEqual(["Published", "As visitors see it", true]);
	expect(told({ status: "draft", published_at: null })).toEqual(["Draft", "Only you can see this", false]);
	expect(told({ listed: false })).toEqual(["Unlisted", "Only you can see this", false]);
	const local = new Date(2026, 11, 3, 9, 0);
	expect(told({ published_at: local.toISOString() })).toEqual(["Scheduled for 3 Dec 2026, 09:00", "Only you can see this", false]);
});

test("schedules a post with a future date for the start of its day in India", () => {
	const midnight = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(new Date("2027-05-31T18:30:00Z"));
	expect(describeVisibility({ ...published, published_date: "2027-06-01T09:00:00+05:30" }, now)).toEqual({
		status: `Scheduled for ${midnight}`,
		audience: "Only you can see this",
		isPublic: false,
	});
});
