import { keyHeaders } from "../send-email/lead-store.ts";
import type { RebuildPorts } from "./handler.ts";

const CALL_TIMEOUT_MS = 4000;

interface StoreOptions {
	url: string;
	/** The service key. */
	key: string;
	fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Reads and writes `site_builds` with the service key. Calls throw an Error with the HTTP status, or after 4 s. */
export function createBuildStore({ url, key, fetch }: StoreOptions): Pick<RebuildPorts, "readState" | "claimRequest" | "saveRequest"> {
	const call = async (method: string, path: string, content: unknown): Promise<Response> => {
		const reply = await fetch(`${url.replace(/\/$/, "")}/rest/v1/${path}`, {
			method,
			headers: { ...keyHeaders(key), "content-type": "application/json", prefer: "return=representation" },
			body: JSON.stringify(content),
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
		});
		if (!reply.ok) {
			await reply.body?.cancel();
			throw new Error(`${path}: the database answered ${reply.status}`);
		}
		return reply;
	};
	const write = async (change: object, condition = ""): Promise<boolean> => {
		const rows: unknown = await (await call("PATCH", `site_builds?only_row=is.true${condition}`, change)).json();
		return Array.isArray(rows) && rows.length === 1;
	};
	return {
		async readState() {
			const state: unknown = await (await call("POST", "rpc/site_build_state", {})).json();
			if (typeof state !== "object" || state === null || !("changedAt" in state)) throw new Error("site_build_state: no state");
			const { changedAt, requestedAt } = state as Record<string, unknown>;
			return { changedAt: momentOf(changedAt) ?? 0, requestedAt: momentOf(requestedAt) };
		},
		async claimRequest(at, known) {
			// The database keeps microseconds, so a stored moment can be a little later than the one that was read.
			const same = known === null ? "is.null" : `lt.${textOf(known + 1)}`;
			return write({ requested_at: textOf(at) }, `&requested_at=${same}`);
		},
		async saveRequest(at, failure, known) {
			const change = { failed_at: failure === null ? null : textOf(at), failure };
			const own = `&requested_at=eq.${textOf(at)}`;
			// After another failure, `known` can be the claim that failed.
			const isWritten =
				failure === null
					? await write({ requested_at: textOf(at), ...change }, `&or=(requested_at.is.null,requested_at.lte.${textOf(at)})`)
					: (await write({ requested_at: null, ...change }, `${own}${known === null ? "" : "&failed_at=not.is.null"}`)) ||
						(known !== null && (await write({ requested_at: textOf(known), ...change }, own)));
			// A later request stays.
			if (!isWritten && !(await write(change))) throw new Error("site_builds: not written");
		},
	};
}

const textOf = (moment: number): string => new Date(moment).toISOString();

function momentOf(value: unknown): number | null {
	const moment = typeof value === "string" ? Date.parse(value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")) : Number.NaN;
	return Number.isNaN(moment) ? null : moment;
}
