import { describe, expect, test } from "vitest";
import type { RowState } from "@/data/admin-rows/publication";
import {
	type EditorEvent,
	type EditorState,
	type Effect,
	type FailedStep,
	initialState,
	type Snapshot,
	type Step,
	storedStatus,
	transition,
} from "./editor-state";
import type { SaveFailure } from "./save-row";

interface Form {
	title: string;
	status: RowState;
	publishAt: string;
}
interface Input {
	title: string;
}
type Event = EditorEvent<Form, Input>;
type State = EditorState<Form>;

const now = new Date("2026-12-03T09:00:00Z");
const PAST = "2026-12-03T08:00:00+00:00";
const AHEAD = "2026-12-03T10:00:00Z";

const row = (title: string, version: number | null, status: RowState = "published", publishedAt: string | null = null): Snapshot<Form> => ({
	rowRef: { id: "r", version, publishedAt },
	values: { title, status, publishAt: (status === "scheduled" && publishedAt) || "" },
});
const stored = row("Stored", 3);
const newer = row("Theirs", 7);
const saved = row("Saved", 4);
const input: Input = { title: "Saved" };

const chosen = (status: RowState, publishAt = "") => ({ chosen: { status, publishAt }, now });
const save = { type: "save", command: { as: "public", after: "leave" }, dropUnfinished: false, ...chosen("published") } satisfies Event;
const saveHere = { ...save, command: { as: "present", after: "stay" } } as const;
const sent: Form = { title: "Saved ", status: "published", publishAt: "" };
const scheduledSent: Form = { title: "Saved ", status: "scheduled", publishAt: AHEAD };
const draft = row("Saved", 4, "draft");
const checked = (after: "leave" | "stay"): Event => ({ type: "checked", input, after, sent });
const failed = (kind: SaveFailure["kind"]): Event => ({ type: "saveFailed", failure: { kind } });
const conflicted: Event = { type: "conflicted", newer };
const savedEvent: Event = { type: "saved", input, saved };

const editing: Step<Form> = { name: "editing" };
const leaving: Step<Form> = { name: "saving", after: "leave", sent };
const staying: Step<Form> = { name: "saving", after: "stay", sent };
const conflict: Step<Form> = { name: "conflict", newer };
const signedOut: Step<Form> = { name: "signed-out" };
const left: Step<Form> = { name: "left" };

const at = (step: Step<Form>, changes: Partial<State> = {}): State => ({ ...initialState(stored), step, ...changes });
const isNew = { rowRef: { id: "r", version: null, publishedAt: null } };
const next = (state: State, event: Event) => transition<Form, Input>(state, event);

const check: Effect<Form, Input> = { type: "check", command: { as: "public", after: "leave" }, dropUnfinished: false };
const show = (values: Form, since: Form | null = null): Effect<Form, Input>[] => [
	{ type: "show", values, sent: since },
	{ type: "forgetUnsaved" },
];
const announce = (isNewRow: boolean): Effect<Form, Input> => ({ type: "announce", input, isNew: isNewRow });
const focus: Effect<Form, Input> = { type: "returnFocus" };
const reported = (name: FailedStep): Effect<Form, Input>[] => [{ type: "reportFailure", name }, focus];
const mine: Form = { title: "Mine", status: "published", publishAt: "" };
const rebase: Effect<Form, Input> = { type: "rebase", values: newer.values, publication: null };

const table: [string, State, Event, Step<Form>["name"], Effect<Form, Input>[]][] = [
	["checks the form before a save", at(editing), save, "editing", [check]],
	["keeps a conflict on screen while the form is checked", at(conflict), save, "conflict", [check]],
	["keeps a failure on screen while the form is checked", at({ name: "failed" }), save, "failed", [check]],
	["ignores a save during a save", at(leaving), save, "saving", []],
	["remembers Ctrl+S during a save that stays", at(staying), saveHere, "saving", []],
	["ignores a button during a save that stays", at(staying), save, "saving", []],
	["ignores a save after leaving", at(left), save, "left", []],
	["repeats the last command", at({ name: "failed" }), { type: "saveAgain", ...chosen("published") }, "failed", [check]],
	["edits again after signing in", at(signedOut), { type: "saveAgain", ...chosen("published") }, "editing", [check]],

	["sends a checked form", at(editing), checked("leave"), "saving", [{ type: "send", rowRef: stored.rowRef, input }]],
	["sends again after a failure", at({ name: "unconfirmed" }), checked("stay"), "saving", [{ type: "send", rowRef: stored.rowRef, input }]],
	["ignores a second checked form during a save", at(leaving), checked("leave"), "saving", []],
	["ignores a checked form after leaving", at(left), checked("leave"), "left", []],
	[
		"shows the stored values instead of saving the same input twice",
		at(editing, { lastSaved: { input: JSON.stringify(input), values: saved.values } }),
		checked("stay"),
		"editing",
		show(saved.values, sent),
	],
	[
		"sends the same input again when the form closes",
		at(editing, { lastSaved: { input: JSON.stringify(input), values: saved.values } }),
		checked("leave"),
		"saving",
		[{ type: "send", rowRef: stored.rowRef, input }],
	],

	["opens the list after a save", at(leaving), savedEvent, "left", [...show(saved.values), announce(false), { type: "openList" }]],
	[
		"keeps the time that was chosen for a draft after Ctrl+S",
		at({ ...staying, sent: scheduledSent }, { lastCommand: saveHere.command }),
		{ ...savedEvent, saved: draft },
		"editing",
		[...show(draft.values, { ...scheduledSent, status: "draft", publishAt: "" }), announce(false), focus],
	],
	[
		"keeps that time after a second Ctrl+S",
		at(editing, { lastCommand: saveHere.command, lastSaved: { input: JSON.stringify(input), values: draft.values } }),
		{ type: "checked", input, after: "stay", sent: scheduledSent },
		"editing",
		show(draft.values, { ...scheduledSent, status: "draft", publishAt: "" }),
	],
	["stays after Ctrl+S", at(staying), savedEvent, "editing", [...show(saved.values, sent), announce(false), focus]],
	[
		"gives a new row its URL after Ctrl+S",
		at(staying, isNew),
		savedEvent,
		"editing",
		[...show(saved.values, sent), announce(true), { type: "openRow", id: "r" }, focus],
	],
	[
		"saves again what was typed before another Ctrl+S",
		next(at(staying), saveHere).state,
		savedEvent,
		"editing",
		[...show(saved.values, sent), announce(false), focus, { ...check, command: saveHere.command, saved: saved.values }],
	],
	["saves nothing again after a failure", next(at(staying), saveHere).state, failed("unknown"), "failed", reported("failed")],
	["ignores an answer that it doesn't wait for", at(editing), savedEvent, "editing", []],

	["stops at a conflict", at(leaving), conflicted, "conflict", [focus]],
	["ignores a conflict that it doesn't wait for", at(editing), conflicted, "editing", []],
	["saves over the other version", at(conflict), { type: "keepMine", ...chosen("published") }, "editing", [rebase, check]],
	["keeps mine only in a conflict", at(editing), { type: "keepMine", ...chosen("published") }, "editing", []],
	[
		"shows the other version and offers mine",
		at(conflict),
		{ type: "takeTheirs", mine },
		"editing",
		[...show(newer.values), { type: "focusFirstField" }, { type: "offerMine", mine }],
	],
	["takes theirs only in a conflict", at(editing), { type: "takeTheirs", mine }, "editing", []],

	["marks a slug that another row uses", at(leaving), failed("slug-taken"), "editing", [{ type: "markSlug" }]],
	["ends a session that the server refused", at(leaving), failed("session"), "signed-out", [{ type: "endSession" }, focus]],
	["doesn't know what became of a save without an answer", at(leaving), failed("network"), "unconfirmed", reported("unconfirmed")],
	["reports a row that no longer exists", at(leaving), failed("gone"), "gone", reported("gone")],
	["reports a refusal", at(leaving), failed("refused"), "refused", reported("refused")],
	["reports any other failure", at(staying), failed("unknown"), "failed", reported("failed")],
	["ignores a failure that it doesn't wait for", at(editing), failed("session"), "editing", []],
	["asks for the password again", at(signedOut), { type: "signIn" }, "signed-out", [{ type: "endSession" }]],
	["asks for the password only when signed out", at(editing), { type: "signIn" }, "editing", []],

	["shows a restored version", at(conflict), { type: "versionRestored", saved }, "editing", show(saved.values)],
	["ignores a restored version during a save", at(leaving), { type: "versionRestored", saved }, "saving", []],
	["ignores a restored text during a save", at(leaving), { type: "textRestored", rowId: "d", version: 2 }, "saving", []],
	["keeps its step when a text is restored", at(editing), { type: "textRestored", rowId: "d", version: 2 }, "editing", []],
];

describe("transition", () => {
	test.each(table)("%s", (_title, state, event, step, effects) => {
		const { state: after, effects: wanted } = next(state, event);
		expect(after.step.name).toBe(step);
		expect(wanted).toEqual(effects);
	});

	test.each([
		["a save", leaving, savedEvent, saved],
		["'Take theirs'", conflict, { type: "takeTheirs", mine }, newer],
		["a restored version", editing, { type: "versionRestored", saved }, saved],
	] as [string, Step<Form>, Event, Snapshot<Form>][])("holds the version and the values of the row after %s", (_what, step, event, row) => {
		expect(next(at(step), event).state).toMatchObject({ rowRef: row.rowRef, savedValues: row.values });
	});

	test("takes the newer version and its values as stored when the admin keeps theirs", () => {
		const { state } = next(at(conflict), { type: "keepMine", ...chosen("published") });
		expect(state).toMatchObject({ rowRef: newer.rowRef, savedValues: newer.values });
	});

	test("forgets the last input when another version replaces it", () => {
		const { state } = next(at(leaving), savedEvent);
		expect(state.lastSaved).toEqual({ input: JSON.stringify(input), values: saved.values });
		expect(next({ ...state, step: conflict }, { type: "takeTheirs", mine }).state.lastSaved).toBeNull();
	});

	test("uses the id of a restored text for a new row, and its version for a stored one", () => {
		const restore = (state: State, version: number | null) => next(state, { type: "textRestored", rowId: "d", version }).state.rowRef;
		expect(restore(at(editing, isNew), null)).toEqual({ id: "d", version: null, publishedAt: null });
		expect(restore(at(editing), 2)).toEqual({ id: "r", version: 2, publishedAt: null });
		expect(restore(at(editing), null)).toEqual(stored.rowRef);
		expect(restore(at(leaving), 2)).toEqual(stored.rowRef);
	});
});

test("sends a text that was saved before again after a save without an answer", () => {
	const known = { lastSaved: { input: JSON.stringify(input), values: saved.values } };
	for (const kind of ["network", "unknown"] as const) {
		const { state } = next(at(staying, known), failed(kind));
		expect(next(state, checked("stay")).effects).toEqual([{ type: "send", rowRef: stored.rowRef, input }]);
	}
});

describe("the status that a save asks for", () => {
	test.each([
		["a draft when a public row is unpublished", "draft", row("", 3, "published"), chosen("published"), "draft"],
		["published when a draft is updated", "public", row("", 3, "draft"), chosen("draft"), "published"],
		["published when a new row is created", "public", row("", null, "draft"), chosen("published"), "published"],
		["scheduled when a draft has a time", "public", row("", 3, "draft"), chosen("scheduled", AHEAD), "scheduled"],
		["scheduled when a scheduled row is updated", "public", row("", 3, "scheduled", AHEAD), chosen("scheduled", AHEAD), "scheduled"],
		[
			"published when the schedule passed while the form was open",
			"public",
			row("", 3, "scheduled", PAST),
			chosen("scheduled", "2026-12-03T08:00:00Z"),
			"published",
		],
		[
			"scheduled when a new time is in the past, so that the rules refuse it",
			"public",
			row("", 3, "draft"),
			chosen("scheduled", PAST),
			"scheduled",
		],
		["a draft when Ctrl+S saves a new row", "present", row("", null, "published"), chosen("published"), "draft"],
		["a draft when Ctrl+S saves a draft", "present", row("", 3, "draft"), chosen("published"), "draft"],
		["published when Ctrl+S saves a public row", "present", row("", 3, "published"), chosen("published"), "published"],
		["scheduled when Ctrl+S saves a scheduled row", "present", row("", 3, "scheduled", AHEAD), chosen("scheduled", AHEAD), "scheduled"],
	] as const)("is %s", (_title, as, snapshot, choice, status) => {
		const { state } = next(initialState(snapshot), { type: "save", command: { as, after: "leave" }, dropUnfinished: false, ...choice });
		expect(state.nextStatus).toBe(status);
	});

	describe("on 'Keep mine'", () => {
		const keepMine = (as: "public" | "draft" | "present", opened: Snapshot<Form>, other: Snapshot<Form>) => {
			const { values } = opened;
			const state = {
				...initialState(opened),
				step: { name: "conflict" as const, newer: other },
				lastCommand: { as, after: "stay" as const },
			};
			return next(state, { type: "keepMine", chosen: values, now });
		};
		const [draft, scheduled, published] = [row("", 3, "draft"), row("", 3, "scheduled", AHEAD), row("", 3, "published")];

		test.each([
			["a schedule that was canceled elsewhere", scheduled, draft, "draft"],
			["a draft that was published elsewhere", draft, published, "published"],
			["a draft that was scheduled elsewhere", draft, scheduled, "scheduled"],
			["a schedule that was published elsewhere", scheduled, published, "published"],
		] as const)("stays that of the row after Ctrl+S: %s", (_title, opened, other, status) => {
			const { state, effects } = keepMine("present", opened, other);
			expect(state.nextStatus).toBe(status);
			expect(storedStatus(state, now)).toBe(status);
			const publication = { status, publishAt: other.values.publishAt };
			expect(effects[0]).toEqual({ type: "rebase", values: other.values, publication });
		});

		test.each([
			["public", published, draft, "published"],
			["public", scheduled, published, "scheduled"],
			["draft", draft, published, "draft"],
		] as const)("is what the button said: %s", (as, opened, other, status) => {
			const { state, effects } = keepMine(as, opened, other);
			expect(state.nextStatus).toBe(status);
			expect(effects[0]).toEqual({ type: "rebase", values: other.values, publication: null });
		});
	});

	test("is null before the first save, and the stored status is null before there is a row", () => {
		expect(initialState(stored).nextStatus).toBeNull();
		expect(storedStatus(initialState(stored), now)).toBe("published");
		expect(storedStatus(initialState(row("", null)), now)).toBeNull();
	});

	test("is public from the moment of its schedule", () => {
		const state = initialState({ ...stored, values: { title: "", status: "scheduled" as const, publishAt: "2026-12-03T09:00:00Z" } });
		expect(storedStatus(state, new Date(+now - 1))).toBe("scheduled");
		expect(storedStatus(state, now)).toBe("published");
	});
});
