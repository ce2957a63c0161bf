import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient } from "./admin-client";
import { ADMIN_PAGE_SIZE, quote, searchPatterns } from "./admin-rows/list-query";
import { readPage, writeWithin } from "./admin-rows/requests";
import { RequestFailed } from "./request-failed";

export const ACTIVITY_SOURCES = ["portfolios", "blogs", "pictures", "redirects", "leads", "site_settings", "session"] as const;

export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];

const entrySchema = z.object({
	id: z.number(),
	at: z.string(),
	source: z.enum(ACTIVITY_SOURCES),
	row_id: z.nullable(z.string()),
	action: z.enum(["create", "update", "publish", "unpublish", "delete", "restore", "sign-in", "erase", "expire"]),
	title: z.nullable(z.string()),
	changed: z.array(z.string()),
	by_email: z.nullable(z.string()),
	is_gone: z.boolean(),
	device: z.nullable(z.string()),
});

const COLUMNS = z.keyof(entrySchema).options.join(",");

export interface ActivityEntry extends Omit<z.infer<typeof entrySchema>, "row_id" | "by_email" | "is_gone"> {
	/** Null for a sign-in. */
	rowId: string | null;
	/** Address of the account; null for a service key, the SQL editor and an account that is gone. */
	by: string | null;
	/** The row was deleted, here or later, and hasn't come back. */
	isGone: boolean;
}

interface ActivityQuery {
	/** From 0. */
	page: number;
	/** Words of the row's title. */
	search: string;
	source: ActivitySource | null;
	/** The first and the last day in the browser's time zone, "2026-11-24"; another text is ignored. */
	from: string;
	to: string;
}

/** One page of the log, newest first, and the total. Throws DataTimeout after 5 s; RequestFailed. */
export function listActivity({ page, search, source, from, to }: ActivityQuery, signal?: AbortSignal) {
	const listing = () => {
		let request = adminClient().from("activity").select(COLUMNS, { count: "exact" });
		const patterns = searchPatterns(search);
		if (patterns.length > 0) request = request.ilikeAllOf("search_text", patterns.map(quote));
		if (source) request = request.eq("source", source);
		const [start, end] = [findDayStart(from, 0), findDayStart(to, 1)];
		if (start) request = request.gte("at", start);
		if (end) request = request.lt("at", end);
		return request;
	};
	return readPage({ table: "activity", page, size: ADMIN_PAGE_SIZE, listing, readRows: readEntries }, signal);
}

/** The start of a day, or of one some days later, as ISO 8601 in UTC; null for another text. */
function findDayStart(day: string, later: number): string | null {
	const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
	const midnight = (days: number) => new Date(Number(year), Number(month) - 1, Number(date) + days);
	// The date field is empty for a day that its month doesn't have.
	if (!date || midnight(0).getMonth() !== Number(month) - 1) return null;
	// Not 24 hours later: a day can have 23 or 25.
	return midnight(later).toISOString();
}

function readEntries(data: unknown): ActivityEntry[] {
	const rows = z.array(entrySchema).safeParse(data);
	if (!rows.success) throw new RequestFailed("activity", 200, "shape");
	return rows.data.map(({ row_id, by_email, is_gone, at, ...entry }) => ({
		...entry,
		at: readInstant(at) ?? at,
		rowId: row_id,
		by: by_email,
		isGone: is_gone,
	}));
}

/** Notes this session in the log, once. A failure costs only the entry, so it never throws. */
export async function recordSignIn(): Promise<void> {
	try {
		const device = deviceName(navigator.userAgent);
		const { error, status } = await writeWithin((signal) =>
			adminClient().rpc("record_sign_in", { device }).retry(false).abortSignal(signal),
		);
		if (error) throw new RequestFailed("activity", status, error.code);
	} catch (error) {
		console.error("Activity:", error instanceof Error ? error.message : error);
	}
}

// Most browsers also name others, so the order matters.
const browsers = [
	["Edg", "Edge"],
	["OPR", "Opera"],
	["Firefox", "Firefox"],
	["FxiOS", "Firefox"],
	["Chrome", "Chrome"],
	["CriOS", "Chrome"],
	["Safari", "Safari"],
] as const;
const systems = [
	["Android", "Android"],
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Windows", "Windows"],
	["Mac OS", "macOS"],
	["Linux", "Linux"],
] as const;

/** "Firefox on Windows", as far as a user agent tells. */
export function deviceName(userAgent: string): string {
	const nameIn = (names: readonly (readonly [string, string])[]) => names.find(([mark]) => userAgent.includes(mark))?.[1];
	return [nameIn(browsers) ?? "Browser", nameIn(systems)].filter((part) => part !== undefined).join(" on ");
}
