import { keyHeaders } from "../send-email/lead-store.ts";
import { NO_DATABASE, type RebuildPorts, type SettleRequest } from "./handler.ts";

const CALL_TIMEOUT_MS = 4000;

interface StoreOptions {
	url: string;
	/** The service key. */
	key: string;
	fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Reads and writes `site_builds` with the service key. Calls throw an Error with the HTTP status, or after 4 s. */
export function createBuildStore({ url, key, fetch }: StoreOptions): Pick<RebuildPorts, "readState" | "claimRequest"> {
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
	const write = async (change: object, condition: string): Promise<boolean> => {
		const rows: unknown = await (await call("PATCH", `site_builds?only_row=is.true&${condition}`, change)).json();
		return Array.isArray(rows) && rows.length === 1;
	};
	return {
		async readState() {
			const state: unknown = await (await call("POST", "rpc/site_build_state", {})).json();
			if (typeof state !== "object" || state === null || !("changedAt" in state)) throw new Error("site_build_state: no state");
			const { changedAt, requestedAt } = state as Record<string, unknown>;
			return { changedAt: readMoment(changedAt) ?? 0, requestedAt: readMoment(requestedAt) };
		},
		async claimRequest(at, known) {
			const own = ownMoment(at);
			const settle: SettleRequest = async (failure) => {
				const outcome = failure === null ? { failed_at: null } : { requested_at: null, failed_at: toText(at) };
				await write({ ...outcome, failure }, `requested_at=eq.${own}`);
			};
			try {
				return (await write({ requested_at: own }, isStill(known))) ? settle : null;
			} catch (error) {
				// The claim can be stored although its answer was lost, and no build follows it.
				await settle(NO_DATABASE).catch(() => {});
				throw error;
			}
		},
	};
}

/** The condition that the last request is the one that was read. The database keeps microseconds; only the milliseconds are read. */
const isStill = (known: number | null): string =>
	known === null ? "requested_at=is.null" : `requested_at=gte.${toText(known)}&requested_at=lt.${toText(known + 1)}`;

/** The moment with random microseconds, so that requests of the same millisecond differ. */
const ownMoment = (at: number): string => toText(at).replace("Z", `${String(Math.floor(Math.random() * 1000)).padStart(3, "0")}Z`);

const toText = (moment: number): string => new Date(moment).toISOString();

function readMoment(value: unknown): number | null {
	const moment = typeof value === "string" ? Date.parse(value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")) : Number.NaN;
	return Number.isNaN(moment) ? null : moment;
}
