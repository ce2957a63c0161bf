import { describe, expect, test } from "vitest";
import * as z from "zod";
import { publicationRule, publicationShape } from "./input-rules";
import { getState, publicationColumns, publicFrom } from "./publication";

const NOW = new Date("2026-11-21T12:00:00Z");
const PAST = "2026-11-20T09:00:00.000Z";
const FUTURE = "2026-12-03T09:00:00.000Z";

describe("stateOf", () => {
	test.each([
		["draft", { status: "draft", published_at: FUTURE }],
		["scheduled", { status: "published", published_at: "2026-12-03 09:00:00+00" }],
		["published", { status: "published", published_at: PAST }],
		["published", { status: "published", published_at: null }],
		["published", { status: null }],
	] as const)("%s", (state, row) => {
		expect(getState(row, NOW)).toBe(state);
	});

	test("makes a scheduled row public at its exact moment", () => {
		expect(getState({ status: "published", published_at: FUTURE }, new Date(FUTURE))).toBe("published");
	});
});

describe("a published row with a date", () => {
	const dated = (published_date: string | null, published_at: string = PAST) => ({ status: "published", published_at, published_date });

	test.each([
		["scheduled", "2026-11-21T18:30:00Z"],
		["published", "2026-11-21T18:29:59.999Z"],
		["published", "Invalid Date"],
		["published", null],
	] as const)("is %s when its date is %s, because days begin at midnight in India", (state, date) => {
		expect(getState(dated(date), NOW)).toBe(state);
	});

	test("is a draft with status draft and any date", () => {
		expect(getState({ ...dated("2999-01-01"), status: "draft" }, NOW)).toBe("draft");
	});

	test("is public from its time of publication or the start of its day, whichever is later", () => {
		expect(publicFrom(dated("2027-06-01T09:00:00+05:30"))).toBe("2027-05-31T18:30:00.000Z");
		expect(publicFrom(dated("2027-06-01T09:00:00+05:30", "2027-06-02T00:00:00Z"))).toBe("2027-06-02T00:00:00.000Z");
		expect(publicFrom({ published_at: PAST })).toBe(PAST);
		expect(publicFrom({ published_at: null })).toBeNull();
	});
});

describe("publicationColumns", () => {
	test("keeps the first publication date of a draft and writes that of a schedule", () => {
		expect(publicationColumns({ status: "draft", publishAt: "" }, PAST, NOW)).toEqual({ status: "draft" });
		expect(publicationColumns({ status: "scheduled", publishAt: FUTURE }, PAST, NOW)).toEqual({
			status: "published",
			published_at: FUTURE,
		});
	});

	test("lets the database date a first or early publication, and keeps the date afterwards", () => {
		const publish = { status: "published" as const, publishAt: "" };
		expect(publicationColumns(publish, null, NOW)).toEqual({ status: "published", published_at: null });
		expect(publicationColumns(publish, FUTURE, NOW)).toEqual({ status: "published", published_at: null });
		expect(publicationColumns(publish, PAST, NOW)).toEqual({ status: "published" });
	});
});

describe("publicationRule", () => {
	const schema = z.object(publicationShape).superRefine(publicationRule);
	const messages = (publishAt: string, status = "scheduled") =>
		schema.safeParse({ status, publishAt }).error?.issues.map(({ message }) => message) ?? [];

	test("accepts only a moment in the future", () => {
		expect(messages("2096-12-03T09:00:00Z")).toEqual([]);
		expect(messages(PAST.replace("2026", "2016"))).toEqual(["Choose a time in the future"]);
		for (const text of ["", "soon"]) expect(messages(text)).toEqual(["Choose a day and a time"]);
	});

	test("ignores the time without a schedule", () => {
		for (const status of ["draft", "published"]) expect(messages("soon", status)).toEqual([]);
	});
});
