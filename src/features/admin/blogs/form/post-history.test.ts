import { expect, test } from "vitest";
import { postFields } from "@/data/blogs/fields";
import { inOrder } from "@/features/admin/editor/history/history-definition";
import { versionChanges } from "@/features/admin/editor/history/version-changes";
import { postEditor } from "./post-editor";
import { history } from "./post-history";

/** What a restored version leaves as it is. */
const others = "id status published_at created_at updated_at version".split(" ");
const columns = inOrder(history.columns, postEditor.sections);

test("compares every column that a restore writes, under the label of its field", () => {
	const stored = Object.keys(postFields).filter((column) => !others.includes(column));
	expect(history.columns.map(({ column }) => column).sort()).toEqual(stored.sort());
	expect(columns.map(({ label }) => label)).toEqual(postEditor.sections.flatMap(({ fields }) => Object.values(fields)));
});

test("shows a date in the studio's own zone, and treats two spellings of a moment as one", () => {
	const now = { published_date: "2026-10-13 03:30:00+00", reading_time: 9 };
	expect(versionChanges(columns, now, { published_date: "2026-10-13T09:00:00+05:30", reading_time: 3 })).toEqual([
		{ label: "Reading time", isHidden: false, change: { kind: "whole", goes: "9 min", returns: "3 min" } },
	]);
	expect(versionChanges(columns, now, { ...now, published_date: "2026-10-12T20:00:00Z" })[0]?.change).toMatchObject({
		goes: "13 Oct 2026, 09:00",
		returns: "13 Oct 2026, 01:30",
	});
});
