import { withDeadline } from "@/shared/lib/deadline";
import { webAddress } from "@/shared/lib/web-address";
import { environment } from "../env";
import { DataTimeout } from "../request-failed";

const TIMEOUT_MS = 60_000;

export class ForeignPictureFailed extends Error {
	override name = "ForeignPictureFailed";
	constructor(
		/** "policy": the document's own security policy forbids the request. "unreachable": no answer that this site can read. */
		readonly reason: "policy" | "unreachable" | "missing" | "refused" | "too-large",
		readonly status = 0,
	) {
		super(`The picture of another site wasn't read: ${reason} (${status})`);
	}
}

/** Whether a picture's address leads to another site: neither to this one nor to its library. */
export function isForeignPicture(address: string): boolean {
	const checked = webAddress(address);
	if (!checked || checked.startsWith("/")) return false;
	const { siteUrl, supabaseUrl } = environment();
	const own = [window.location.origin, siteUrl, supabaseUrl].map((place) => new URL(place).host);
	return !own.includes(new URL(checked).host);
}

/**
 * Reads a picture of another site, without cookies and without telling that site where it is used.
 *
 * @param most size in bytes
 * @throws ForeignPictureFailed; DataTimeout after 60 s; the signal's reason
 */
export function readForeignPicture(address: string, most: number, signal?: AbortSignal): Promise<File> {
	// As browsers do on a page with "upgrade-insecure-requests".
	const url = new URL(address.replace(/^http:/i, "https:"));
	return withDeadline(
		TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const answer = await request(url, both);
			if (!answer.ok) throw new ForeignPictureFailed([404, 410].includes(answer.status) ? "missing" : "refused", answer.status);
			const blob = await readAtMost(answer, most).catch((error: unknown) => {
				// A connection that is lost on the way is a TypeError.
				throw error instanceof TypeError ? new ForeignPictureFailed("unreachable") : error;
			});
			return new File([blob], readFileName(url), { type: blob.type });
		},
	);
}

async function request(url: URL, signal: AbortSignal): Promise<Response> {
	let isForbidden = false;
	const note = (event: SecurityPolicyViolationEvent) => {
		if (event.effectiveDirective === "connect-src" && event.blockedURI.startsWith(url.origin)) isForbidden = true;
	};
	document.addEventListener("securitypolicyviolation", note);
	try {
		// The editor has loaded the picture without CORS, and that answer in the cache can't be read.
		return await fetch(url, { signal, cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" });
	} catch (error) {
		if (signal.aborted) throw error;
		// The browser reports a violation in a task of its own.
		await new Promise((resolve) => setTimeout(resolve));
		throw new ForeignPictureFailed(isForbidden ? "policy" : "unreachable");
	} finally {
		document.removeEventListener("securitypolicyviolation", note);
	}
}

async function readAtMost(answer: Response, most: number): Promise<Blob> {
	const reader = answer.body?.getReader();
	const parts: BlobPart[] = [];
	let size = 0;
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.length;
		if (size > most) {
			void reader?.cancel();
			throw new ForeignPictureFailed("too-large");
		}
		parts.push(part.value);
	}
	return new Blob(parts, { type: answer.headers.get("content-type") ?? "" });
}

/** The last part of the path, which is the name of most files, or else the host. */
function readFileName({ pathname, hostname }: URL): string {
	const last = pathname.split("/").findLast((part) => part !== "") ?? "";
	try {
		return decodeURIComponent(last) || hostname;
	} catch {
		return last;
	}
}
