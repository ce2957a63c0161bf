// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { SETTINGS_ID, type SettingName, settingNames, settingRules } from "../../src/data/settings/schema";
import { TEXTS, textsOf } from "../hostile/hostile-table";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

/** Fills in one column, with what a link needs beside it. */
function change(name: SettingName, value: string): Promise<string> {
	const values = { announcement: "News", announcement_link: "/blogs", announcement_link_text: "Read it", [name]: value };
	const set = Object.keys(values).map((column, index) => `${column} = $${index + 1}`);
	return attempt(database, "admin", `update public.site_settings set ${set.join(", ")}`, Object.values(values));
}

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

	it.each<[SettingName, string]>([
		["email", "hello@kalpa.studio"],
		["email", `${"a".repeat(245)}@mail.com`],
		["phone", "+91 (22) 5550-0142"],
		["whatsapp", `+9${"1".repeat(27)}`],
		["instagram", "https://instagram.com:443#top"],
		["linkedin", "https://www.linkedin.com/company/kalpa?trk=1"],
		["facebook", `https://facebook.com/${"a".repeat(2027)}`],
		["hours", "Mon–Fri, 9:30–18:30"],
		["hours", "x".repeat(80)],
		["address", "x".repeat(160)],
		["announcement", "We moved to Bandra — come & see"],
		["announcement", "x".repeat(120)],
		["announcement_link", "/blog/one"],
		["announcement_link", "https://example.com/a?b=1"],
		["announcement_link_text", "x".repeat(40)],
		["confirmed_claims", "projects response24h"],
		["confirmed_claims", "x".repeat(2000)],
		["lead_months", "1"],
		["lead_months", "120"],
		["samples", "hidden"],
	])("accept for %s: %s, like the form", async (name, value) => {
		expect([await change(name, value), settingRules[name].safeParse(value).success]).toEqual(["1", true]);
	});

	it("accept a row without values", async () => {
		const set = settingNames.map((name) => `${name} = null`).join(", ");
		expect(await attempt(database, "admin", `update public.site_settings set ${set}`)).toBe("1");
	});

	it.each<[SettingName, string]>([
		["email", ""],
		["email", "hello@kalpa"],
		["email", "a@b.example?bcc=c@d.example"],
		["email", `${"a".repeat(246)}@mail.com`],
		["phone", "022 5550 0142"],
		["phone", "+91;ext=1234567"],
		["whatsapp", "javascript:alert(1)"],
		["whatsapp", `+9${"1".repeat(28)}`],
		["instagram", "javascript:alert(1)"],
		["instagram", "https://instagram.com:443443"],
		["linkedin", "http://www.linkedin.com/company/kalpa"],
		["linkedin", 'https://www.linkedin.com/"onclick='],
		["facebook", "https://user@evil.example"],
		["facebook", "/blog"],
		["facebook", `https://facebook.com/${"a".repeat(2028)}`],
		["hours", " "],
		["hours", "x".repeat(81)],
		["address", "One\nTwo"],
		["address", "</script>"],
		["address", "x".repeat(161)],
		["announcement", "x".repeat(121)],
		["announcement", "<b>New</b>"],
		["announcement_link_text", "x".repeat(41)],
		["announcement_link", "javascript:alert(1)"],
		["announcement_link", "//evil.example"],
		["announcement_link", "/\\evil.example"],
		["announcement_link", "http://kalpa.studio"],
		["confirmed_claims", "projects  cities"],
		["confirmed_claims", "<b>"],
		["confirmed_claims", "x".repeat(2001)],
		["samples", "shown"],
		["lead_months", "0"],
		["lead_months", "121"],
		["lead_months", "1e2"],
		["lead_months", "12 "],
	])("refuse for %s: %s, like the form", async (name, value) => {
		expect(settingRules[name].safeParse(value).success).toBe(false);
		expect(await change(name, value)).toMatch(new RegExp(`^23514 .*"site_settings_${name}_check"`));
	});

	it.each(settingNames)("store every hostile text that the form takes for %s", async (name) => {
		const taken = TEXTS.flatMap(textsOf).filter((text) => settingRules[name].safeParse(text).success);
		for (const text of taken) expect([text, await change(name, text)]).toEqual([text, "1"]);
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
