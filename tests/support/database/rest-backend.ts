import { createHmac } from "node:crypto";
import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { z } from "zod";
import { EMBEDDED_PUBLISHABLE_KEY, type EmbeddedBackend, startEmbeddedBackend } from "../../../scripts/embedded/backend";
import { ADMIN_ID, STRANGER_ID } from "./people";
import { SAMPLE_ROWS } from "./sample-rows";

const ROOT = join(import.meta.dirname, "../../..");
export const SITE_URL = "http://localhost:4173";

/** Test accounts with fast bcrypt hashes. */
export const ACCOUNTS = {
	stranger: {
		id: STRANGER_ID,
		email: "stranger@visitor.example",
		password: "stranger-pass-2026",
		hash: "$2b$04$J2RSHda4R9PYQEm7jiSvDepow2PL61PwsTYApPQY4Mzvee.DMP.g6",
	},
	admin: {
		id: ADMIN_ID,
		email: "admin@studio.example",
		password: "administrator-pass-2026",
		hash: "$2b$04$7EcPXMMsNB/ixiE4N/j9Ru8HbBEEjDwNcRX.vxGQDIXQeLasxnZPO",
	},
} as const;

export interface RestBackend extends EmbeddedBackend {
	/** The auth service's mails, newest last. */
	mails: string[];
}

/** The migrated database without content that this test run created. */
export const migratedBackend = (): Promise<Blob> => openAsBlob(inject("snapshots").backend);

/** The embedded backend in memory with sample rows, a stranger and the admin. */
export async function openRestBackend(): Promise<RestBackend> {
	const mails: string[] = [];
	const email = { send: async (mail: { text?: string }) => void mails.push(mail.text ?? "") };
	const snapshot = await migratedBackend();
	const backend = await startEmbeddedBackend({ root: ROOT, dataDir: null, siteUrl: SITE_URL, seed: false, email, snapshot });
	const database = backend.connection.driver;
	for (const { id, email: address, hash } of Object.values(ACCOUNTS)) {
		await database.query("insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ($1, $2, $3, now())", [
			id,
			address,
			hash,
		]);
	}
	await database.query("insert into private.admins (user_id) values ($1)", [ADMIN_ID]);
	await database.exec(SAMPLE_ROWS);
	return { ...backend, mails };
}

/** Resets the tables to the sample rows. */
export async function restoreRows({ connection }: RestBackend): Promise<void> {
	await connection.driver.exec(
		// Last, because the deletions above write history.
		`delete from public.portfolios; delete from public.blogs; delete from public.leads; delete from public.pictures;
			delete from public.revisions; delete from public.preview_links; delete from public.working_copies;
			update public.site_builds set failure = null; update public.site_settings set phone = null;
			delete from public.revisions; ${SAMPLE_ROWS}`,
	);
}

/** A hash of every row that a stranger could change: a 204 alone proves nothing. */
export async function rowHash({ connection }: RestBackend): Promise<string> {
	const { rows } = await connection.driver.query(`
		select md5(string_agg(line, E'\\n' order by line)) as hash from (
			select 'p' || p::text from public.portfolios p
			union all select 'b' || b::text from public.blogs b
			union all select 'l' || l::text from public.leads l
			union all select 'i' || i::text from public.pictures i
			union all select 'd' || d::text from public.redirects d
			union all select 'r' || r::text from public.revisions r
			union all select 'c' || c::text from public.activity c
			union all select 'w' || w::text from public.working_copies w
			union all select 'v' || v::text from public.preview_links v
			union all select 's' || s.failure from public.site_builds s
			union all select 't' || concat_ws(',', t.id, t.email, t.phone, t.announcement) from public.site_settings t
			union all select 'o' || concat_ws(',', o.id, o.bucket_id, o.name) from storage.objects o
			union all select 'k' || k::text from storage.buckets k
			union all select 'a' || a::text from private.admins a
			union all select 'u' || concat_ws(',', id, email, role, aud, raw_app_meta_data - 'provider' - 'providers') from auth.users
		) as lines (line)`);
	return z.array(z.object({ hash: z.string() })).parse(rows)[0]?.hash ?? "no rows";
}

export interface Request {
	method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE" | "PUT";
	/** Path and query from /rest/v1 or /auth/v1 on. */
	path: string;
	headers?: Record<string, string>;
	body?: unknown;
}

export interface Reply {
	status: number;
	headers: Headers;
	/** The parsed body, or its text if it isn't JSON. */
	body: unknown;
}

/** Sends a request without following redirects. */
export async function send(backend: RestBackend, { method, path, headers, body }: Request): Promise<Reply> {
	const request = new Request(`http://localhost${path}`, {
		method,
		redirect: "manual",
		headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const response = await backend.app.fetch(request);
	const text = await response.text();
	return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

export const PUBLISHABLE = { apikey: EMBEDDED_PUBLISHABLE_KEY };

export function bearer(token: string): Record<string, string> {
	return { ...PUBLISHABLE, authorization: `Bearer ${token}` };
}

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Session = z.infer<typeof sessionSchema>;

export function asSession(reply: Reply): Session {
	return sessionSchema.parse(reply.body);
}

export async function signIn(backend: RestBackend, account: { email: string; password: string }): Promise<Session> {
	const { email, password } = account;
	return asSession(
		await send(backend, { method: "POST", path: "/auth/v1/token?grant_type=password", headers: PUBLISHABLE, body: { email, password } }),
	);
}

const claimsSchema = z.looseObject({ sub: z.string(), exp: z.number(), iat: z.number() });
export type Claims = z.infer<typeof claimsSchema>;

export function claimsOf(token: string): Claims {
	return claimsSchema.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
}

/** A token with these claims; `alg: none` omits the signature. */
export function forge(claims: Record<string, unknown>, secret: string, alg: "HS256" | "none" = "HS256"): string {
	const content = [{ alg, typ: "JWT" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
	return `${content}.${alg === "none" ? "" : createHmac("sha256", secret).update(content).digest("base64url")}`;
}
