/** Room for a somewhat longer session, in characters: a fresh one must fit into a storage that has become full. */
const SPARE = 1024;
const CHANNEL = "studio-session-forgotten";

const memory = new Map<string, string>();
const listeners = new Set<(key: string) => void>();
let channel: BroadcastChannel | null = null;

/**
 * Where supabase-js keeps the session. See docs/decisions.md, "The session store falls back step by step". An outdated copy is
 * removed, because using its spent refresh token would end the session.
 */
export const sessionStore = {
	/** The session's text, with spaces at its end, or null. */
	getItem(key: string): string | null {
		listen();
		// Local storage comes first: it holds nothing while the session is elsewhere, unless another tab has signed in since.
		return read(() => localStorage, key) ?? read(() => sessionStorage, key) ?? memory.get(key) ?? null;
	},
	/** Keeps the session's text. Never throws. */
	setItem(key: string, text: string): void {
		listen();
		if (write(() => localStorage, key, withSpare(text)) || write(() => localStorage, key, text)) {
			forgetHere(key);
			return;
		}
		if (write(() => sessionStorage, key, text)) memory.delete(key);
		else memory.set(key, text);
		remove(() => localStorage, key);
	},
	/** Forgets the session wherever it is kept, in every tab. Never throws. */
	removeItem(key: string): void {
		listen();
		remove(() => localStorage, key);
		forgetHere(key);
		channel?.postMessage(key);
	},
};

/**
 * Calls back when another tab has forgotten a session. The storage event does not tell of one that was in no local storage.
 *
 * @returns ends the calls.
 */
export function onForgottenElsewhere(forgotten: (key: string) => void): () => void {
	listen();
	listeners.add(forgotten);
	return () => void listeners.delete(forgotten);
}

function listen(): void {
	if (channel || typeof BroadcastChannel === "undefined") return;
	channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (typeof data !== "string") return;
		forgetHere(data);
		for (const listener of listeners) listener(data);
	};
}

function forgetHere(key: string): void {
	remove(() => sessionStorage, key);
	memory.delete(key);
}

const withSpare = (text: string): string => text.padEnd(Math.ceil(text.length / SPARE) * SPARE + SPARE);

function read(storage: () => Storage, key: string): string | null {
	try {
		return storage().getItem(key);
	} catch {
		return null;
	}
}

function write(storage: () => Storage, key: string, text: string): boolean {
	try {
		storage().setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

function remove(storage: () => Storage, key: string): void {
	try {
		storage().removeItem(key);
	} catch {
		// A blocked storage holds nothing.
	}
}
