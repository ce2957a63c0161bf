import { createHmac, randomUUID } from "node:crypto";
import { keyHeaders } from "../../src/data/key-headers.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../embedded/backend.ts";
import { type Check, describeAnswer, firstProblem, isRefused, ServerFault, type Target } from "./check.ts";
import { madeByMigrations } from "./migrations.ts";

export const PUBLIC_TABLES = ["portfolios", "blogs", "redirects", "site_settings"] as const;
export const PRIVATE_TABLES = ["activity", "leads", "pictures", "preview_links", "revisions", "site_builds", "working_copies"] as const;
const TABLES = [...PUBLIC_TABLES, ...PRIVATE_TABLES] as const;
const CONTENT = ["portfolios", "blogs"] as const;
/** Functions of the administration and arguments that change nothing. Without its arguments, a function answers 404. */
const FUNCTIONS = { is_administrator: {}, content_state: {}, site_build_state: {}, record_sign_in: { device: "" } };

const MIGRATE =
	"Run `npx supabase db push`. If it holds nothing new, someone has changed the database by hand: compare it with supabase/migrations.";

const json = { "content-type": "application/json" };
const rest = ({ api }: Target, path: string) => `${api}/rest/v1/${path}`;
const asVisitor = ({ key }: Target, more: Record<string, string> = {}): Record<string, string> => ({
	...keyHeaders(key),
	...more,
});
const withToken = (target: Target, token: string) => asVisitor(target, { authorization: `Bearer ${token}` });

/** Asks the database. Throws when the gateway refuses the key or the token, so that the database never sees the request. */
async function ask(target: Target, path: string, init: RequestInit): Promise<Response> {
	const reply = await target.fetch(rest(target, path), init);
	if (reply.status === 401 && !/"code":\s*"\d{5}"/.test(await reply.clone().text()))
		throw new Error(`${path} ${await describeAnswer(reply)}`);
	return reply;
}

/**
 * What the database does with a request that it must refuse; null if it does. An error of its own (500 with a code) isn't a refusal: it
 * can come from a rule that the request breaks once it is let through.
 */
async function unlessRefused(
	target: Target,
	what: string,
	path: string,
	init: RequestInit,
	isHarmless: (reply: Response) => boolean | Promise<boolean> = isRefused,
): Promise<string | null> {
	try {
		const reply = await ask(target, path, init);
		return (await isHarmless(reply)) ? null : `${what} ${await describeAnswer(reply)}`;
	} catch (error) {
		if (error instanceof ServerFault && error.answer.startsWith("answered 500 ")) return `${what} ${error.answer}`;
		throw error;
	}
}

/** Rows of a table that an answer shows: none when the server refuses. Throws for an answer that isn't a list. */
async function rowsIn(reply: Response): Promise<{ id?: unknown }[]> {
	if (isRefused(reply)) return [];
	const rows: unknown = reply.ok ? await reply.json() : null;
	if (!Array.isArray(rows)) throw new Error(`the database answered ${reply.status}`);
	return rows;
}

/** Queries for rows that only the administrator sees. */
function hiddenRows(): string[] {
	const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
	// Visitors may filter by published_at, not by status or listed. A published row always has a value there, a new draft none.
	const conditions = ["status=neq.published", "listed=is.false", "published_at=is.null", `published_at=gt.${later}`];
	return [
		...CONTENT.flatMap((table) => conditions.map((which) => `${table}?select=id&${which}`)),
		`blogs?select=id&published_date=gt.${later}`,
		...PRIVATE_TABLES.map((table) => `${table}?select=*`),
	];
}

const sees = (target: Target, headers: Record<string, string>): Promise<string | null> =>
	firstProblem(
		hiddenRows().map((query) => async () => {
			const reply = await ask(target, `${query}&limit=1`, { headers });
			// Without the privilege for a column of the filter, the server refuses or says that it doesn't know the column.
			if (reply.status === 400) return null;
			return (await rowsIn(reply)).length === 0 ? null : `${query} shows rows`;
		}),
	);

/** Conditions that no row meets, for tables whose id is no UUID. */
const NO_ROW: Record<string, string> = {
	activity: "id=eq.0",
	revisions: "id=eq.0",
	site_builds: "changed_at=eq.1970-01-01",
	working_copies: "version=eq.-1",
};

/** Columns that no table takes without a value, where the database makes the id itself. */
const REQUIRED: Record<string, string> = { activity: "source", revisions: "source", site_builds: "changed_at", working_copies: "kind" };

/** Values that break a rule of each column, so that even a change that is let through leaves nothing behind. */
const CHANGES: Record<(typeof PUBLIC_TABLES)[number], object> = {
	portfolios: { title: null, slug: null },
	blogs: { title: null, slug: null },
	redirects: { id: null, slug: null },
	site_settings: { email: "doctor", lead_months: "0" },
};

/** Entries that no table takes, and changes that no visible row takes. */
const changes = (target: Target, headers: Record<string, string>): Promise<string | null> =>
	firstProblem([
		...TABLES.flatMap((table) =>
			["", "resolution=merge-duplicates"].map((prefer) => async () => {
				const init = {
					method: "POST",
					headers: { ...headers, ...json, prefer },
					body: JSON.stringify({ [REQUIRED[table] ?? "id"]: null }),
				};
				return unlessRefused(target, `INSERT ${table}`, table, init);
			}),
		),
		...PUBLIC_TABLES.map((table) => async () => {
			const [row] = await rowsIn(await ask(target, `${table}?select=id&limit=1`, { headers }));
			if (!row) return null;
			const init = {
				method: "PATCH",
				headers: { ...headers, ...json, prefer: "return=representation" },
				body: JSON.stringify(CHANGES[table]),
			};
			const isUnchanged = async (reply: Response) => isRefused(reply) || (reply.ok && (await rowsIn(reply.clone())).length === 0);
			return unlessRefused(target, `UPDATE ${table}`, `${table}?id=eq.${row.id}&select=id`, init, isUnchanged);
		}),
	]);

async function signIn(target: Target): Promise<string | null> {
	if (!target.stranger) return null;
	const reply = await target.fetch(`${target.api}/auth/v1/token?grant_type=password`, {
		method: "POST",
		headers: asVisitor(target, json),
		body: JSON.stringify(target.stranger),
	});
	const problem = `The sign-in with DOCTOR_EMAIL and DOCTOR_PASSWORD ${await describeAnswer(reply.clone())}`;
	const { access_token: token }: { access_token?: unknown } = Object(await reply.json().catch(() => null));
	if (typeof token !== "string") throw new Error(problem);
	return token;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The default secrets of the Supabase CLI and of its example for self-hosting. */
const KNOWN_SECRETS = [
	"super-secret-jwt-token-with-at-least-32-characters-long",
	"your-super-secret-jwt-token-with-at-least-32-characters-long",
];

/** Tokens that someone could make up: unsigned, and signed with what everyone knows. */
function forgedTokens(key: string): string[] {
	const now = Math.floor(Date.now() / 1000);
	const claims = { sub: randomUUID(), aud: "authenticated", iat: now, exp: now + 600, aal: "aal2", session_id: randomUUID() };
	return ["authenticated", "service_role"].flatMap((role) =>
		["", key, ...KNOWN_SECRETS].map((secret) => {
			const content = `${encode({ alg: secret ? "HS256" : "none", typ: "JWT" })}.${encode({ ...claims, role })}`;
			return `${content}.${secret ? createHmac("sha256", secret).update(content).digest("base64url") : ""}`;
		}),
	);
}

/** Whether the API doesn't know what was asked for. For a column, Postgres says so before it looks at the caller's rights. */
async function isMissing(target: Target, path: string): Promise<boolean> {
	const reply = await ask(target, path, { headers: asVisitor(target) });
	return reply.status === 404 || (reply.status === 400 && (await reply.text()).includes('"42703"'));
}

export const dataChecks: readonly Check[] = [
	{
		group: "Database",
		name: "The migrations are applied",
		repair: "Run `npx supabase db push`, which also applies later migrations that only change what is there.",
		run: async (target) => {
			const missing = new Map<string, string>();
			for (const { name, migration, path } of madeByMigrations()) {
				const [table = ""] = name.split(".");
				if (!missing.has(table) && (await isMissing(target, path))) missing.set(name, `${name} is missing: ${migration} isn't applied`);
			}
			return missing.size > 0 ? [...missing.values()].join("; ") : null;
		},
	},
	{
		group: "Database",
		name: "Visitors read the public tables",
		repair: MIGRATE,
		run: (target) =>
			firstProblem(
				PUBLIC_TABLES.map((table) => async () => {
					const reply = await ask(target, `${table}?select=id&limit=1`, { headers: asVisitor(target) });
					return reply.ok ? null : `${table} ${await describeAnswer(reply)}`;
				}),
			),
	},
	{
		group: "Database",
		name: "Visitors see nothing that isn't public",
		repair: MIGRATE,
		run: (target) => sees(target, asVisitor(target)),
	},
	{
		group: "Database",
		name: "Visitors change nothing",
		repair: MIGRATE,
		run: (target) => changes(target, asVisitor(target)),
	},
	{
		group: "Database",
		name: "Visitors have no right to delete or to read drafts' columns",
		repair: MIGRATE,
		// The embedded backend grants every table to everyone, and only its policies protect the rows.
		run: async (target) =>
			target.key === EMBEDDED_PUBLISHABLE_KEY
				? null
				: firstProblem([
						...TABLES.map((table) => async () => {
							const noRow = NO_ROW[table] ?? `id=eq.${randomUUID()}`;
							const init = { method: "DELETE", headers: asVisitor(target) };
							return unlessRefused(target, `DELETE ${table}`, `${table}?${noRow}`, init);
						}),
						...CONTENT.map((table) => async () => {
							const init = { headers: asVisitor(target) };
							return unlessRefused(target, `${table} (status)`, `${table}?select=status&limit=1`, init);
						}),
					]),
	},
	{
		group: "Database",
		name: "Visitors call no function of the administration",
		repair: MIGRATE,
		run: (target) =>
			firstProblem(
				Object.entries(FUNCTIONS).map(([name, values]) => async () => {
					const init = { method: "POST", headers: asVisitor(target, json), body: JSON.stringify(values) };
					return unlessRefused(target, `${name}()`, `rpc/${name}`, init);
				}),
			),
	},
	{
		group: "Accounts",
		name: "Sign-ups are off",
		repair: "Turn off sign-ups under Authentication, and anonymous sign-ins.",
		run: async (target) => {
			const reply = await target.fetch(`${target.api}/auth/v1/settings`, { headers: asVisitor(target) });
			if (!reply.ok) throw new Error(`The auth service ${await describeAnswer(reply)}`);
			const settings: Record<string, unknown> = Object(await reply.json());
			if (settings.disable_signup !== true) return "The auth service accepts sign-ups";
			const external: Record<string, unknown> = Object(settings.external);
			return external.anonymous_users === true ? "The auth service accepts anonymous sign-ins" : null;
		},
	},
	{
		group: "Accounts",
		name: "Forged tokens give no rights",
		repair: "Replace the project's JWT secret: someone else knows it, or it is the one of the documentation.",
		run: (target) =>
			firstProblem(
				forgedTokens(target.key).map((token) => async () => {
					const headers = withToken(target, token);
					const leads = await rowsIn(await target.fetch(rest(target, "leads?select=id&limit=1"), { headers }));
					if (leads.length > 0) return "A forged token shows leads";
					// This table always has one row; a new project may have no leads.
					const builds = await rowsIn(await target.fetch(rest(target, "site_builds?select=changed_at&limit=1"), { headers }));
					if (builds.length > 0) return "A forged token shows the state of the builds";
					const asked = { method: "POST", headers: { ...headers, ...json }, body: "{}" };
					const reply = await target.fetch(rest(target, "rpc/is_administrator"), asked);
					return reply.ok && (await reply.json()) === true ? "A forged token makes an administrator" : null;
				}),
			),
	},
	{
		group: "Accounts",
		name: "An account without rights reads and writes like a visitor",
		repair: `${MIGRATE} Look at private.admins, too.`,
		asStranger: true,
		run: async (target) => {
			const token = await signIn(target);
			if (!token) return null;
			const asked = { method: "POST", headers: { ...withToken(target, token), ...json }, body: "{}" };
			const reply = await target.fetch(rest(target, "rpc/is_administrator"), asked);
			if (!reply.ok) throw new Error(`is_administrator() ${await describeAnswer(reply)}`);
			if ((await reply.json()) !== false) return "This account is an administrator, or the database takes it for one";
			const headers = withToken(target, token);
			return (await sees(target, headers)) ?? changes(target, headers);
		},
	},
	{
		group: "Storage",
		name: "The administrator can upload, list and delete pictures",
		repair: "Create the policies in the dashboard (docs/storage.md). If the function is missing, run `npx supabase db push`.",
		run: async (target) => {
			const asked = { method: "POST", headers: asVisitor(target, json), body: "{}" };
			const reply = await ask(target, "rpc/missing_picture_policies", asked);
			if (!reply.ok) return `missing_picture_policies() ${await describeAnswer(reply)}`;
			const verbs: unknown = await reply.json();
			if (!Array.isArray(verbs)) return "missing_picture_policies() returned no list";
			return verbs.length === 0 ? null : `storage.objects has no policy of the bucket "pictures" for ${verbs.join(", ")}`;
		},
	},
	{
		group: "Storage",
		name: "Visitors upload and list no files",
		repair: "Compare the policies of storage.objects with docs/storage.md.",
		run: (target) => touchesFiles(target, asVisitor(target)),
	},
	{
		group: "Storage",
		name: "An account without rights uploads and lists no files",
		repair: "Compare the policies of storage.objects with docs/storage.md.",
		asStranger: true,
		run: async (target) => {
			const token = await signIn(target);
			return token ? touchesFiles(target, withToken(target, token)) : null;
		},
	},
];

async function touchesFiles(target: Target, headers: Record<string, string>): Promise<string | null> {
	const path = `${target.api}/storage/v1/object`;
	const file = `doctor-${randomUUID()}.webp`;
	const upload = await target.fetch(`${path}/pictures/${file}`, {
		method: "POST",
		headers: { ...headers, "content-type": "image/webp" },
		body: "x",
	});
	if (upload.ok) {
		const init = { method: "DELETE", headers: { ...headers, ...json }, body: JSON.stringify({ prefixes: [file] }) };
		const removal = target.fetch(`${path}/pictures`, init).then((reply): Promise<unknown> => reply.json());
		const removed = await removal.catch(() => null);
		const isGone = Array.isArray(removed) && removed.length > 0;
		return `An upload ${await describeAnswer(upload)}${isGone ? "" : ` and can't be undone: delete ${file} in the dashboard`}`;
	}
	const body = JSON.stringify({ prefix: "", limit: 1 });
	const list = await target.fetch(`${path}/list/pictures`, { method: "POST", headers: { ...headers, ...json }, body });
	if (isRefused(list)) return null;
	if (!list.ok) return `The storage ${await describeAnswer(list)} to a list of files`;
	const names: unknown = await list.json();
	return Array.isArray(names) && names.length === 0 ? null : "The names of all pictures can be listed";
}
