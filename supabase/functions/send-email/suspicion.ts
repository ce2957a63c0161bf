import { sign } from "./http.ts";
import type { Suspicion } from "./ports.ts";

/** A person rarely submits the form sooner than this after the first focus, in milliseconds. */
const MIN_FILL_MS = 2000;
/** After this a token says nothing any more, in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_LINKS = 5;
// Bounded digits keep the moment a safe integer.
const TOKEN = /^(\d{1,15})\.([0-9a-f]{64})$/;
const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;

/** The moment `now` (milliseconds) with its signature, for a form that a visitor begins to fill in. */
export async function createFormToken(secret: string, now: number): Promise<string> {
	return `${now}.${await signMoment(secret, String(now))}`;
}

/** Why a message looks automated, or null. A missing token isn't suspicious: the form sends a message without one rather than none. */
export async function findSuspicion(headers: Headers, message: string, secret: string, now: number): Promise<Suspicion | null> {
	if ((headers.get("x-form-trap") ?? "").trim() !== "") return "honeypot";
	const token = (headers.get("x-form-token") ?? "").trim();
	return (token === "" ? null : await judgeToken(token, secret, now)) ?? (countLinks(message) > MAX_LINKS ? "links" : null);
}

async function judgeToken(token: string, secret: string, now: number): Promise<Suspicion | null> {
	const [, moment = "", signature = ""] = TOKEN.exec(token) ?? [];
	if (moment === "" || !isSameText(signature, await signMoment(secret, moment))) return "forged_time";
	const age = now - Number(moment);
	if (age > MAX_AGE_MS) return null;
	// Another instance of the relay can be slightly ahead.
	return Math.abs(age) < MIN_FILL_MS ? "too_fast" : null;
}

/** The prefix separates these signatures from the hashes of networks, which have the same key. */
const signMoment = (secret: string, moment: string): Promise<string> => sign(secret, `form-token:${moment}`);

/** Takes the same time wherever the texts differ. */
function isSameText(one: string, other: string): boolean {
	let difference = one.length ^ other.length;
	for (let index = 0; index < other.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
	return difference === 0;
}

const countLinks = (text: string): number => text.match(LINK)?.length ?? 0;
