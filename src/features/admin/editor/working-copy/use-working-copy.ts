import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { RowGone } from "@/data/admin-rows/requests";
import { CopyChanged, type CopyStore, type WorkingCopy } from "@/data/working-copies/repository";
import { COPIES_KEY } from "@/features/admin/ui/copy-badge";
import { storableValue } from "@/shared/lib/text/storable-text";
import { createDebounce } from "@/shared/lib/time/debounce";
import { findDifferences, isSameValue } from "../differences";
import type { EditorDefinition, EditorTypes } from "../editor-definition";
import type { EditorMachine } from "../editor-state";
import { type EditorSession, explainFailure } from "../save-row";
import { hasShape } from "../use-autosave";
import { type CopyEffect, type CopyEvent, type CopyMachine, type CopyState, type CopyStep, createCopyMachine } from "./copy-state";

/** From the last change to the stored copy. */
const DELAY_MS = 3000;
const RETRY_MS = 30_000;
/** A save of the row waits so long for a running request. */
const PATIENCE_MS = 2000;

interface CopyOptions<T extends EditorTypes> {
	definition: EditorDefinition<T>;
	form: UseFormReturn<T["form"], unknown, T["input"]>;
	machine: EditorMachine<T["form"], T["input"]>;
	session: EditorSession;
	/** The copy that the form opened with. */
	opened: WorkingCopy | null;
	forgetAutosave: () => void;
	keepAutosave: () => void;
	/** The form now shows a copy that started from this version of the row. */
	onShown: (version: number) => void;
}

/** Stores the form of an existing row on the server while the admin writes, and shows the copy that is there. */
export function useWorkingCopy<T extends EditorTypes>(options: CopyOptions<T>) {
	const { form, machine, opened } = options;
	const latest = useRef(options);
	latest.current = options;
	const server = useRef<Server>({ version: opened?.version ?? null, values: opened?.values, unanswered: [] });
	const { copyMachine, apply, running } = useCopyMachine(latest, server);
	const state = useSyncExternalStore(copyMachine.subscribe, copyMachine.read);

	useLayoutEffect(() => {
		if (!opened || copyMachine.read().step.name !== "idle") return;
		// Its changes were saved, and it could not be deleted.
		if (isSameValue(opened.values, machine.read().savedValues)) apply({ type: "settled" });
		else show(latest.current, opened);
	}, [opened, copyMachine, machine, apply]);
	useChanges(form, machine, copyMachine, server, apply);
	useDueMoments(apply);
	useRetry(state.step, apply);
	const isStored = () => copyMachine.read().step.name === "idle" && copyMachine.read().copy !== null;
	return {
		state,
		waitsForSignIn: state.step.name === "kept-here" && state.step.because === "signed-out",
		isStored,
		/** Current also after a request that began before this render. */
		step: () => copyMachine.read().step,
		due: () => apply({ type: "due" }),
		/** The row has the form's text, so neither this browser nor the server needs a copy. */
		settle: () => {
			latest.current.forgetAutosave();
			apply({ type: "settled" });
		},
		/** The row has the text of the copy, and the form has newer text. */
		beginAgain: () => {
			latest.current.keepAutosave();
			apply({ type: "settled" });
			apply({ type: "changed" });
		},
		/** Call it before a conflict about the row ends: the other device may have saved the copy that this form conflicts with. */
		compareWithRow: () => {
			const [row, copy] = [machine.read().step, copyMachine.read().step];
			if (row.name !== "conflict" || copy.name !== "conflict") return;
			if (findDifferences(options.definition, row.newer.values, copy.newer.values).length === 0) apply({ type: "newerSaved" });
		},
		discardForeign: () => apply({ type: "foreignDiscarded" }),
		/** After an event that deletes the copy: returns whether the server answered that this form's copy is gone. */
		isDeleted: async () => (await running.current) !== false,
		keepMine: () => apply({ type: "keepMine" }),
		takeTheirs: () => apply({ type: "takeTheirs" }),
		/** Ends when no request is running, or after two seconds. */
		quiet: () => Promise.race([running.current, new Promise((done) => setTimeout(done, PATIENCE_MS))]),
		/** Stores the form at once. Returns whether the server has it. */
		saveNow: async () => {
			for (let tries = 0; tries < 3 && !isStored(); tries += 1) {
				if (copyMachine.read().step.name === "idle") apply({ type: "changed" });
				apply({ type: "due" });
				await running.current;
			}
			return isStored();
		},
	};
}

export type FormCopy = ReturnType<typeof useWorkingCopy>;

/** Tells the machine when the form no longer shows what is stored. */
function useChanges<T extends EditorTypes>(
	form: CopyOptions<T>["form"],
	machine: EditorMachine<T["form"], T["input"]>,
	copyMachine: CopyMachine,
	server: { current: Server },
	apply: (event: CopyEvent) => void,
): void {
	useEffect(() => {
		const callback = () => {
			const { rowRef, savedValues } = machine.read();
			if (rowRef.version === null) return;
			const { step, copy } = copyMachine.read();
			if (step.name === "idle" && isSameValue(form.getValues(), copy ? server.current.values : savedValues)) return;
			apply({ type: "changed" });
		};
		return form.subscribe({ formState: { values: true }, callback });
	}, [form, machine, copyMachine, server, apply]);
}

/** The copy's state machine with its timer and requests. `running` is the last request; a deletion ends with whether it succeeded. */
function useCopyMachine<T extends EditorTypes>(latest: { current: CopyOptions<T> }, server: { current: Server }) {
	const [copyMachine] = useState(() => createCopyMachine(openedState(latest.current.definition, latest.current.opened)));
	const [debounce] = useState(() => createDebounce(DELAY_MS));
	const running = useRef<Promise<unknown>>(Promise.resolve());
	const requests = useCopyRequests(latest, server);
	const apply = useCallback(
		(event: CopyEvent) => {
			const run = (effect: CopyEffect): void => {
				switch (effect.type) {
					case "wait":
						debounce.start(() => apply({ type: "due" }));
						return;
					case "write":
						debounce.stop();
						running.current = requests.write(effect.known).then(apply);
						return;
					case "delete":
						running.current = running.current.then(requests.remove);
						return;
					case "show":
						requests.note(effect.copy);
						show(latest.current, effect.copy);
						return;
					case "forgetAutosave":
						latest.current.forgetAutosave();
				}
			};
			const { name } = latest.current.machine.read().step;
			if (event.type === "due" && (name === "signed-out" || name === "left")) return;
			if (event.type === "due" && name === "saving") {
				// The save can fail. One that succeeds stops the timer.
				debounce.start(() => apply({ type: "due" }));
				return;
			}
			if (event.type === "settled") debounce.stop();
			for (const effect of copyMachine.apply(event)) run(effect);
		},
		[copyMachine, latest, requests, debounce],
	);
	return { copyMachine, apply, running };
}

function openedState<T extends EditorTypes>({ schema }: EditorDefinition<T>, opened: WorkingCopy | null): CopyState {
	if (!opened) return { step: { name: "idle" }, copy: null };
	return { step: { name: hasShape(schema, opened.values) ? "idle" : "foreign" }, copy: { version: opened.version, at: opened.at } };
}

function show<T extends EditorTypes>({ definition, form, machine, onShown }: CopyOptions<T>, { values, baseVersion }: WorkingCopy): void {
	if (!hasShape(definition.schema, values)) return;
	// This form never showed a newer version: saving must ask which of the two to keep.
	onShown(Math.min(baseVersion, machine.read().rowRef.version ?? baseVersion));
	form.reset(values, { keepDefaultValues: true });
}

/** The copy that this form stored or shows. */
interface Server {
	version: number | null;
	values: unknown;
	/** What was sent without an answer. The server may have it. */
	unanswered: object[];
}

function useCopyRequests<T extends EditorTypes>(latest: { current: CopyOptions<T> }, server: { current: Server }) {
	const queries = useQueryClient();
	const [requests] = useState(() => ({
		write: (known: number | null) => writeCopy(latest.current, server, queries, known),
		remove: () => removeCopy(latest.current, server, queries),
		note: (copy: WorkingCopy | null) => noteCopy(server, queries, copy),
	}));
	return requests;
}

async function writeCopy<T extends EditorTypes>(
	options: CopyOptions<T>,
	server: { current: Server },
	queries: QueryClient,
	known: number | null,
): Promise<CopyEvent> {
	const { definition, form, machine, session } = options;
	const { rowRef, savedValues } = machine.read();
	const values = structuredClone(form.getValues());
	try {
		// A deletion that failed leaves a version that the form no longer counts on.
		const base = (server.current.unanswered.length > 0 ? await unknownVersion(options, server) : null) ?? known ?? server.current.version;
		if (isSameValue(values, savedValues)) {
			if (base !== null) await discardUnlessGone(definition.copies, rowRef.id, base, session);
			noteCopy(server, queries, null);
			return { type: "written", copy: null };
		}
		server.current.unanswered = [...server.current.unanswered, storableValue(values)];
		const copy = await definition.copies.write(rowRef.id, { values, baseVersion: rowRef.version ?? 1 }, base);
		noteCopy(server, queries, { ...copy, values });
		return { type: "written", copy };
	} catch (error) {
		if (error instanceof CopyChanged) {
			void queries.invalidateQueries({ queryKey: [COPIES_KEY] });
			return { type: "refused", newer: error.newer };
		}
		const { kind } = await explainFailure(error, session);
		if (kind === "unknown") console.error("Working copy:", error);
		return { type: "failed", failure: kind };
	}
}

async function removeCopy<T extends EditorTypes>(
	options: CopyOptions<T>,
	server: { current: Server },
	queries: QueryClient,
): Promise<boolean> {
	const { definition, machine, session } = options;
	try {
		const version = (server.current.unanswered.length > 0 ? await unknownVersion(options, server) : null) ?? server.current.version;
		if (version === null) return true;
		await discardUnlessGone(definition.copies, machine.read().rowRef.id, version, session);
		noteCopy(server, queries, null);
		return true;
	} catch (error) {
		// A newer copy of another device stays, and so does one that couldn't be reached; the form offers them when it opens.
		return error instanceof CopyChanged;
	}
}

/** The version of a copy that this form stored and doesn't know. */
async function unknownVersion<T extends EditorTypes>(
	{ definition, machine }: CopyOptions<T>,
	server: { current: Server },
): Promise<number | null> {
	const asked = server.current.unanswered;
	const stored = await definition.copies.read(machine.read().rowRef.id);
	const isStored = (sent: object) => isSameValue(sent, stored?.values);
	server.current.unanswered = server.current.unanswered.filter((sent) => !asked.includes(sent) || isStored(sent));
	return stored && asked.some(isStored) ? stored.version : null;
}

function noteCopy(server: { current: Server }, queries: QueryClient, copy: WorkingCopy | null): void {
	const isListed = server.current.version !== null;
	server.current = { version: copy?.version ?? null, values: copy?.values, unanswered: [] };
	if (isListed !== (copy !== null)) void queries.invalidateQueries({ queryKey: [COPIES_KEY] });
}
/** Another device can have deleted the copy. Throws when the session is lost, which looks the same. */
async function discardUnlessGone(copies: CopyStore, id: string, version: number, session: EditorSession): Promise<void> {
	try {
		await copies.discard(id, version);
	} catch (error) {
		if (!(error instanceof RowGone) || (await explainFailure(error, session)).kind !== "gone") throw error;
	}
}

/** Stores the copy again once the server can be reached, which can happen without an event. */
function useRetry(step: CopyStep, apply: (event: CopyEvent) => void): void {
	useEffect(() => {
		if (step.name !== "kept-here" || step.because !== "offline") return;
		const timer = setTimeout(() => apply({ type: "due" }), RETRY_MS);
		return () => clearTimeout(timer);
	}, [step, apply]);
}

/** Stores the copy when the page is hidden, left or closed, and when the connection is back. */
function useDueMoments(apply: (event: CopyEvent) => void): void {
	useEffect(() => {
		const due = () => apply({ type: "due" });
		const hidden = () => void (document.visibilityState === "hidden" && due());
		window.addEventListener("pagehide", due);
		window.addEventListener("online", due);
		document.addEventListener("visibilitychange", hidden);
		return () => {
			window.removeEventListener("pagehide", due);
			window.removeEventListener("online", due);
			document.removeEventListener("visibilitychange", hidden);
			due();
		};
	}, [apply]);
}
