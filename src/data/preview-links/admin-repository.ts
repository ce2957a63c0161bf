import * as z from "zod/mini";
import { sha256 } from "@/shared/lib/sha-256";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient } from "../admin-client";
import { adminTable } from "../admin-rows/admin-table";
import { confirmAdministrator, RowGone } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";

export type SharedKind = "project" | "post";

/** Days that a link can work; the database refuses others. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** A link that still works. No one can read its token again. */
export interface PreviewLink {
	id: string;
	/** ISO 8601, like the next. */
	createdAt: string;
	expiresAt: string;
}

const rowSchema = z.object({ id: z.string(), created_at: z.string(), expires_at: z.string() });

function readLinks(data: unknown): PreviewLink[] {
	const rows = z.array(rowSchema).safeParse(data);
	if (!rows.success) throw new RequestFailed("preview_links", 200, "shape");
	return rows.data.map(({ id, created_at, expires_at }) => ({
		id,
		createdAt: readInstant(created_at) ?? created_at,
		expiresAt: readInstant(expires_at) ?? expires_at,
	}));
}

const COLUMNS = "id,created_at,expires_at";
const MOST = 100;

const table = adminTable<PreviewLink>({ table: "preview_links", columns: COLUMNS, readRows: readLinks });

/** The working links of a row, newest first, at most 100. Throws DataTimeout; RequestFailed, also when the session isn't the administrator's. */
export async function listPreviewLinks(kind: SharedKind, rowId: string, signal?: AbortSignal): Promise<PreviewLink[]> {
	const listing = () =>
		adminClient()
			.from("preview_links")
			.select(COLUMNS, { count: "exact" })
			.eq("kind", kind)
			.eq("row_id", rowId)
			.gt("expires_at", new Date().toISOString())
			.order("created_at", { ascending: false });
	const { rows } = await table.list(listing, 0, MOST, signal);
	if (rows.length === 0) await confirmAdministrator(signal);
	return rows;
}

/** Makes a link with this token. `id` makes a retry idempotent. Throws DataTimeout after 15 s; RequestFailed; TypeError without https. */
export async function createPreviewLink(id: string, kind: SharedKind, rowId: string, token: string, days: LinkDays): Promise<PreviewLink> {
	return table.insert({ id, kind, row_id: rowId, token_hash: await sha256(token), days });
}

/** Ends a link at once. Throws RowGone if it had ended before; DataTimeout; RequestFailed, also when the session isn't the administrator's. */
export async function revokePreviewLink(id: string): Promise<void> {
	try {
		await table.remove(id);
	} catch (error) {
		if (error instanceof RowGone) await confirmAdministrator();
		throw error;
	}
}

const TOKEN_BYTES = 32;

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
