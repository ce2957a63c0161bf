import { afterEach, describe, expect, test, vi } from "vitest";

async function retentionWith(leadMonths?: string): Promise<string> {
	vi.resetModules();
	globalThis.storedFacts = leadMonths === undefined ? {} : { lead_months: leadMonths };
	const { privacyPolicy } = await import("./privacy");
	return JSON.stringify(privacyPolicy.sections.find(({ id }) => id === "retention"));
}

afterEach(() => {
	globalThis.storedFacts = undefined;
	vi.resetModules();
});

describe("the retention section", () => {
	test("promises no deletion by itself without a period", async () => {
		const text = await retentionWith();
		expect(text).toContain("We delete data manually");
		expect(text).toContain("The administrator then deletes the entry.");
		expect(text).not.toMatch(/by itself|month/);
	});

	test.each([
		["12", "once 12 months have passed without any activity on it"],
		["1", "once 1 month has passed"],
	])("names the owner's period of %s", async (months, words) => {
		const text = await retentionWith(months);
		expect(text).toContain(words);
		expect(text).toContain("An entry with a later appointment is kept until that day");
		expect(text).toContain("We delete the email manually once the database entry is gone.");
		expect(text).not.toContain("We delete data manually");
	});
});
