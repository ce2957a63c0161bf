import type { WorkingCopy } from "@/data/working-copies/repository";
import type { SaveFailure } from "../save-row";
import { createStore } from "../store";

/** What is known about the copy on the server. */
interface StoredCopy {
	version: number;
	/** ISO 8601. */
	at: string;
}

export type CopyStep =
	/** The server has everything, or there is nothing to store. */
	| { name: "idle" }
	| { name: "waiting" }
	/** `again`: the form changed after the request began. */
	| { name: "sending"; again: boolean }
	/** The changes are only on this device. The next change, blur or connection tries again, or half a minute. */
	| { name: "kept-here"; because: "offline" | "signed-out" | "failed" }
	/** Nothing is stored until the admin chooses between the two copies. */
	| { name: "conflict"; newer: WorkingCopy }
	/** The stored copy doesn't fit this form, and must be discarded before another is stored. */
	| { name: "foreign" };

export interface CopyState {
	step: CopyStep;
	copy: StoredCopy | null;
}

export type CopyEvent =
	| { type: "changed" }
	/** The pause is over, the form lost the focus, the page is hidden or the connection is back. */
	| { type: "due" }
	| { type: "written"; copy: StoredCopy | null }
	| { type: "refused"; newer: WorkingCopy }
	/** The other device has saved the newer copy as the row. */
	| { type: "newerSaved" }
	| { type: "failed"; failure: SaveFailure["kind"] }
	| { type: "keepMine" }
	| { type: "takeTheirs" }
	/** The row has the changes, or they were discarded. A copy that this form never showed stays. */
	| { type: "settled" }
	| { type: "foreignDiscarded" };

export type CopyEffect =
	| { type: "wait" }
	/** Stores the form, or deletes the copy when the form shows the stored row. */
	| { type: "write"; known: number | null }
	/** Deletes the copy, also one that a running request is about to store or whose answer was lost. */
	| { type: "delete" }
	| { type: "show"; copy: WorkingCopy }
	/** The server has the text, so this browser needs no autosave of it. */
	| { type: "forgetAutosave" };

interface Transition {
	state: CopyState;
	effects: CopyEffect[];
}

/** The life of a working copy, beside that of the row in `editor-state.ts`. */
export function copyTransition(state: CopyState, event: CopyEvent): Transition {
	const { step, copy } = state;
	switch (event.type) {
		case "changed":
			return noteChange(state);
		case "due":
			return step.name === "waiting" || step.name === "kept-here" ? send(copy) : ignore(state);
		case "written":
			return step.name === "sending" ? finish(event.copy, step.again) : ignore(state);
		case "refused":
			return step.name === "sending" ? go(copy, { name: "conflict", newer: event.newer }) : ignore(state);
		case "newerSaved":
			return step.name === "conflict" ? noteChange({ step: { name: "idle" }, copy: null }) : ignore(state);
		case "failed":
			return step.name === "sending" ? go(copy, { name: "kept-here", because: toReason(event.failure) }) : ignore(state);
		case "keepMine":
			return step.name === "conflict" ? send(step.newer) : ignore(state);
		case "takeTheirs":
			// The reset would leave their text behind as this browser's autosave.
			return step.name === "conflict"
				? go(step.newer, { name: "idle" }, { type: "show", copy: step.newer }, { type: "forgetAutosave" })
				: ignore(state);
		case "settled":
			if (step.name === "conflict" || step.name === "foreign") return ignore(state);
			return go(null, { name: "idle" }, { type: "delete" });
		case "foreignDiscarded":
			return step.name === "foreign" ? go(null, { name: "idle" }, { type: "delete" }) : ignore(state);
	}
}

const ignore = (state: CopyState): Transition => ({ state, effects: [] });

function go(copy: StoredCopy | null, step: CopyStep, ...effects: CopyEffect[]): Transition {
	return { state: { step, copy: copy && { version: copy.version, at: copy.at } }, effects };
}

function noteChange(state: CopyState): Transition {
	const { step, copy } = state;
	if (step.name === "conflict" || step.name === "foreign") return ignore(state);
	if (step.name === "sending") return go(copy, { name: "sending", again: true });
	return go(copy, { name: "waiting" }, { type: "wait" });
}

function send(copy: StoredCopy | null): Transition {
	return go(copy, { name: "sending", again: false }, { type: "write", known: copy?.version ?? null });
}

function finish(copy: StoredCopy | null, again: boolean): Transition {
	return again ? go(copy, { name: "waiting" }, { type: "wait" }) : go(copy, { name: "idle" }, { type: "forgetAutosave" });
}

function toReason(failure: SaveFailure["kind"]): "offline" | "signed-out" | "failed" {
	if (failure === "network") return "offline";
	return failure === "session" ? "signed-out" : "failed";
}

export type CopyMachine = ReturnType<typeof createCopyMachine>;

/** Holds the state of one form's copy. `apply` changes it at once and returns the effects to run. */
export function createCopyMachine(initial: CopyState) {
	const { read, subscribe, set } = createStore(initial);
	return {
		read,
		subscribe,
		apply: (event: CopyEvent): CopyEffect[] => {
			const next = copyTransition(read(), event);
			set(next.state);
			return next.effects;
		},
	};
}
