// @vitest-environment node
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { runChecks, type Target } from "../../scripts/doctor/check";
import { dataChecks } from "../../scripts/doctor/data-checks";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { ACCOUNTS } from "../support/database/rest-backend.ts";
import { copyMigrated, openAsAdmin } from "../support/hosted/bare-postgres";
import { type Cluster, startCluster } from "../support/hosted/cluster";
import { openDatabase } from "../support/hosted/database";
import { migrate } from "../support/hosted/migrate";
import { MAY_CREATE_POLICIES, MAY_NOT_CREATE_POLICIES, ROLES } from "../support/hosted/platform";
import { type HostedBackend, openRestBackend } from "../support/hosted/rest-backend";
import { hostedTools } from "../support/hosted/tools";

const ROOT = join(import.meta.dirname, "../..");
const POLICIES = "select policyname as name, cmd, roles::text, qual, with_check from pg_policies where schemaname = 'storage' order by 1";

/** The policies of docs/storage.md, one statement each. */
const documented = (): string => {
	const text = readFileSync(join(ROOT, "docs/storage.md"), "utf8");
	return [...text.matchAll(/create policy \w+ on storage\.objects[^;]+;/g)].map(([sql]) => sql).join("\n");
};

describe("a project that refuses policies of files", () => {
	let cluster: Cluster;
	beforeAll(async () => {
		// Whether postgres may create them is a right of the whole server, and other files need it.
		cluster = await startCluster(hostedTools());
		const admin = await cluster.open("supabase_admin", "postgres");
		await admin.exec(ROLES);
		await admin.close();
	}, 120_000);
	afterAll(() => cluster.close());

	it("gets every other part of the migrations, and a warning with the steps", async () => {
		const notices = await migrate({ port: cluster.port, name: "refused", defaults: "granted to nobody" });
		const [warning = "", ...others] = notices.filter((notice) => notice.includes("storage.objects"));
		expect(others).toEqual([]);
		expect(warning).toContain("must be owner of table objects");
		for (const part of [
			"Storage, Policies",
			"SELECT, INSERT, UPDATE and DELETE",
			"authenticated",
			"bucket_id = 'pictures' and (select private.is_admin())",
		]) {
			expect(warning).toContain(part);
		}
		const database = await cluster.open("supabase_admin", "refused");
		expect((await database.query(POLICIES)).rows).toEqual([]);
		expect((await database.query("select id from storage.buckets")).rows).toEqual([{ id: "pictures" }]);
		const missing = () => database.query("select public.missing_picture_policies() as verbs");
		expect((await missing()).rows).toEqual([{ verbs: ["DELETE", "INSERT", "SELECT", "UPDATE"] }]);
		// The dashboard has more rights than the migrations.
		await database.exec(documented());
		expect((await missing()).rows).toEqual([{ verbs: [] }]);
		await database.close();
	});

	it("ends with the same policies as a project that allows them", async () => {
		const admin = await cluster.open("supabase_admin", "postgres");
		await admin.exec(MAY_CREATE_POLICIES);
		const notices = await migrate({ port: cluster.port, name: "allowed", defaults: "granted to nobody" });
		await admin.exec(MAY_NOT_CREATE_POLICIES);
		await admin.close();
		expect(notices.filter((notice) => notice.includes("storage.objects"))).toEqual([]);
		const [allowed, refused] = await Promise.all(["allowed", "refused"].map((name) => cluster.open("supabase_admin", name)));
		expect((await allowed?.query(POLICIES))?.rows).toHaveLength(4);
		expect((await refused?.query(POLICIES))?.rows).toEqual((await allowed?.query(POLICIES))?.rows);
		await allowed?.close();
		await refused?.close();
	});
});

describe("the seed", () => {
	it("fills a hosted database once, and its demo password works nowhere", async () => {
		const seed = readFileSync(join(ROOT, "supabase/seed.sql"), "utf8");
		const name = `seeded_${randomUUID().replaceAll("-", "")}`;
		await migrate({ port: inject("hosted").port, name, defaults: "granted to nobody" });
		const owner = await openDatabase({ port: inject("hosted").port, user: "postgres", database: name });
		const count = async () =>
			(await owner.query("select (select count(*) from public.portfolios) as projects, (select count(*) from public.blogs) as posts")).rows;
		await owner.exec(seed);
		const first = await count();
		await owner.exec(seed);
		expect(await count()).toEqual(first);
		expect(first).toEqual([{ projects: expect.any(Number), posts: expect.any(Number) }]);
		expect(seed).toContain("$2b$10$XNJxas0Un7SWiwSLaPlU7OYqGnWZZF4XIkvj3AVRTSupJVUmn3DkW");
		const { rows } = await owner.query<{ hash: string }>(
			"select encrypted_password as hash from auth.users where email = 'admin@kalpa.example'",
		);
		expect(rows).toHaveLength(1);
		expect(seed).not.toContain(rows[0]?.hash);
		await owner.close();
	});
});

describe("a full log of what was done", () => {
	it("takes an entry while another transaction that has added one isn't over", async () => {
		const name = await copyMigrated();
		const [one, other] = [await openAsAdmin(name), await openAsAdmin(name)];
		await one.exec(
			"insert into public.activity (source, action, title) select 'blogs', 'update', n::text from generate_series(1, 20010) as n",
		);
		const add = "select private.add_activity(a) from (select * from public.activity order by id desc limit 1) as a";
		await one.exec("begin");
		await one.exec(add);
		await other.exec("set lock_timeout = '2s'");
		await other.exec(add);
		await one.exec("commit");
		await other.exec(add);
		const { rows } = await other.query("select count(*) as entries from public.activity");
		expect(rows).toEqual([{ entries: 20_000 }]);
		await one.close();
		await other.close();
	});
});

describe("the doctor at a hosted project", () => {
	let backend: HostedBackend;
	beforeAll(async () => {
		backend = await openRestBackend();
	});
	afterAll(() => backend.close());
	afterEach(() => backend.connection.driver.exec("drop policy if exists hole on public.leads; drop policy if exists hole on public.blogs"));

	const problems = async () => {
		const target: Target = {
			site: "http://localhost:4173",
			published: "http://localhost:4173",
			api: "http://hosted.localhost",
			key: EMBEDDED_PUBLISHABLE_KEY,
			relay: null,
			mailbox: "hello@kalpa.example",
			stranger: { email: ACCOUNTS.stranger.email, password: ACCOUNTS.stranger.password },
			fetch: async (address, init) => backend.app.fetch(new Request(address, init)),
		};
		// Its key makes it believe that it examines the embedded backend, whose grants it doesn't look at.
		const results = await runChecks(dataChecks, { ...target, key: EMBEDDED_PUBLISHABLE_KEY });
		return results.flatMap(({ check, problem }) => (problem === null ? [] : [`${check.name}: ${problem}`]));
	};

	it("finds nothing after the migrations", async () => {
		expect(await problems()).toEqual([]);
	});

	it("finds visible drafts, although visitors have no right to their status", async () => {
		await backend.connection.driver.exec("create policy hole on public.blogs for select to anon using (status = 'draft')");
		expect(await problems()).toEqual([expect.stringMatching(/^Visitors see nothing that isn't public: blogs\S+published_at=is.null/)]);
	});

	it("finds a missing policy of files and a hole", async () => {
		const database = backend.connection.driver;
		await database.exec("drop policy pictures_admin_deletes on storage.objects");
		await database.exec("create policy hole on public.leads for select to anon using (true); grant select on public.leads to anon");
		expect(await problems()).toEqual([
			expect.stringMatching(/^Visitors see nothing that isn't public: leads/),
			expect.stringMatching(/^The administrator can upload, .* for DELETE$/),
		]);
	});
});

it("the server is a hosted-like one", async () => {
	const database = await openAsAdmin("migrated");
	const { rows } = await database.query(
		"select rolsuper, (select pg_get_userbyid(relowner) from pg_class where oid = 'storage.objects'::regclass) as owner from pg_roles where rolname = 'postgres'",
	);
	await database.close();
	expect(rows).toEqual([{ rolsuper: false, owner: "supabase_storage_admin" }]);
});
