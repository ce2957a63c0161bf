import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import { useMounted } from "@/shared/hooks/use-mounted";
import type { EditedRow, RowStore } from "./editor-definition";
import type { EditorKind } from "./editor-kinds";
import type { EditorSession } from "./editor-session";
import { readableTime } from "./local-time";
import { explainFailure, type SaveFailure } from "./save-failure";
import { type SaveTarget, saveRow } from "./save-row";

/** Where a save leads: to the list, or nowhere. */
export type AfterSave = "leave" | "stay";

interface SaveOptions<Row extends EditedRow, Input extends Publication> {
	kind: EditorKind;
	store: RowStore<Row, Input>;
	session: EditorSession;
	/** E-mail address of the account: a held save is nobody else's. */
	owner: string;
	target: RefObject<SaveTarget>;
	visibleFrom?: ((input: Input) => string | null) | undefined;
	/** What the notice adds about what was saved. */
	savedText?: ((input: Input) => string | undefined) | undefined;
	onSlugTaken: () => void;
	/** It is stored, whether or not the form is still there. */
	onStored: () => void;
	/** It is stored and the form still there. */
	onSaved: (saved: SavedRow<Row>, after: AfterSave, isNew: boolean) => void;
	/** Sends what the form holds by now, in the way of the last save. */
	saveAgain: RefObject<() => void>;
}

/** At the upper edge, since the form's buttons stand at the lower one; they stay until they are dealt with. */
export const lasting = { position: "top-right", duration: Number.POSITIVE_INFINITY } as const;

/**
 * One save in flight, its notices, and what became of it. A save that a session's end has refused is held and sent once
 * when the same person has signed in again; nothing else is ever sent by itself.
 */
export function useSave<Row extends EditedRow, Input extends Publication>(options: SaveOptions<Row, Input>) {
	const { kind, store, session, owner, target } = options;
	const [saving, setSaving] = useState(false);
	const [failure, setFailure] = useState<SaveFailure<Row> | null>(null);
	const isBusy = useRef(false);
	/** What was stored last and what it became, until a newer row is taken. */
	const lastStored = useRef<{ input: string; saved: SavedRow<Row> } | null>(null);
	/** It is stored and the list is on its way: a click that comes after that asks for nothing more. */
	const isLeaving = useRef(false);
	const mounted = useMounted();
	const queries = useQueryClient();
	/** The notice of the last failure. Each has one of its own: one that takes the id of a notice that is just going would go with it. */
	const failedToast = useRef<string | number | null>(null);
	const forgetFailure = () => {
		if (failedToast.current !== null) toast.dismiss(failedToast.current);
		failedToast.current = null;
	};

	async function send(input: Input, after: AfterSave): Promise<void> {
		if (isBusy.current || isLeaving.current) return;
		// The same once more, but for what cleaning takes away: the form shows what is stored, and nothing is sent.
		const known = lastStored.current;
		if (after === "stay" && known?.input === JSON.stringify(input)) return options.onSaved(known.saved, after, false);
		isBusy.current = true;
		const focused = document.activeElement;
		setFailure(null);
		forgetFailure();
		setSaving(true);
		try {
			const outcome = await saveRow(store, target.current, input);
			if ("stale" in outcome) return refuse({ kind: "stale", current: outcome.stale }, focused);
			const isNew = target.current.version === null;
			target.current = targetOf(outcome.saved);
			lastStored.current = { input: JSON.stringify(input), saved: outcome.saved };
			options.onStored();
			announce(kind, isNew, [outcomeOf(input, options.visibleFrom?.(input)), options.savedText?.(input)]);
			void queries.invalidateQueries({ queryKey: [kind.table] });
			isLeaving.current = after === "leave";
			if (mounted.current) options.onSaved(outcome.saved, after, isNew);
			if (after === "stay") giveBack(focused);
		} catch (error) {
			console.error(`${kind.titles.edit}:`, error);
			refuse(await explainFailure(error, session), focused);
		} finally {
			isBusy.current = false;
			setSaving(false);
		}
	}

	function refuse(reason: SaveFailure<Row>, focused: Element | null): void {
		if (reason.kind === "slug-taken") {
			options.onSlugTaken();
			return;
		}
		setFailure(reason);
		if (reason.kind === "session") void session.end().catch(() => undefined);
		else if (reason.kind !== "stale") failedToast.current = toast.error("Something went wrong. Please try again.", lasting);
		giveBack(focused);
	}

	/** Takes the version of a newer row: the next save goes over it. */
	function take(current: SavedRow<Row>): void {
		target.current = targetOf(current);
		lastStored.current = null;
		setFailure(null);
	}

	useSignedInAgain(failure?.kind === "session", session, owner, options.saveAgain);
	useEffect(() => () => void (failedToast.current !== null && toast.dismiss(failedToast.current)), []);
	return { saving, failure, send, take };
}

/** The version that a save after this one must name. */
export function targetOf<Row extends EditedRow>({ row, version }: SavedRow<Row>): SaveTarget {
	return { id: row.id, version, publishedAt: row.published_at ?? null };
}

/** Runs once when the same administrator is signed in again while something waits for that. */
function useSignedInAgain(waits: boolean, session: EditorSession, owner: string, run: RefObject<() => void>): void {
	useEffect(() => {
		if (!waits) return;
		let done = false;
		const ask = async () => {
			const visitor = await session.who().catch(() => null);
			if (done || visitor?.kind !== "administrator" || visitor.email !== owner) return;
			done = true;
			run.current();
		};
		// Asked after the event, in which the library still holds its lock; with a second step the first answer is not yet the last.
		const end = session.onChange((signedIn) => void (signedIn && setTimeout(() => void ask())));
		return () => {
			done = true;
			end();
		};
	}, [waits, session, owner, run]);
}

const outcomes: Record<RowState, (publishAt: string) => string | undefined> = {
	draft: () => "Saved as a draft: it is not on the site.",
	scheduled: (publishAt) => `Goes on the site by itself: ${readableTime(publishAt)}.`,
	published: () => undefined,
};

function outcomeOf({ status, publishAt }: Publication, visibleFrom: string | null | undefined): string | undefined {
	return visibleFrom ? `Visible from ${visibleFrom}.` : outcomes[status](publishAt);
}

function announce({ notices }: EditorKind, isNew: boolean, sentences: (string | undefined)[]): void {
	const description = sentences.filter(Boolean).join(" ") || undefined;
	toast.success(isNew ? notices.created : notices.updated, { description });
}

/** A save switches off what had the focus; it gets it back once it is on again. */
function giveBack(focused: Element | null): void {
	if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
}
