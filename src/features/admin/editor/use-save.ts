import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { Publication, RowState } from "@/data/admin-rows/publication";
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
	/** What the notice adds about what was saved. */
	savedText?: ((input: Input) => string | undefined) | undefined;
	onSlugTaken: () => void;
	onSaved: (saved: SavedRow<Row>, after: AfterSave, isNew: boolean) => void;
}

/** At the upper edge, since the form's buttons stand at the lower one; they stay until they are dealt with. */
export const lasting = { position: "top-right", duration: Number.POSITIVE_INFINITY } as const;

/**
 * One save in flight, its notices, and what became of it (D2 §4, §8). A save that a session's end has refused is held and sent once
 * when the same person has signed in again (S46); nothing else is ever sent by itself.
 */
export function useSave<Row extends EditedRow, Input extends Publication>(options: SaveOptions<Row, Input>) {
	const { kind, store, session, owner, target } = options;
	const [saving, setSaving] = useState(false);
	const [failure, setFailure] = useState<SaveFailure<Row> | null>(null);
	const attempt = useRef<{ busy: boolean; last: { input: Input; after: AfterSave } | null }>({ busy: false, last: null });
	/** What was stored last, until a newer row is taken. */
	const storedInput = useRef<string | null>(null);
	/** It is stored and the list is on its way: a click that comes after that asks for nothing more. */
	const isLeaving = useRef(false);
	const mounted = useMounted();
	const queries = useQueryClient();
	const failedToast = `${kind.table}-save-failed`;

	async function send(input: Input, after: AfterSave): Promise<void> {
		// The keys that save may be pressed again before the form knows that it is saved: the same once more is nothing.
		if (attempt.current.busy || isLeaving.current || (after === "stay" && storedInput.current === JSON.stringify(input))) return;
		attempt.current = { busy: true, last: { input, after } };
		const focused = document.activeElement;
		setFailure(null);
		toast.dismiss(failedToast);
		setSaving(true);
		try {
			const outcome = await saveRow(store, target.current, input);
			if ("stale" in outcome) return refuse({ kind: "stale", current: outcome.stale }, focused);
			const isNew = target.current.version === null;
			target.current = targetOf(outcome.saved);
			storedInput.current = JSON.stringify(input);
			isLeaving.current = after === "leave";
			announce(kind, isNew, input, options.savedText?.(input));
			void queries.invalidateQueries({ queryKey: [kind.table] });
			if (mounted.current) options.onSaved(outcome.saved, after, isNew);
			if (after === "stay") giveBack(focused);
		} catch (error) {
			console.error(`${kind.titles.edit}:`, error);
			refuse(await explainFailure(error, session), focused);
		} finally {
			attempt.current.busy = false;
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
		else if (reason.kind !== "stale") toast.error("Something went wrong. Please try again.", { ...lasting, id: failedToast });
		giveBack(focused);
	}

	/** Takes the version of a newer row: the next save goes over it. */
	function take(current: SavedRow<Row>): void {
		target.current = targetOf(current);
		storedInput.current = null;
		setFailure(null);
	}

	const sendHeld = useRef(() => {});
	sendHeld.current = () => {
		const { busy, last } = attempt.current;
		if (!busy && last) void send(last.input, last.after);
	};
	useSignedInAgain(failure?.kind === "session", session, owner, sendHeld);
	useEffect(() => () => void toast.dismiss(failedToast), [failedToast]);
	const last = useCallback(() => attempt.current.last, []);
	return { saving, failure, send, take, last };
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

function announce({ notices }: EditorKind, isNew: boolean, { status, publishAt }: Publication, more: string | undefined): void {
	const description = [outcomes[status](publishAt), more].filter(Boolean).join(" ") || undefined;
	toast.success(isNew ? notices.created : notices.updated, { description });
}

/** A save switches off what had the focus; it gets it back once it is on again. */
function giveBack(focused: Element | null): void {
	if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
}

/** Whether the form is still on the page: a save that ends after somebody left must not lead them away again. */
function useMounted() {
	const mounted = useRef(true);
	useEffect(() => {
		mounted.current = true;
		return () => {
			mounted.current = false;
		};
	}, []);
	return mounted;
}
