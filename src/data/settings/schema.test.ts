import { describe, expect, it } from "vitest";
import { readSettings } from "./schema";

describe("readSettings", () => {
	it("keeps usable values and leaves out empty columns", () => {
		expect(readSettings({ phone: "+91 22 5550 0199", email: null, hours: "Mon–Fri, 9:30–18:30", version: 4 })).toEqual({
			phone: "+91 22 5550 0199",
			hours: "Mon–Fri, 9:30–18:30",
		});
	});

	it.each([
		["phone", "javascript:alert(1)"],
		["phone", 12],
		["email", "a@b.example?bcc=c@d.example"],
		["linkedin", "javascript:alert(1)"],
		["linkedin", "http://www.linkedin.com/company/kalpa"],
		["facebook", 'https://evil.example/"onclick='],
		["instagram", "https://user@evil.example"],
		["hours", "\u200b"],
		["address", "</script><script>"],
		["announcement", "</aside><script>"],
		["announcement_link", "javascript:alert(1)"],
		["announcement_link", "//evil.example/a"],
		["announcement_link", "/\\evil.example"],
		["announcement_link_text", ""],
		["confirmed_claims", "projects, cities"],
		["lead_months", "0"],
		["lead_months", "121"],
		["lead_months", 12],
	])("leaves out a damaged %s: %s", (name, value) => {
		expect(readSettings({ [name]: value, whatsapp: "+91 90000 00142" })).toEqual({ whatsapp: "+91 90000 00142" });
	});

	it.each([null, undefined, [], "settings"])("has no values without a row: %s", (row) => {
		expect(readSettings(row)).toEqual({});
	});
});
