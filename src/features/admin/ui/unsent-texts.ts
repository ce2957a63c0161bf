import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createWatchedMap } from "@/shared/lib/watched-map";
import { askBeforeLeaving } from "./leave-question";

const PREFIX = "admin-text/";

/** The row that a text belongs to. */
interface Owner {
	id: string;
	name: string;
	email: string | null;
}
interface Entry {
	id: string;
	email: string | null;
	/** "the reply to Ada Lovelace" */
	title: string;
	text: unknown;
}

const entrySchema = z.object({
	id: z.string(),
	email: z.nullable(z.string()),
	title: z._default(z.string(), "text that you typed"),
	text: z.unknown(),
});

/** The texts of this tab. Storage has a copy for a reload, as far as it can. */
const kept = createWatchedMap<Entry>();
let stopAsking = () => {};

/** Typed texts of one kind that aren't sent or saved, by row. `getTitle` names one when the admin is asked whether it can go. */
export function unsentTexts<T>(kind: string, schema: z.ZodMiniType<T>, getTitle: (owner: Owner, text: T) => string) {
	const getKey = (id: string) => `${PREFIX}${kind}/${id}`;
	const parseText = (text: unknown): T | null => schema.safeParse(text).data ?? null;
	return {
		read: (id: string) => parseText(kept.entries.get(getKey(id))?.text),
		/** Like `read`, and renders again when the text changes. */
		useText: (id: string) => parseText(useSyncExternalStore(kept.subscribe, () => kept.entries.get(getKey(id))?.text)),
		keep: (owner: Owner, text: T) => put(getKey(owner.id), { id: owner.id, email: owner.email, title: getTitle(owner, text), text }),
		drop: (id: string) => remove(getKey(id)),
	};
}

/** The titles of all texts of this tab. */
export function namesOfTexts(): string[] {
	return [...kept.entries.values()].map(({ title }) => title);
}

type IsDeleted = (row: Pick<Entry, "id" | "email">) => boolean;
const forgetters = new Set<(isDeleted: IsDeleted) => void>();

/** Calls back when the texts of deleted rows are removed. Returns a function that stops it. */
export function onForget(forget: (isDeleted: IsDeleted) => void): () => void {
	forgetters.add(forget);
	return () => void forgetters.delete(forget);
}

/** Removes the texts of deleted rows, or all at sign-out. Returns a function that puts them back. */
export function forgetTexts(isDeleted: IsDeleted): () => void {
	for (const forget of forgetters) forget(isDeleted);
	const gone = [...kept.entries].filter(([, entry]) => isDeleted(entry));
	for (const [key] of gone) remove(key);
	return () => {
		for (const [key, entry] of gone) put(key, entry);
	};
}

function put(key: string, entry: Entry): void {
	kept.set(key, entry);
	watchLeaving();
	try {
		sessionStorage.setItem(key, JSON.stringify(entry));
	} catch {
		// Full or blocked storage: the text lasts as long as the page.
	}
}

function remove(key: string): void {
	kept.delete(key);
	watchLeaving();
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/**
 * Asks before a reload too: the page can't tell it from closing the tab, which storage doesn't survive. Listens only while there is a
 * text, because Firefox keeps no page with such a listener for Back.
 */
function watchLeaving(): void {
	stopAsking();
	stopAsking = kept.entries.size > 0 ? askBeforeLeaving() : () => {};
}

function restore(): void {
	try {
		for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
			const entry = parse(sessionStorage.getItem(key));
			if (entry) kept.set(key, entry);
			else sessionStorage.removeItem(key);
		}
	} catch {
		// Blocked storage: there is nothing to restore.
	}
	watchLeaving();
}

function parse(stored: string | null): Entry | null {
	try {
		return entrySchema.safeParse(JSON.parse(stored ?? "null")).data ?? null;
	} catch {
		return null;
	}
}

restore();
