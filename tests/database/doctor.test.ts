// @vitest-environment node
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runChecks, type Target } from "../../scripts/doctor/check";
import { dataChecks, PRIVATE_TABLES, PUBLIC_TABLES } from "../../scripts/doctor/data-checks";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { ACCOUNTS, openRestBackend, type RestBackend, rowHash } from "../support/database/rest-backend";

const SECRET_END = "-jwt-token-with-at-least-32-characters-long";

let backend: RestBackend;
beforeAll(async () => {
	// Silence the log: the checks provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
	backend = await openRestBackend();
});
afterAll(() => backend.close());

const target = (): Target => ({
	site: "http://localhost:4173",
	published: "http://localhost:4173",
	api: "http://embedded.localhost",
	key: EMBEDDED_PUBLISHABLE_KEY,
	relay: "http://embedded.localhost/functions/v1",
	mailbox: "hello@kalpa.example",
	stranger: { email: ACCOUNTS.stranger.email, password: ACCOUNTS.stranger.password },
	fetch: async (address, init) => backend.app.fetch(new Request(address, init)),
});

const problems = async () =>
	(await runChecks(dataChecks, target())).flatMap(({ check, problem }) => (problem === null ? [] : [`${check.name}: ${problem}`]));

function hole(table: string, verb: "select" | "insert" | "update", role: string): string {
	const rule = { select: "using (true)", insert: "with check (true)", update: "using (true) with check (true)" }[verb];
	return `grant ${verb} on public.${table} to ${role}; create policy hole on public.${table} for ${verb} to ${role} ${rule}`;
}
/** The embedded backend grants visitors every column; the migrations grant them neither the status nor the listing. */
const ONLY_COLUMNS = (table: string, columns: string): string =>
	`revoke select on public.${table} from anon; grant select (${columns}) on public.${table} to anon`;
const ALL_COLUMNS = (table: string): string => `grant select on public.${table} to anon`;
const FILL = (table: string): string => `drop policy hole on public.${table}`;

/** Without it, the tables' checks refuse what visitors write: they call functions of this schema. */
const MORE = "; grant execute on all functions in schema private to anon";
const LESS = `; revoke execute on all functions in schema private from anon; grant execute on function private.shows_samples() to anon;
	do $$ begin execute (select 'grant execute on function ' || oid::regprocedure || ' to anon' from pg_proc where proname = 'shared_preview'); end $$`;

/** A database that someone has changed by hand: what was done, how to undo it, and the check that must find it. */
type Fault = [what: string, change: string, undo: string, found: string];
const BROKEN: readonly Fault[] = [
	[
		"a function of a later migration is missing",
		"alter function public.set_pictures(jsonb) rename to set_nothing",
		"alter function public.set_nothing(jsonb) rename to set_pictures",
		"The migrations are applied: set_pictures() is missing: 20261222000000_restored_pictures.sql isn't applied",
	],
	[
		"a column of a later migration is missing",
		"alter table public.site_builds rename column restored_at to former",
		"alter table public.site_builds rename column former to restored_at",
		"The migrations are applied: site_builds.restored_at is missing: 20261229000000_restored_builds.sql isn't applied",
	],
	[
		"visitors read no projects",
		"drop policy portfolios_visitor_reads on public.portfolios; revoke select on public.portfolios from anon",
		"grant select on public.portfolios to anon; create policy portfolios_visitor_reads on public.portfolios for select to anon using (status = 'published' and listed and published_at <= now() and not is_sample)",
		"Visitors read the public tables: portfolios",
	],
	["visitors see drafts", hole("blogs", "select", "anon"), FILL("blogs"), "Visitors see nothing that isn't public: blogs"],
	[
		"visitors see drafts, without a right to the status",
		`${ONLY_COLUMNS("blogs", "id, title, published_at, published_date")}; create policy hole on public.blogs for select to anon using (status = 'draft')`,
		`${FILL("blogs")}; ${ALL_COLUMNS("blogs")}`,
		"Visitors see nothing that isn't public: blogs?select=id&published_at=is.null shows rows",
	],
	[
		"row-level security of the projects is off, without a right to the status",
		`${ONLY_COLUMNS("portfolios", "id, title, published_at")}; alter table public.portfolios disable row level security`,
		`alter table public.portfolios enable row level security; ${ALL_COLUMNS("portfolios")}`,
		"Visitors see nothing that isn't public: portfolios?select=id&published_at=is.null shows rows",
	],
	["visitors see leads", hole("leads", "select", "anon"), FILL("leads"), "Visitors see nothing that isn't public: leads"],
	["visitors see the history", hole("revisions", "select", "anon"), FILL("revisions"), "Visitors see nothing that isn't public: revisions"],
	[
		"visitors see working copies",
		hole("working_copies", "select", "anon"),
		FILL("working_copies"),
		"Visitors see nothing that isn't public: working_copies",
	],
	["visitors change posts", hole("blogs", "update", "anon") + MORE, FILL("blogs") + LESS, "Visitors change nothing: UPDATE blogs"],
	[
		"visitors change the settings",
		hole("site_settings", "update", "anon") + MORE,
		FILL("site_settings") + LESS,
		"Visitors change nothing: UPDATE site_settings",
	],
	["visitors add leads", hole("leads", "insert", "anon") + MORE, FILL("leads") + LESS, "Visitors change nothing: INSERT leads"],
	["visitors add pictures", hole("pictures", "insert", "anon") + MORE, FILL("pictures") + LESS, "Visitors change nothing: INSERT pictures"],
	[
		"row-level security of the leads is off",
		"alter table public.leads disable row level security",
		"alter table public.leads enable row level security",
		"Visitors see nothing that isn't public: leads",
	],
	[
		"visitors count drafts",
		"grant execute on function public.content_state() to anon",
		"revoke execute on function public.content_state() from anon",
		"Visitors call no function of the administration: content_state()",
	],
	[
		"visitors note sign-ins",
		`grant execute on function public.record_sign_in(text) to anon${MORE}`,
		`revoke execute on function public.record_sign_in(text) from anon${LESS}`,
		"Visitors call no function of the administration: record_sign_in()",
	],
	[
		"every account is an administrator",
		"insert into private.admins (user_id) select id from auth.users on conflict do nothing",
		`delete from private.admins where user_id = '${ACCOUNTS.stranger.id}'`,
		"An account without rights reads and writes like a visitor: This account",
	],
	["every account sees leads", hole("leads", "select", "authenticated"), FILL("leads"), "like a visitor: leads"],
	[
		"every account changes projects",
		hole("portfolios", "update", "authenticated"),
		FILL("portfolios"),
		"like a visitor: UPDATE portfolios",
	],
	["every account changes redirects", hole("redirects", "update", "authenticated"), FILL("redirects"), "like a visitor: UPDATE redirects"],
	["every account adds posts", hole("blogs", "insert", "authenticated"), FILL("blogs"), "like a visitor: INSERT blogs"],
	...["leads", "pictures", "redirects", "working_copies", "preview_links", "site_settings"].map(
		(table): Fault => [
			`every account adds ${table}`,
			hole(table, "insert", "authenticated"),
			FILL(table),
			`like a visitor: INSERT ${table}`,
		],
	),
	[
		"visitors upload files",
		"create policy hole on storage.objects for insert to anon with check (true)",
		"drop policy hole on storage.objects",
		"Visitors upload and list no files: An upload answered 200 and can't be undone: delete doctor-",
	],
	[
		"the administrator can't delete files",
		"alter policy pictures_admin_deletes on storage.objects to anon",
		"alter policy pictures_admin_deletes on storage.objects to authenticated",
		'The administrator can upload, list and delete pictures: storage.objects has no policy of the bucket "pictures" for DELETE',
	],
	[
		"the administrator can't upload files",
		"alter policy pictures_admin_inserts on storage.objects with check (bucket_id = 'others' and (select private.is_admin()))",
		"alter policy pictures_admin_inserts on storage.objects with check (bucket_id = 'pictures' and (select private.is_admin()))",
		"for INSERT",
	],
	[
		"visitors list all pictures",
		"insert into storage.objects (bucket_id, name) values ('pictures', 'x.webp'); create policy hole on storage.objects for select to anon using (true)",
		"drop policy hole on storage.objects; delete from storage.objects",
		"Visitors upload and list no files: The names",
	],
	[
		"every account uploads files",
		"create policy hole on storage.objects for insert to authenticated with check (true)",
		"drop policy hole on storage.objects",
		"An account without rights uploads and lists no files: An upload answered 200 and can't be undone: delete doctor-",
	],
	[
		"every account lists all pictures",
		"insert into storage.objects (bucket_id, name) values ('pictures', 'x.webp'); create policy hole on storage.objects for select to authenticated using (true)",
		"drop policy hole on storage.objects; delete from storage.objects",
		"An account without rights uploads and lists no files: The names",
	],
];

describe("the doctor", () => {
	it("finds nothing in the migrated database, and changes nothing there", async () => {
		const before = await rowHash(backend);
		expect(await problems()).toEqual([]);
		expect(await rowHash(backend)).toBe(before);
	});

	it("names the migration of a table that the API doesn't know", async () => {
		const older: Target["fetch"] = async (address, init) =>
			address.includes("/rest/v1/activity")
				? Response.json({ code: "PGRST205" }, { status: 404 })
				: backend.app.fetch(new Request(address, init));
		const results = await runChecks(dataChecks, { ...target(), fetch: older });
		expect(results.flatMap(({ problem }) => problem ?? [])).toEqual(["activity is missing: 20261210000000_activity.sql isn't applied"]);
	});

	it("knows every table", async () => {
		const { rows } = await backend.connection.driver.query<{ name: string }>(
			"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
		);
		expect(rows.map(({ name }) => name)).toEqual([...PUBLIC_TABLES, ...PRIVATE_TABLES].sort());
	});

	it("finds a backend that believes forged tokens", async () => {
		const trusting: Target["fetch"] = async (address, init) => {
			const [, claims = ""] = (new Headers(init?.headers).get("authorization") ?? "").split(".");
			const isService = Buffer.from(claims, "base64url").toString().includes("service_role");
			return backend.app.fetch(new Request(address, isService ? { ...init, headers: { apikey: backend.secretKey } } : init));
		};
		const results = await runChecks(dataChecks, { ...target(), fetch: trusting });
		expect(results.filter(({ problem }) => problem !== null).map(({ problem }) => problem)).toEqual(["A forged token shows leads"]);
	});

	it("finds accepted forged tokens when there are no leads", async () => {
		const trusting: Target["fetch"] = async (address, init) => {
			const [, claims = ""] = (new Headers(init?.headers).get("authorization") ?? "").split(".");
			const isService = Buffer.from(claims, "base64url").toString().includes("service_role");
			if (address.includes("/leads?select=id&limit=1")) return Response.json([]);
			return backend.app.fetch(new Request(address, isService ? { ...init, headers: { apikey: backend.secretKey } } : init));
		};
		const results = await runChecks(dataChecks, { ...target(), fetch: trusting });
		expect(results.flatMap(({ problem }) => problem ?? [])).toEqual(["A forged token shows the state of the builds"]);
	});

	it("reports an error of the storage in reply to a list of files", async () => {
		const silent: Target["fetch"] = async (address, init) =>
			address.includes("/storage/v1/object/list/") ? Response.json({}, { status: 400 }) : backend.app.fetch(new Request(address, init));
		const results = await runChecks(dataChecks, { ...target(), fetch: silent });
		const problem = "The storage answered 400 to a list of files";
		expect(results.flatMap(({ problem }) => problem ?? [])).toEqual([problem, problem]);
	});

	it.each<[name: string, path: string, answer: () => Response, problem: string]>([
		[
			"An account without rights reads and writes like a visitor",
			"/auth/v1/token",
			() => Response.json({ error_code: "invalid_credentials" }, { status: 400 }),
			"The sign-in with DOCTOR_EMAIL and DOCTOR_PASSWORD answered 400 invalid_credentials",
		],
		[
			"An account without rights reads and writes like a visitor",
			"/rpc/is_administrator",
			() => Response.json({ message: "busy" }, { status: 503 }),
			"/rest/v1/rpc/is_administrator answered 503",
		],
		["The migrations are applied", "/leads", () => new Response("Busy", { status: 503 }), "answered 503"],
		["The migrations are applied", "/rest/v1/", () => Response.json({ message: "Invalid API key" }, { status: 401 }), "answered 401"],
		["Forged tokens give no rights", "/leads", () => new Response("Busy", { status: 503 }), "/rest/v1/leads answered 503"],
		["Sign-ups are off", "/settings", () => new Response("Busy", { status: 503 }), "/auth/v1/settings answered 503"],
		["Visitors upload and list no files", "/storage/v1/object/pictures/", () => new Response("Busy", { status: 503 }), "answered 503"],
		["Sign-ups are off", "/settings", () => new Response("<h1>Back soon</h1>"), "is not valid JSON"],
	])("says that “%s” couldn't be examined when %s gives no usable answer", async (name, path, answer, problem) => {
		const fetch: Target["fetch"] = async (address, init) =>
			address.includes(path) ? answer() : backend.app.fetch(new Request(address, init));
		const checks = dataChecks.filter((check) => check.name === name);
		expect(await runChecks(checks, { ...target(), fetch })).toMatchObject([
			{ problem: expect.stringContaining(problem), repair: expect.stringContaining("couldn't be examined") },
		]);
	});

	it.each([429, 500, 503])("says of every check that it couldn't be examined when the project answers %i", async (status) => {
		const results = await runChecks(dataChecks, { ...target(), key: "k", fetch: async () => new Response("Busy", { status }) });
		for (const { check, problem, repair } of results) {
			expect(problem, check.name).toMatch(new RegExp(`^http://\\S+ answered ${status}$`));
			expect(repair, check.name).toContain("couldn't be examined");
		}
	});

	it("takes a change that fails inside the database for one that isn't refused", async () => {
		const fetch: Target["fetch"] = async (_address, init) =>
			Response.json({ code: init?.method === "POST" ? "XX000" : "42501" }, { status: init?.method === "POST" ? 500 : 401 });
		const checks = dataChecks.filter(({ name }) => name === "Visitors change nothing");
		expect(await runChecks(checks, { ...target(), fetch })).toMatchObject([
			{ problem: "INSERT portfolios answered 500 XX000", repair: expect.stringContaining("supabase db push") },
		]);
	});

	it("says of every check of visitors' rights that it couldn't be examined when the project refuses the key", async () => {
		const fetch: Target["fetch"] = async () => Response.json({ message: "Invalid API key" }, { status: 401 });
		const checks = dataChecks.filter(({ group, asStranger }) => group === "Database" && !asStranger);
		const results = await runChecks(checks, { ...target(), key: "k", fetch });
		for (const { check, problem, repair } of results) {
			expect(problem, check.name).toMatch(/ answered 401$/);
			expect(repair, check.name).toContain("couldn't be examined");
		}
	});

	it("names its upload when the connection breaks before the removal", async () => {
		const fetch: Target["fetch"] = async (_address, init) =>
			init?.method === "DELETE" ? Promise.reject(new TypeError("fetch failed")) : Response.json({});
		const checks = dataChecks.filter(({ name }) => name === "Visitors upload and list no files");
		expect(await runChecks(checks, { ...target(), fetch })).toMatchObject([
			{ problem: expect.stringMatching(/^An upload answered 200 and can't be undone: delete doctor-/) },
		]);
	});

	it("sends an older key, which is a token, as a bearer too, and tries the secrets that everyone knows", async () => {
		const bearers = new Map<string, string[]>();
		for (const check of dataChecks.filter(({ name }) => /^(Visitors upload|Forged)/.test(name))) {
			const fetch: Target["fetch"] = async (_address, init) => {
				const bearer = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "") ?? "";
				bearers.set(check.group, [...(bearers.get(check.group) ?? []), bearer]);
				return new Response("{}", { status: 403 });
			};
			await runChecks([check], { ...target(), key: "a.b.c", fetch });
		}
		expect(bearers.get("Storage")).toEqual(["a.b.c", "a.b.c"]);
		const isSignedWith = (secret: string, token: string) => {
			const [head, claims, signature] = token.split(".");
			return createHmac("sha256", secret).update(`${head}.${claims}`).digest("base64url") === signature;
		};
		for (const secret of ["a.b.c", `super-secret${SECRET_END}`, `your-super-secret${SECRET_END}`])
			expect(bearers.get("Accounts")?.some((token) => isSignedWith(secret, token))).toBe(true);
	});

	it("finds a project where everyone can sign up", async () => {
		const open: Target["fetch"] = async (address, init) => {
			if (address.endsWith("/settings")) return Response.json({ disable_signup: false, external: {} });
			return backend.app.fetch(new Request(address, init));
		};
		const results = await runChecks(dataChecks, { ...target(), fetch: open });
		expect(results.flatMap(({ problem }) => problem ?? [])).toEqual(["The auth service accepts sign-ups"]);
	});

	it.each(BROKEN)("finds that %s, and leaves no row behind", async (_what, change, undo, found) => {
		await backend.connection.driver.exec(change);
		const before = await rowHash(backend);
		try {
			expect((await problems()).join("\n")).toContain(found);
			// Without a right to delete, an upload stays.
			if (!found.includes("An upload")) expect(await rowHash(backend)).toBe(before);
		} finally {
			await backend.connection.driver.exec(undo);
		}
	});
});
