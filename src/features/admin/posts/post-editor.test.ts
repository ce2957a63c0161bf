import { describe, expect, test } from "vitest";
import { postFields } from "@/data/posts/fields";
import { orderColumns } from "@/features/admin/editor/history/history-definition";
import { compareVersions } from "@/features/admin/editor/history/version-changes";
import { postEditor } from "./post-editor";

/** Columns that a restore leaves unchanged. */
const unrestored = "id status published_at created_at updated_at version".split(" ");

describe("the history of posts", async () => {
	const history = await postEditor.history();
	const columns = orderColumns(history.columns, postEditor.sections);

	test("compares every column that a restore writes, under the label of its field", () => {
		const restored = Object.keys(postFields).filter((column) => !unrestored.includes(column));
		expect(history.columns.map(({ column }) => column).sort()).toEqual(restored.sort());
		expect(columns.map(({ label }) => label)).toEqual(postEditor.sections.flatMap(({ fields }) => Object.values(fields)));
	});

	test("shows a date in the site's time zone, and treats two spellings of a moment as equal", () => {
		const now = { published_date: "2026-10-13 03:30:00+00", reading_time: 9 };
		const changes = (then: Record<string, unknown>) => compareVersions(columns, now, { row: then, columns: then });
		expect(changes({ published_date: "2026-10-13T09:00:00+05:30", reading_time: 3 })).toEqual([
			{ label: "Reading time", isHidden: false, change: { kind: "whole", goes: "9 min", returns: "3 min" } },
		]);
		expect(changes({ ...now, published_date: "2026-10-12T20:00:00Z" })[0]?.change).toMatchObject({
			goes: "Oct 13, 2026, 9:00 AM",
			returns: "Oct 13, 2026, 1:30 AM",
		});
	});
});
