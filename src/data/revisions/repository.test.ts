// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, type Asked, ID, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { RowGone } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { postHistory, projectHistory, RowIsBack } from "./repository";

let asked: Asked[];

function answers(...list: Answer[]): void {
	asked = [];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: new URL(String(input)), init });
		const next = list.shift();
		if (!next) throw new Error(`no answer prepared for ${String(input)}`);
		return next(init);
	});
}
const gives =
	(body: unknown, status = 200): Answer =>
	() =>
		json(body, status);
const body = (position: number) => JSON.parse(String(asked[position]?.init.body));
const added = (projects: number, blogs = 0) => gives({ projects: { added: projects }, blogs: { added: blogs }, state: "s" });

const STATE = gives({ projects: 1, blogs: 1, state: "before" });
const MOVED = gives({ code: "PT409", message: "The database has changed since." }, 409);

const CONTENT = {
	id: ID,
	slug: "clinic-desk",
	title: "Clinic desk",
	service_id: "web-apps",
	metrics: { Speed: "2x" },
	testimonial: "Said.",
	gallery: [{ alt: "", url: "/media/a.webp" }],
	new_column: 7,
	featured: true,
	listed: true,
	status: "draft",
	published_at: "2026-01-02T03:04:05+00:00",
	created_at: "2025-01-02T03:04:05+00:00",
	updated_at: "2026-02-02T03:04:05+00:00",
	version: 3,
};
const KEPT = { id: 41, version: 3, content: CONTENT };

beforeEach(() => localStorage.clear());

describe("the history of a row", () => {
	test("asks for at most fifty versions without content, newest first", async () => {
		answers(
			gives([
				{
					id: 41,
					version: 3,
					action: "update",
					changed: ["title", "client"],
					changed_at: "2026-11-22 11:03:04.315+00",
					changed_by_email: "admin@example.com",
					saved_at: "2026-11-22T11:02:51+00:00",
				},
				{ id: 12, version: 2, action: "delete", changed: [], changed_at: "2026-11-20T09:00:00Z", changed_by_email: null, saved_at: null },
			]),
		);
		expect(await projectHistory.listRevisions(ID)).toEqual([
			{
				id: 41,
				version: 3,
				action: "update",
				changed: ["title", "client"],
				savedAt: "2026-11-22T11:02:51.000Z",
				changedAt: "2026-11-22T11:03:04.315Z",
				changedBy: "admin@example.com",
			},
			{
				id: 12,
				version: 2,
				action: "delete",
				changed: [],
				savedAt: "2026-11-20T09:00:00.000Z",
				changedAt: "2026-11-20T09:00:00.000Z",
				changedBy: null,
			},
		]);
		const { pathname, searchParams } = asked[0]?.url ?? new URL("about:blank");
		expect([pathname, searchParams.get("source"), searchParams.get("row_id")]).toEqual(["/rest/v1/revisions", "eq.portfolios", `eq.${ID}`]);
		expect([searchParams.get("order"), searchParams.get("limit")]).toEqual(["version.desc", "50"]);
		expect(searchParams.get("select")?.split(",")).not.toContain("content");
	});

	test("reads one version with its row; null when it is gone", async () => {
		answers(gives([{ ...KEPT, content: { ...CONTENT, gallery: "broken" } }]), gives([]), gives(true), gives([]), gives(false));
		const kept = await projectHistory.readRevision(41);
		expect(kept).toMatchObject({ id: 41, version: 3, row: { title: "Clinic desk", metrics: { Speed: "2x" }, gallery: null } });
		expect(kept?.columns).toMatchObject({ new_column: 7, gallery: "broken" });
		expect(asked[0]?.url.searchParams.get("id")).toBe("eq.41");
		expect(await projectHistory.readRevision(41)).toBeNull();
		// None, because the session has ended elsewhere.
		await expect(projectHistory.readRevision(41)).rejects.toMatchObject({ status: 403 });
	});

	test("fails when the answer isn't a history", async () => {
		answers(gives({ message: "proxy" }), gives([{ id: "x" }]), gives({ code: "42501" }, 403));
		for (let turn = 0; turn < 3; turn += 1) await expect(projectHistory.listRevisions(ID)).rejects.toBeInstanceOf(RequestFailed);
	});
});

describe("restoring an older version", () => {
	const restore = (...list: Answer[]) => restoreKept(CONTENT, ...list);
	const restoreKept = async (content: object, ...list: Answer[]) => {
		answers(gives([{ ...KEPT, content }]), ...list);
		const kept = await projectHistory.readRevision(41);
		if (!kept) throw new Error("not kept");
		return projectHistory.restoreVersion(kept, 8);
	};

	test("names the form's version and writes no state, date or generated column", async () => {
		expect(await restore(gives([{ ...CONTENT, version: 9 }]))).toMatchObject({ saved: { version: 9, row: { title: "Clinic desk" } } });
		expect(asked[1]?.init.method).toBe("PATCH");
		expect([asked[1]?.url.searchParams.get("id"), asked[1]?.url.searchParams.get("version")]).toEqual([`eq.${ID}`, "eq.8"]);
		expect(Object.keys(body(1)).sort()).toEqual(
			["featured", "gallery", "listed", "metrics", "new_column", "service_id", "slug", "testimonial", "title"].sort(),
		);
		expect(localStorage.getItem("portfolio:changed")).toMatch(/^\d+$/);
	});

	test("lists the project again when its older service takes it off the list", async () => {
		const saved = await restore(gives([{ ...CONTENT, listed: false, version: 9 }]), gives([{ ...CONTENT, version: 10 }]));
		expect(saved).toMatchObject({ saved: { version: 10, row: { listed: true } } });
		expect([asked[2]?.url.searchParams.get("version"), body(2)]).toEqual(["eq.9", { listed: true }]);
	});

	test("is restored when it can't be listed again", async () => {
		const unlisted = { ...CONTENT, listed: false, version: 9 };
		expect(await restore(gives([unlisted]), gives({ message: "broken" }, 500), gives([unlisted]))).toMatchObject({
			saved: { version: 9, row: { listed: false } },
		});
		expect(await restore(gives([unlisted]), gives({ message: "broken" }, 500), gives({ message: "broken" }, 500))).toMatchObject({
			saved: { version: 9 },
		});
	});

	test("shows the project as listed when only the answer of the listing was lost", async () => {
		const listing = [gives({ message: "lost" }, 502), gives([{ ...CONTENT, version: 10 }])];
		expect(await restore(gives([{ ...CONTENT, listed: false, version: 9 }]), ...listing)).toMatchObject({
			saved: { version: 10, row: { listed: true } },
		});
	});

	test("lists the project when an earlier attempt, whose answer was lost, has restored it unlisted", async () => {
		const { new_column: _column, testimonial: _quote, ...content } = CONTENT;
		const unlisted = gives([{ ...content, listed: false, version: 9 }]);
		const saved = await restoreKept(content, gives([]), unlisted, gives([]), unlisted, gives([{ ...content, version: 10 }]));
		expect(saved).toMatchObject({ saved: { version: 10, row: { listed: true } } });
		expect([asked[5]?.url.searchParams.get("version"), body(5)]).toEqual(["eq.9", { listed: true }]);
	});

	test("returns a newer row unwritten and fails for a deleted row or a taken slug", async () => {
		const theirs = gives([{ ...CONTENT, title: "Theirs", version: 11 }]);
		expect(await restore(gives([]), theirs, gives([]), theirs)).toMatchObject({ newer: { version: 11 } });
		await expect(restore(gives([]), gives([]))).rejects.toBeInstanceOf(RowGone);
		await expect(restore(gives({ code: "23505" }, 409))).rejects.toMatchObject({ code: "23505" });
		expect(localStorage.getItem("portfolio:changed")).toBeNull();
	});
});

describe("deleted rows", () => {
	test("are read by page, each after the last id", async () => {
		const row = {
			id: 9,
			row_id: ID,
			title: " ",
			slug: "x",
			status: "draft",
			changed_at: "2026-11-20T09:00:00Z",
			changed_by_email: "admin@example.com",
		};
		answers(gives([row]), gives([]), gives(true), gives([]), gives(false));
		expect(await postHistory.listDeleted(null)).toEqual([
			{
				id: 9,
				rowId: ID,
				title: "Untitled",
				slug: "x",
				status: "draft",
				deletedAt: "2026-11-20T09:00:00.000Z",
				deletedBy: "admin@example.com",
			},
		]);
		await postHistory.listDeleted(9);
		expect(asked[0]?.url.pathname).toBe("/rest/v1/rpc/deleted_rows");
		expect([body(0), body(1)]).toEqual([
			{ kind: "blogs", before: null },
			{ kind: "blogs", before: 9 },
		]);
		// None, because the session has ended elsewhere.
		await expect(postHistory.listDeleted(null)).rejects.toMatchObject({ status: 403 });
	});

	test("are restored with id, slug, state and dates, but not their version and last change", async () => {
		answers(gives([KEPT]), STATE, gives([]), added(1));
		expect(await projectHistory.bringBack(41)).toMatchObject({ id: ID, status: "draft" });
		const { version: _version, updated_at: _changed, ...row } = CONTENT;
		expect(asked[3]?.url.pathname).toBe("/rest/v1/rpc/restore_backup");
		expect(body(3)).toEqual({ backup: { projects: [row], blogs: [] }, mode: "merge", expected: "before" });
		expect(localStorage.getItem("portfolio:changed")).toMatch(/^\d+$/);
	});

	test("restores a post into its own table", async () => {
		answers(gives([KEPT]), STATE, gives([]), added(0, 1));
		await postHistory.bringBack(41);
		expect(body(3).backup).toMatchObject({ projects: [], blogs: [{ id: ID }] });
		expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
	});

	test("writes nothing over an existing row, and tells other pages about it", async () => {
		answers(gives([KEPT]), STATE, gives([{ ...CONTENT, title: "Edited since" }]));
		await expect(projectHistory.bringBack(41)).rejects.toBeInstanceOf(RowIsBack);
		expect(asked).toHaveLength(3);
		expect(localStorage.getItem("portfolio:changed")).toMatch(/^\d+$/);
	});

	test("writes nothing over a row that appears meanwhile, and retries after changes of other rows", async () => {
		answers(gives([KEPT]), STATE, gives([]), MOVED, STATE, gives([{ ...CONTENT, title: "Edited since" }]));
		await expect(projectHistory.bringBack(41)).rejects.toBeInstanceOf(RowIsBack);
		answers(gives([KEPT]), STATE, gives([]), MOVED, STATE, gives([]), added(1));
		expect(await projectHistory.bringBack(41)).toMatchObject({ id: ID });
		answers(gives([KEPT]), STATE, gives([]), MOVED, STATE, gives([]), MOVED, STATE, gives([]), MOVED);
		await expect(projectHistory.bringBack(41)).rejects.toMatchObject({ subject: "portfolios", code: "PT409" });
	});

	test("fails without notice to other pages when nothing was added or kept", async () => {
		for (const list of [
			[gives([KEPT]), STATE, gives([]), added(0)],
			[gives([KEPT]), STATE, gives([]), gives("ok")],
			[gives([]), gives(true)],
		]) {
			answers(...list);
			await expect(projectHistory.bringBack(41)).rejects.toBeInstanceOf(RowGone);
		}
		// A session that ended elsewhere sees no version.
		answers(gives([]), gives(false));
		await expect(projectHistory.bringBack(41)).rejects.toMatchObject({ name: "RequestFailed", status: 403 });
		answers(gives([KEPT]), STATE, gives([]), gives({ code: "23505" }, 409));
		await expect(projectHistory.bringBack(41)).rejects.toMatchObject({ subject: "portfolios", code: "23505" });
		expect(localStorage.getItem("portfolio:changed")).toBeNull();
	});
});
