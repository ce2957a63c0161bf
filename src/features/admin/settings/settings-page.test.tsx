// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { register } from "@/content/claim-register";
import { defaultFacts } from "@/content/site";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { answer } from "../../../../tests/support/admin/answer";
import { EMPTY, READ, row, setUpSettings, show, WRITE } from "../../../../tests/support/admin/settings-harness";
import type { Replies } from "../../../../tests/support/data/auth-harness";

setUpSettings();

const phone = () => screen.findByRole("textbox", { name: "Phone" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const writes = (calls: ReturnType<typeof show>) => calls.filter(({ what }) => what === WRITE);

describe("the settings", () => {
	test("are empty until they are stored, and hints say the defaults", async () => {
		show({});
		expect(await phone()).toHaveProperty("value", "");
		expect(screen.getByText(`With country code. Default: ${defaultFacts.phone.display}`)).toBeTruthy();
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	test("say what deletes old leads, with and without the scheduled job", async () => {
		show({});
		const field = await screen.findByRole("textbox", { name: "Delete leads after (months)" });
		const hint = document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
		expect(hint).toMatch(/nightly job/);
		expect(hint).toMatch(/without it, .*when you open Leads/i);
	});

	test("are saved over the version that the form shows, with null for the default", async () => {
		const calls = show({
			[READ]: [200, [row(4, { hours: "Mon–Fri" })]],
			[WRITE]: [200, [row(5, { phone: "+91 22 5550 0199" })]],
		});
		await userEvent.type(await phone(), " +91 22 5550 0199 ");
		await userEvent.clear(screen.getByRole("textbox", { name: "Hours" }));
		await press("Save settings");
		expect(await screen.findByText("Settings saved")).toBeTruthy();
		const [write] = writes(calls);
		expect(write?.body).toEqual({ ...EMPTY, phone: "+91 22 5550 0199" });
		expect(new URLSearchParams(write?.query).get("version")).toBe("eq.4");
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	test("take numbers in the digits of an Indian keyboard", async () => {
		const calls = show({ [WRITE]: [200, [row(2, { phone: "+91 22 5550 0199" })]] });
		await userEvent.type(await phone(), "+९१ २२ ५५५० ०१९९");
		await press("Save settings");
		expect(await screen.findByText("Settings saved")).toBeTruthy();
		expect(writes(calls)[0]?.body).toEqual({ ...EMPTY, phone: "+91 22 5550 0199" });
	});

	test("hide the samples, and show them again", async () => {
		const calls = show({ [WRITE]: [200, [row(2, { samples: "hidden" })]] });
		const shown = await screen.findByRole("checkbox", { name: /^Show samples to visitors/ });
		expect(shown).toHaveProperty("checked", true);
		await userEvent.click(shown);
		await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
		await screen.findByText("Settings saved");
		expect(writes(calls)[0]?.body).toEqual({ ...EMPTY, samples: "hidden" });
		await userEvent.click(shown);
		expect(shown).toHaveProperty("checked", true);
		await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
		await waitFor(() => expect(writes(calls)[1]?.body).toEqual(EMPTY));
	});

	test("confirm claims in the order of the register, without those that it lost", async () => {
		const calls = show({
			[READ]: [200, [row(4, { confirmed_claims: "cities gone" })]],
			[WRITE]: [200, [row(5, { confirmed_claims: "projects cities" })]],
		});
		const claim = (name: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });
		expect((await claim(/^56\+ cities/)).checked).toBe(true);
		await userEvent.click(await claim(/^15\+ projects delivered/));
		expect(screen.getByText(`${Object.keys(register).length - 2} of ${Object.keys(register).length} not confirmed yet`)).toBeTruthy();
		await press("Save settings");
		expect(await screen.findByText("Settings saved")).toBeTruthy();
		expect(writes(calls)[0]?.body).toEqual({ ...EMPTY, confirmed_claims: "projects cities" });
	});

	test.each([
		["Phone", "022 5550 0199", "Enter a number with its country code, such as +91 22 5550 0142"],
		["Email", "hello@kalpa", "Enter an email address, such as hello@example.com"],
		["LinkedIn", "javascript:alert(1)", "Enter an address that starts with https://"],
		["Link address", "blogs", "Enter a path of this site, such as /blogs, or an address that starts with https://"],
		["Link address", "/blogs", "Enter the words of the link"],
		["Link text", "Read it", "Enter the address of the link"],
	])("refuse an unusable value for %s", async (label, value, message) => {
		const calls = show({});
		await phone();
		await userEvent.type(screen.getByRole("textbox", { name: label }), value);
		await press("Save settings");
		expect(await screen.findByText(message)).toBeTruthy();
		expect(writes(calls)).toEqual([]);
	});

	test("refuse to replace a newer version until the admin chooses", async () => {
		const newer = row(2, { phone: "+91 22 5550 0111" });
		let reads = 0;
		const calls = show({
			[READ]: () => [200, [reads++ === 0 ? row(1) : newer]],
			[WRITE]: ({ query }) => [200, new URLSearchParams(query).get("version") === "eq.2" ? [row(3, { phone: "+91 22 5550 0199" })] : []],
		});
		await userEvent.type(await phone(), "+91 22 5550 0199");
		await press("Save settings");
		expect(await screen.findByText("The settings were changed elsewhere since you opened them.")).toBeTruthy();
		expect(screen.getByText("+91 22 5550 0111")).toBeTruthy();
		await press("Keep mine");
		expect(await screen.findByText("Settings saved")).toBeTruthy();
		expect(writes(calls)).toHaveLength(2);
	});

	test("can take the newer version", async () => {
		let reads = 0;
		show({ [READ]: () => [200, [reads++ === 0 ? row(1) : row(2, { phone: "+91 22 5550 0111" })]], [WRITE]: [200, []] });
		await userEvent.type(await phone(), "+91 22 5550 0199");
		await press("Save settings");
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		expect(await phone()).toHaveProperty("value", "+91 22 5550 0111");
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	test("keep the text and offer another attempt when saving fails", async () => {
		show({ [WRITE]: [500, { code: "XX000", message: "broken" }] });
		await userEvent.type(await phone(), "+91 22 5550 0199");
		await press("Save settings");
		expect(await screen.findByText("Not saved.")).toBeTruthy();
		expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
		expect(await phone()).toHaveProperty("value", "+91 22 5550 0199");
	});

	describe("with another period for leads", () => {
		const LEADS = "GET /rest/v1/leads";
		const due = (total: number): [number, unknown, Record<string, string>] => [
			200,
			total === 0
				? []
				: [{ id: "a", version: 1, subject: "Old", status: "read", delivery: "sent", created_at: new Date(2024, 2, 5).toISOString() }],
			{ "content-range": total === 0 ? "*/0" : `0-0/${total}` },
		];
		const saved = (lead_months: string) => ({ [WRITE]: [200, [row(2, { lead_months })]] }) satisfies Replies;
		const enter = async (months: string) => {
			const field = await screen.findByRole("textbox", { name: "Delete leads after (months)" });
			await userEvent.clear(field);
			if (months) await userEvent.type(field, months);
			await press("Save settings");
		};

		test("ask before leads go, with their number and the oldest one", async () => {
			const today = () => new Date().toISOString().slice(0, 10);
			const begun = today();
			const calls = show({ ...saved("12"), [LEADS]: due(37) });
			await enter("12");
			expect(await answer("Cancel")).toBe(
				"Delete 37 leads for good? Nothing has happened to them for 12 months. The oldest is from Mar 5, 2024. With this period, opening the inbox deletes them, and Undo can't bring them back.",
			);
			expect(writes(calls)).toEqual([]);
			expect(screen.getByText("Unsaved changes")).toBeTruthy();
			await press("Save settings");
			await answer("Save and delete");
			expect(await screen.findByText("Settings saved")).toBeTruthy();
			const query = new URLSearchParams(calls.find(({ what }) => what === LEADS)?.query);
			expect(query.get("status")).toBe("neq.won");
			expect([begun, today()].map((day) => `(follow_up_on.is.null,follow_up_on.lt.${day})`)).toContain(query.get("or"));
			expect(query.get("updated_at")).toMatch(/^lt\.\d{4}-/);
		});

		test("export these leads without closing the question", async () => {
			vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
			vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
			let reads = 0;
			show({ ...saved("12"), [LEADS]: () => (reads++ < 2 ? due(1) : due(0)) });
			await enter("12");
			await answer("Export CSV first");
			expect(await screen.findByText("Lead exported")).toBeTruthy();
			expect(await answer("Save and delete")).toContain("Delete 1 lead for good?");
			expect(await screen.findByText("Settings saved")).toBeTruthy();
		});

		test.each([
			["no lead is due", null, "12", due(0)],
			["the period stays", "12", "12", due(5)],
			["the period is removed", "12", "", due(5)],
		])("ask nothing when %s", async (_what, before, after, answered) => {
			show({ ...saved(after), [READ]: [200, [row(1, { lead_months: before })]], [LEADS]: answered });
			await userEvent.type(await phone(), "+91 22 5550 0199");
			await enter(after);
			expect(await screen.findByText("Settings saved")).toBeTruthy();
		});

		test("ask also when the period of my text replaces that of a newer version", async () => {
			let reads = 0;
			const stored = () => [200, [reads++ === 0 ? row(1, { lead_months: "6" }) : row(2)]] as [number, unknown];
			show({ [WRITE]: [200, []], [READ]: stored, [LEADS]: due(5) });
			await userEvent.type(await phone(), "+91 22 5550 0199");
			await press("Save settings");
			await screen.findByRole("button", { name: "Keep mine" });
			await press("Keep mine");
			expect(await answer("Cancel")).toContain("Delete 5 leads for good?");
		});

		test("aren't saved when the leads can't be counted", async () => {
			const calls = show({ ...saved("12"), [LEADS]: [500, { code: "XX000", message: "broken" }] });
			await enter("12");
			expect(await screen.findByText("Not saved.")).toBeTruthy();
			expect(writes(calls)).toEqual([]);
		});
	});

	test("take the values of an earlier version, and keep settings that it didn't have", async () => {
		const { samples: _samples, lead_months: _months, ...content } = row(1, { phone: "+91 22 5550 0111" });
		const changed = { id: 3, version: 1, action: "update", changed: ["phone"], changed_at: content.updated_at };
		show({
			[READ]: [200, [row(2, { samples: "hidden", lead_months: "12", phone: "+91 22 5550 0199" })]],
			"GET /rest/v1/revisions": ({ query }) => [200, [query.includes("action") ? changed : { id: 3, version: 1, content }]],
		});
		await phone();
		await press("History");
		expect(await screen.findByText("One field differs from the current version.")).toBeTruthy();
		await press("Use these values");
		expect(await phone()).toHaveProperty("value", "+91 22 5550 0111");
		expect(screen.getByRole("textbox", { name: "Delete leads after (months)" })).toHaveProperty("value", "12");
		expect(screen.getByRole("checkbox", { name: /^Show samples to visitors/ })).toHaveProperty("checked", false);
	});

	test("ask before unsaved changes are lost", async () => {
		show({});
		await userEvent.type(await phone(), "+91");
		await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
		expect(await answer("Stay")).toBe("Leave without saving? Your changes stay in this browser.");
		expect(await phone()).toHaveProperty("value", "+91");
		await press("Discard");
		expect(await answer("Cancel")).toContain("Discard your changes?");
		expect(await phone()).toHaveProperty("value", "+91");
		await press("Discard");
		await answer("Discard");
		expect(await screen.findByText("All changes saved")).toBeTruthy();
		await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
		expect(await screen.findByText("Another page")).toBeTruthy();
	});

	test("offer a retry when they can't be loaded", async () => {
		let reads = 0;
		show({ [READ]: () => (reads++ === 0 ? [500, { code: "XX000", message: "broken" }] : [200, [row(1)]]) });
		expect(await screen.findByText("The settings couldn't be loaded")).toBeTruthy();
		const frame = document.body.appendChild(document.createElement("main"));
		Object.assign(frame, { id: SCREEN_ID, tabIndex: -1 });
		await press("Retry");
		await waitFor(async () => expect(await phone()).toBeTruthy());
		await waitFor(() => expect(document.activeElement).toBe(frame));
		frame.remove();
	});
});
