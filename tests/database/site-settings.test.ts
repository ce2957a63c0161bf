// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { SETTINGS_ID } from "../../src/data/settings/schema";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

const change = (column: string, value: string | null) =>
	attempt(database, "admin", `update public.site_settings set ${column} = $1`, [value]);

describe("the settings of the site", () => {
	it("are one empty row with the id that the form asks for", async () => {
		const { rows } = await database.query("select id, version, email, phone, hours from public.site_settings");
		expect(rows).toEqual([{ id: SETTINGS_ID, version: 1, email: null, phone: null, hours: null }]);
	});

	it("raise their version and keep the earlier one in the history", async () => {
		await writeAs(database, "admin", "update public.site_settings set phone = '+91 22 5550 0199'");
		await writeAs(database, "admin", "update public.site_settings set phone = null, hours = 'Mon-Fri'");
		const { rows } = await database.query(
			"select version, changed, content ->> 'phone' as phone from public.revisions where source = 'site_settings' order by id",
		);
		expect(rows).toEqual([
			{ version: 1, changed: ["phone"], phone: null },
			{ version: 2, changed: ["hours", "phone"], phone: "+91 22 5550 0199" },
		]);
	});

	it("note a change of the site, so that it is built again", async () => {
		await database.exec("update public.site_builds set changed_at = '2020-01-01'");
		await writeAs(database, "admin", "update public.site_settings set hours = 'Mon-Fri'");
		expect((await database.query("select changed_at >= now() as noted from public.site_builds")).rows).toEqual([{ noted: true }]);
	});

	it.each([
		["email", "hello@kalpa.studio"],
		["phone", "+91 (22) 5550-0142"],
		["linkedin", "https://www.linkedin.com/company/kalpa?trk=1"],
		["hours", "Mon–Fri, 9:30–18:30"],
		["address", null],
		["announcement", "We moved to Bandra — come & see"],
		["confirmed_claims", "projects response24h"],
		["lead_months", "1"],
		["lead_months", "120"],
		["lead_months", null],
		["samples", "hidden"],
		["samples", null],
	])("accept for %s: %s", async (column, value) => {
		expect(await change(column, value)).toBe("1");
	});

	it.each([
		["email", ""],
		["email", "hello@kalpa"],
		["email", "a@b.example?bcc=c@d.example"],
		["phone", "022 5550 0142"],
		["phone", "+91;ext=1234567"],
		["whatsapp", "javascript:alert(1)"],
		["instagram", "javascript:alert(1)"],
		["linkedin", "http://www.linkedin.com/company/kalpa"],
		["facebook", "https://user@evil.example"],
		["facebook", "/blog"],
		["hours", " "],
		["hours", "x".repeat(81)],
		["address", "One\nTwo"],
		["address", "</script>"],
		["announcement", "x".repeat(121)],
		["announcement", "<b>New</b>"],
		["announcement_link_text", "x".repeat(41)],
		["announcement_link", "javascript:alert(1)"],
		["announcement_link", "//evil.example"],
		["announcement_link", "http://kalpa.studio"],
		["confirmed_claims", "projects  cities"],
		["confirmed_claims", "<b>"],
		["samples", "shown"],
		["lead_months", "0"],
		["lead_months", "121"],
		["lead_months", "1e2"],
		["lead_months", "12 "],
	])("refuse for %s: %s", async (column, value) => {
		expect(await change(column, value)).toContain("23514");
	});

	it.each([
		["a path of the site", "'New article', '/blog/one', 'Read it'", "1"],
		["another site", "'New article', 'https://example.com/a?b=1', 'Read it'", "1"],
		["a link without words", "'New article', '/blogs', null", "23514"],
		["words without a link", "'New article', null, 'Read it'", "23514"],
		["a link without an announcement", "null, '/blogs', 'Read it'", "23514"],
	])("announce with %s", async (_what, values, answer) => {
		const set = `update public.site_settings set (announcement, announcement_link, announcement_link_text) = (${values})`;
		expect(await attempt(database, "admin", set)).toContain(answer);
	});
});
