// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import type { Lead } from "@/data/leads/schema";
import { makeLead, REPLY, stubLeads } from "../../../../tests/support/admin/lead";
import type { Reply } from "../../../../tests/support/data/auth-harness";

const lead = (id: string) => makeLead({ id, email: `${id}@example.com` });
const A = lead("a");
const B = { ...lead("b"), name: "Grace Hopper" };

const tasks = { mark: vi.fn(async () => {}), remove: vi.fn(async () => {}), refresh: vi.fn(async () => {}) };
const listeners: Parameters<typeof removeEventListener>[] = [];

/** Loads the forms as a new page of the same tab does, and opens a lead. */
async function reload(opened: Lead) {
	cleanup();
	for (const listener of listeners.splice(0)) removeEventListener(...listener);
	vi.resetModules();
	const [{ LeadReplies, useReplying }, { LeadWorkForm }] = await Promise.all([import("./lead-replies"), import("./lead-work")]);
	function Opened() {
		return (
			<QueryClientProvider client={new QueryClient()}>
				<LeadReplies lead={opened} refresh={tasks.refresh} replying={useReplying(opened)} />
				<LeadWorkForm lead={opened} tasks={tasks} />
			</QueryClientProvider>
		);
	}
	render(<Opened />);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const reply = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Reply to/ });
const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
const write = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });
const writeReply = () => {
	press("Write a reply");
	write(reply(), "Yes, on Monday.");
};
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(async () => {
	history.replaceState(null, "", adminPaths.leads);
	sessionStorage.clear();
	stubLeads([A]);
	// After a reload, the page has another client of the auth service, which warns of the one before.
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const add = window.addEventListener.bind(window);
	vi.spyOn(window, "addEventListener").mockImplementation((...listener: Parameters<typeof addEventListener>) => {
		listeners.push(listener);
		add(...listener);
	});
});
afterEach(cleanup);

describe("an unsent reply", () => {
	test("survives a reload of the tab, with the id that stops a second mail", async () => {
		const lost: Reply[] = ["no network"];
		const server = stubLeads([A], { [REPLY]: () => lost.pop() });
		await reload(A);
		writeReply();
		press("Send");
		await screen.findByRole("alert");
		await reload(A);
		expect(reply().value).toBe("Yes, on Monday.");
		press("Send");
		await screen.findByRole("button", { name: "Write a reply" });
		const [first, second] = server.bodies(REPLY);
		expect(second?.replyId).toBe(first?.replyId);
	});

	test("is asked about before the page is left, until it is sent", async () => {
		await reload(A);
		expect(asksBeforeLeaving()).toBe(false);
		writeReply();
		expect(asksBeforeLeaving()).toBe(true);
		press("Send");
		await screen.findByRole("button", { name: "Write a reply" });
		expect([asksBeforeLeaving(), sessionStorage.length]).toEqual([false, 0]);
	});

	test.each(["Discard", "empty"])("is asked about no more when it is removed (%s)", async (how) => {
		await reload(A);
		writeReply();
		expect(asksBeforeLeaving()).toBe(true);
		if (how === "empty") write(reply(), "");
		else press(how);
		expect([asksBeforeLeaving(), sessionStorage.length]).toEqual([false, 0]);
	});
});

describe("unsaved notes", () => {
	test("survive a reload of the tab after another lead was opened, and are asked about", async () => {
		const server = stubLeads([A]);
		await reload(A);
		write(notes(), "Wants a demo");
		cleanup();
		expect(asksBeforeLeaving()).toBe(true);
		await reload(B);
		expect(notes().value).toBe("");
		expect(asksBeforeLeaving()).toBe(true);
		await reload(A);
		expect(notes().value).toBe("Wants a demo");
		press("Save notes and day");
		await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
		expect(server.rows).toMatchObject([{ id: "a", version: 4, notes: "Wants a demo", follow_up_on: null }]);
		expect(sessionStorage.length).toBe(0);
	});
});

test("have names that say what they are and whose they are, also after a reload", async () => {
	await reload(A);
	writeReply();
	write(notes(), "Wants a demo");
	await reload(B);
	fireEvent.change(screen.getByLabelText(/^Follow up on/), { target: { value: "2026-12-01" } });
	await reload(A);
	const { namesOfTexts } = await import("@/features/admin/ui/unsent-texts");
	const grace = "the follow-up day of Grace Hopper";
	expect(namesOfTexts().toSorted()).toEqual([grace, "the notes on Ada Lovelace", "the reply to Ada Lovelace"]);
});

test.each(["blocked", "full"])("keeps the texts in memory, and asks, when the storage is %s", async (state) => {
	const fail = () => {
		throw new DOMException("no", state === "full" ? "QuotaExceededError" : "SecurityError");
	};
	if (state === "full") vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail);
	else vi.spyOn(window, "sessionStorage", "get").mockImplementation(fail);
	await reload(A);
	writeReply();
	write(notes(), "Wants a demo");
	expect(asksBeforeLeaving()).toBe(true);
	expect([reply().value, notes().value]).toEqual(["Yes, on Monday.", "Wants a demo"]);
	press("Discard");
	write(notes(), "");
	expect(asksBeforeLeaving()).toBe(false);
});

test("texts of deleted leads are removed, and put back when the deletion is undone", async () => {
	await reload(A);
	write(notes(), "Wants a demo");
	const { forgetTexts } = await import("@/features/admin/ui/unsent-texts");
	forgetTexts(({ email }) => email === B.email);
	expect(sessionStorage.length).toBe(1);
	const putBack = forgetTexts(({ email }) => email === A.email);
	expect([asksBeforeLeaving(), sessionStorage.length]).toEqual([false, 0]);
	putBack();
	expect(asksBeforeLeaving()).toBe(true);
	await reload(A);
	expect(notes().value).toBe("Wants a demo");
});

test.each(["not JSON", '{"id":7}'])("skips and removes a stored text that can't be read (%s), and restores the others", async (broken) => {
	await reload(A);
	write(notes(), "Wants a demo");
	const [[key = "", text = ""] = []] = Object.entries(sessionStorage);
	sessionStorage.clear();
	for (const [name, stored] of Object.entries({ "admin-text/0": broken, [key]: text, "admin-text/1": broken })) {
		sessionStorage.setItem(name, stored);
	}
	await reload(A);
	expect(notes().value).toBe("Wants a demo");
	expect(Object.keys(sessionStorage)).toEqual([key]);
});
