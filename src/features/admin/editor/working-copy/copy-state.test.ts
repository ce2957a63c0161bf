import { describe, expect, test } from "vitest";
import { type CopyEffect, type CopyEvent, type CopyState, type CopyStep, copyTransition } from "./copy-state";

const stored = { version: 3, at: "2026-11-23T10:00:00.000Z" };
const newer = { values: { title: "Theirs" }, baseVersion: 2, version: 5, at: "2026-11-23T10:05:00.000Z" };
const theirs = { version: newer.version, at: newer.at };

const idle: CopyStep = { name: "idle" };
const waiting: CopyStep = { name: "waiting" };
const sending: CopyStep = { name: "sending", again: false };
const sendingAgain: CopyStep = { name: "sending", again: true };
const conflict: CopyStep = { name: "conflict", newer };
const foreign: CopyStep = { name: "foreign" };
const keptHere = (because: "offline" | "signed-out" | "failed"): CopyStep => ({ name: "kept-here", because });

const at = (step: CopyStep, copy: CopyState["copy"] = stored): CopyState => ({ step, copy });
const write = (known: number | null): CopyEffect => ({ type: "write", known });
const wait: CopyEffect = { type: "wait" };
const forget: CopyEffect = { type: "forgetAutosave" };
const changed: CopyEvent = { type: "changed" };
const due: CopyEvent = { type: "due" };
const written: CopyEvent = { type: "written", copy: stored };
const settled: CopyEvent = { type: "settled" };
const foreignDiscarded: CopyEvent = { type: "foreignDiscarded" };

const table: [string, CopyState, CopyEvent, CopyState, CopyEffect[]][] = [
	["waits after a change", at(idle), changed, at(waiting), [wait]],
	["waits longer after another change", at(waiting), changed, at(waiting), [wait]],
	["remembers a change during a request", at(sending), changed, at(sendingAgain), []],
	["tries again with the next change", at(keptHere("offline")), changed, at(waiting), [wait]],
	["stores nothing during a conflict", at(conflict), changed, at(conflict), []],
	["stores nothing over a copy that it can't show", at(foreign), changed, at(foreign), []],

	["stores the change after the pause", at(waiting), due, at(sending), [write(3)]],
	["creates the first copy", at(waiting, null), due, at(sending, null), [write(null)]],
	["tries again when the connection is back", at(keptHere("offline")), due, at(sending), [write(3)]],
	["has nothing to store without a change", at(idle), due, at(idle), []],
	["sends one request at a time", at(sending), due, at(sending), []],
	["doesn't store by itself in a conflict", at(conflict), due, at(conflict), []],

	["forgets the autosave once the server has the text", at(sending, null), written, at(idle), [forget]],
	["stores the change that came during the request", at(sendingAgain, null), written, at(waiting), [wait]],
	["has no copy when the form shows the row again", at(sending), { type: "written", copy: null }, at(idle, null), [forget]],
	["ignores an answer that came after the row was saved", at(idle, null), written, at(idle, null), []],

	["stops at a copy of another device", at(sending), { type: "refused", newer }, at(conflict), []],
	["stores mine over the newer copy", at(conflict), { type: "keepMine" }, at(sending, theirs), [write(5)]],
	["shows the newer copy", at(conflict), { type: "takeTheirs" }, at(idle, theirs), [{ type: "show", copy: newer }, forget]],
	["keeps mine only in a conflict", at(waiting), { type: "keepMine" }, at(waiting), []],
	["takes theirs only in a conflict", at(waiting), { type: "takeTheirs" }, at(waiting), []],

	["stores mine as a new copy once the other device has saved its own", at(conflict), { type: "newerSaved" }, at(waiting, null), [wait]],
	["compares copies only in a conflict", at(waiting), { type: "newerSaved" }, at(waiting), []],

	["keeps the text here without an answer", at(sending), { type: "failed", failure: "network" }, at(keptHere("offline")), []],
	["keeps the text here without a session", at(sending), { type: "failed", failure: "session" }, at(keptHere("signed-out")), []],
	["keeps the text here after any other failure", at(sending), { type: "failed", failure: "unknown" }, at(keptHere("failed")), []],

	["deletes the copy when the row has the text", at(waiting), settled, at(idle, null), [{ type: "delete" }]],
	["deletes also what a running request stores", at(sending, null), settled, at(idle, null), [{ type: "delete" }]],
	["deletes also what was stored without an answer", at(waiting, null), settled, at(idle, null), [{ type: "delete" }]],
	["keeps the copy of another device", at(conflict), settled, at(conflict), []],
	["keeps the copy that it can't show", at(foreign), settled, at(foreign), []],
	["deletes the copy that it can't show only when asked", at(foreign), foreignDiscarded, at(idle, null), [{ type: "delete" }]],
	["keeps the copy of another device when mine is discarded", at(conflict), foreignDiscarded, at(conflict), []],
];

describe("copyTransition", () => {
	test.each(table)("%s", (_title, state, event, after, effects) => {
		expect(copyTransition(state, event)).toEqual({ state: after, effects });
	});
});
