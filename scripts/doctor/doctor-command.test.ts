import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { doctorCommand, readTarget } from "./doctor-command.ts";
import { madeByMigrations, unseenMigrations } from "./migrations.ts";

vi.mock("./migrations.ts", { spy: true });

const ENV = {
	VITE_SITE_URL: "https://studio.example.com/",
	VITE_SUPABASE_URL: "https://project.example.com",
	VITE_SUPABASE_ANON_KEY: "sb_publishable_for_tests_0001",
	VITE_MAIL_RELAY_URL: "https://project.example.com/functions/v1/",
	VITE_CONTACT_MAILBOX: "hello@studio.example.com",
};
/** Reads the environment, because a folder without .env.production has nothing else. */
function read(env: Record<string, string>, site?: string) {
	for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
	return readTarget(import.meta.dirname, {}, site);
}

describe("the doctor's settings", () => {
	test("are the addresses of the deployment, without a slash at their end", () => {
		expect(read(ENV)).toMatchObject({ site: "https://studio.example.com", relay: "https://project.example.com/functions/v1" });
	});

	test("find a relay on the site itself", () => {
		expect(read({ ...ENV, VITE_MAIL_RELAY_URL: "/functions/v1" }).relay).toBe("https://studio.example.com/functions/v1");
	});

	test("name another copy of the site on request", () => {
		expect(read(ENV, "http://localhost:8080/")).toMatchObject({ site: "http://localhost:8080", api: "https://project.example.com" });
		expect(read(ENV, "http://localhost:4600///").site).toBe("http://localhost:4600");
	});

	test.each(["localhost:8080", "http://[bad", "http://", "ftp://localhost"])("refuse %s as a copy of the site", async (site) => {
		expect(() => read(ENV, site)).toThrow("--site must be an http(s) address");
		const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
		expect(await doctorCommand(import.meta.dirname, {}, [`--site=${site}`])).toBe(2);
		expect(written).toHaveBeenLastCalledWith("  --site must be an http(s) address\n");
	});

	test("find a relay on the copy when its address is relative", () => {
		const env = { ...ENV, VITE_MAIL_RELAY_URL: "/functions/v1" };
		expect(read(env, "http://localhost:8080/").relay).toBe("http://localhost:8080/functions/v1");
		expect(read(ENV, "http://localhost:8080/").relay).toBe("https://project.example.com/functions/v1");
	});

	test("have no relay when another form service takes the messages", () => {
		expect(read({ ...ENV, VITE_FORM_ENDPOINT: "https://forms.example.com/f/1" }).relay).toBeNull();
	});
});

test.each(["--help", "-h"])("prints its help line by line, without any settings (%s)", async (option) => {
	const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	expect(await doctorCommand(import.meta.dirname, {}, [option])).toBe(0);
	expect(written.mock.calls.join("")).toMatch(/^npm run doctor -- \[options\]\n {2}--site=ADDRESS .*\n$/);
});

describe("migrations that leave no trace in the API", () => {
	test("are those after the last one that adds a table, a column or a function", () => {
		const folder = mkdtempSync(join(tmpdir(), "migrations-"));
		const texts = [
			"create table public.leads (id uuid); alter table public.leads add column words text generated always as (id::text) stored;",
			"create or replace function private.note() returns trigger as $$ $$;",
			"create function public.count_leads(since date) returns integer as $$ $$;",
			"create or replace function public.count_leads(since date) returns integer as $$ $$;",
			"alter table public.leads drop column words;\nalter table public.leads add column words text;",
			"drop function public.count_leads(date);\ncreate function public.count_leads(since date) returns bigint as $$ $$;",
		];
		try {
			for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index + 1}.sql`), text);
			expect(unseenMigrations(folder)).toEqual(["4.sql", "5.sql", "6.sql"]);
			expect(madeByMigrations(folder).map(({ name, migration }) => `${name} ${migration}`)).toEqual([
				"leads 1.sql",
				"leads.words 1.sql",
				"count_leads() 3.sql",
			]);
			writeFileSync(join(folder, "7.sql"), "alter table public.leads add column notes text;");
			expect(unseenMigrations(folder)).toEqual([]);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});

	test("are named, because the doctor can't say whether they are applied", async () => {
		for (const [name, value] of Object.entries(ENV)) vi.stubEnv(name, value);
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
		const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
		const named = "Not examined: 8.sql, 9.sql, which only change what is there.";
		vi.mocked(unseenMigrations).mockReturnValueOnce(["8.sql", "9.sql"]).mockReturnValueOnce([]);
		expect(await doctorCommand(import.meta.dirname, {}, [])).toBe(1);
		expect(written.mock.calls.join("")).toContain(named);
		written.mockClear();
		await doctorCommand(import.meta.dirname, {}, []);
		expect(written.mock.calls.join("")).not.toContain("only change what is there");
	});
});
