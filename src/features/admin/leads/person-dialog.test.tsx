// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import type { PersonData } from "@/data/leads/person";
import { LEADS_KEY, leadQuery } from "@/data/leads/queries";
import { unsentTexts } from "@/features/admin/ui/unsent-texts";
import { catchDownloads, readText } from "../../../../tests/support/admin/downloads";
import { leadRow, makeLead } from "../../../../tests/support/admin/lead";
import { type AuthCall, keepSession, type Replies, type Reply, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { PersonDialog } from "./person-dialog";

const FIND = "POST /rest/v1/rpc/person_data";
const DELETE = "POST /rest/v1/rpc/delete_person";
const ROLE = "POST /rest/v1/rpc/is_administrator";
const ADDRESS = "ada@example.com";
const found = (changes: Partial<PersonData> = {}): PersonData => ({
	leads: 3,
	closed: 1,
	spam: 1,
	notes: 2,
	replies: 4,
	mentions: 0,
	...changes,
});
const DOWN: Reply = [500, { code: "XX000" }];
const lead = makeLead({
	id: "1",
	status: "archived",
	notes: "Called her",
	replies: [{ id: "r", state: "sent", subject: "Re: Hi", text: "Dear Ada", at: "2026-11-20T09:00:00.000Z" }],
});

let replies: Replies;
let calls: AuthCall[];
const bodies = (what: string) => calls.filter((call) => call.what === what).map(({ body }) => body);
let client: QueryClient;
const onClose = vi.fn();
const onDeleted = vi.fn();

function show(address = ADDRESS) {
	client = new QueryClient();
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<PersonDialog address={address} onClose={onClose} onDeleted={onDeleted} />
			</MemoryRouter>
			<Toaster />
		</QueryClientProvider>,
	);
}
const button = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	onClose.mockClear();
	onDeleted.mockClear();
	keepSession();
	replies = {
		[FIND]: [200, found()],
		[DELETE]: ({ body }) => [200, body.expected],
		[ROLE]: [200, true],
		"GET /rest/v1/leads": ({ query }) => [200, query.includes("id=gt.") ? [] : [leadRow(lead)]],
	};
	calls = startAuthServer(replies);
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

describe("deleting a person's data", () => {
	test("counts what the address of the open lead has, and says that there is no way back", async () => {
		show();
		expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(ADDRESS);
		await button("Delete 3 leads for good");
		const dialog = screen.getByRole("dialog");
		expect([...dialog.querySelectorAll("dt, dd")].map(({ textContent }) => textContent)).toEqual([
			"Leads",
			"3 (1 archived, won or lost, 1 suspected spam)",
			"Leads with notes",
			"2",
			"Replies",
			"4",
		]);
		expect(dialog.textContent).toContain("This can't be undone.");
		expect(bodies(DELETE)).toEqual([]);
	});

	test("never offers to delete what another address has than the one in the box", async () => {
		show();
		await button("Delete 3 leads for good");
		const box = screen.getByRole("textbox", { name: "Email" });
		await userEvent.clear(box);
		await userEvent.type(box, "grace@example.com");
		expect(screen.queryByRole("button", { name: /for good$/ })).toBeNull();
		replies[FIND] = [200, found({ leads: 2 })];
		await userEvent.click(await button("Find"));
		await userEvent.click(await button("Delete 2 leads for good"));
		await waitFor(() => expect(bodies(DELETE)).toEqual([{ address: "grace@example.com", expected: 2 }]));
	});

	test.each(["Ada Lovelace <ada@example.com>", "mailto:ada@example.com", " \u200bada@exam\u00adple.com"])(
		"looks for the address that a mail program copied: %j",
		async (copied) => {
			show("");
			const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
			await userEvent.click(box);
			await userEvent.paste(copied);
			await userEvent.click(await button("Find"));
			await button("Delete 3 leads for good");
			expect([box.value, bodies(FIND)]).toEqual([ADDRESS, [{ address: ADDRESS }]]);
		},
	);

	test("deletes nothing while the leads are exported", async () => {
		let answer: (reply: Reply) => void = () => {};
		replies["GET /rest/v1/leads"] = () => new Promise<Reply>((resolve) => (answer = resolve));
		show();
		await userEvent.click(await button("Export CSV first"));
		await userEvent.click(await button("Delete 3 leads for good"));
		expect((await button("Delete 3 leads for good")).getAttribute("aria-disabled")).toBe("true");
		answer(DOWN);
		await waitFor(() => expect(screen.getByRole("button", { name: /for good$/ }).getAttribute("aria-disabled")).toBe("false"));
		// Until the admin dismisses it: the deletion has no Undo.
		expect(toast.getToasts()).toMatchObject([
			{ description: "Failed to export leads. Please try again.", duration: Number.POSITIVE_INFINITY },
		]);
		expect(bodies(DELETE)).toEqual([]);
	});

	test("names a single lead", async () => {
		replies[FIND] = [200, found({ leads: 1, closed: 0, spam: 0 })];
		show();
		expect(await button("Delete 1 lead for good")).toBeTruthy();
	});

	test("looks for a typed address only when asked", async () => {
		show("");
		await userEvent.type(screen.getByRole("textbox", { name: "Email" }), " Grace@example.com ");
		await userEvent.keyboard("{Enter}");
		await button("Delete 3 leads for good");
		expect(bodies(FIND)).toEqual([{ address: "Grace@example.com" }]);
	});

	test("offers nothing to delete when no lead has the address, and names other leads that mention it", async () => {
		replies[FIND] = [200, found({ leads: 0, closed: 0, spam: 0, notes: 0, replies: 0, mentions: 2 })];
		show();
		expect(await screen.findByText(/No lead is from/)).toBeTruthy();
		expect(screen.queryByRole("button", { name: /for good/ })).toBeNull();
		expect(screen.getByText(/2 other leads mention the address and stay/)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Search for it" }).getAttribute("href")).toBe("/admin/leads?q=ada%40example.com&status=all");
	});

	test("doesn't say that an address has no leads when the session has ended elsewhere", async () => {
		replies[FIND] = [200, found({ leads: 0 })];
		replies[ROLE] = [200, false];
		show();
		expect((await screen.findByRole("alert")).textContent).toContain("Failed to look for the address.");
		expect(screen.queryByText(/No lead is from/)).toBeNull();
	});

	test("exports every lead with notes and replies first", async () => {
		const downloads = catchDownloads();
		show();
		await userEvent.click(await button("Export CSV first"));
		await waitFor(() => expect(downloads).toMatchObject([{ name: expect.stringMatching(/^leads-.*\.csv$/) }]));
		const content = await readText(downloads[0]?.file ?? new Blob());
		for (const words of ["Called her", "Dear Ada", ADDRESS]) expect(content).toContain(words);
		expect(bodies(DELETE)).toEqual([]);
	});

	test("deletes as many leads as it showed, forgets them, and closes", async () => {
		show();
		const other = makeLead({ id: "3", email: "grace@example.com" });
		client.setQueryData(leadQuery("1").queryKey, lead);
		for (const shown of [{ ...lead, id: "2" }, other]) {
			client.setQueryData(leadQuery(shown.id).queryKey, shown);
			onTestFinished(new QueryObserver(client, { ...leadQuery(shown.id), staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {}));
		}
		const texts = unsentTexts("test", z.string(), () => "the text");
		texts.keep({ id: "1", name: "Ada", email: ADDRESS.toUpperCase() }, "Wants a demo");
		texts.keep({ id: "2", name: "Grace", email: "grace@example.com" }, "Call her");
		await userEvent.click(await button("Delete 3 leads for good"));
		await screen.findByText("3 leads deleted for good");
		expect(bodies(DELETE)).toEqual([{ address: ADDRESS, expected: 3 }]);
		expect([onClose.mock.calls.length, onDeleted.mock.calls.length]).toEqual([1, 1]);
		expect(["1", "2", "3"].map((id) => client.getQueryData(leadQuery(id).queryKey))).toEqual([undefined, null, other]);
		expect([texts.read("1"), texts.read("2")]).toEqual([null, "Call her"]);
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});

	test("deletes nothing and counts again when a lead has arrived meanwhile", async () => {
		replies[DELETE] = [409, { code: "PT409" }];
		show();
		const press = await button("Delete 3 leads for good");
		replies[FIND] = [200, found({ leads: 4 })];
		await userEvent.click(press);
		expect((await screen.findByRole("alert")).textContent).toContain("Nothing was deleted");
		await button("Delete 4 leads for good");
		expect([onClose.mock.calls.length, onDeleted.mock.calls.length]).toEqual([0, 0]);
	});

	test("stays open with a message when the deletion fails", async () => {
		replies[DELETE] = DOWN;
		show();
		await userEvent.click(await button("Delete 3 leads for good"));
		await screen.findByText("Failed to delete the data. Please try again.");
		expect(onClose).not.toHaveBeenCalled();
	});

	test("has deleted the leads when the answer is lost and none is left", async () => {
		replies[DELETE] = "no network";
		show();
		const press = await button("Delete 3 leads for good");
		replies[FIND] = [200, found({ leads: 0 })];
		await userEvent.click(press);
		await screen.findByText("3 leads deleted for good");
		expect([onClose.mock.calls.length, onDeleted.mock.calls.length]).toEqual([1, 1]);
		expect(screen.queryByText("Failed to delete the data. Please try again.")).toBeNull();
	});

	test.each<[string, Replies]>([
		["the leads can't be counted", { [FIND]: "no network" }],
		["the session has ended elsewhere", { [FIND]: [200, found({ leads: 0 })], [ROLE]: [200, false] }],
	])("doesn't know what was deleted when the answer is lost and %s", async (_, changed) => {
		replies[DELETE] = "no network";
		show();
		const press = await button("Delete 3 leads for good");
		Object.assign(replies, changed);
		await userEvent.click(press);
		await screen.findByText("The server didn't respond. Leads may have been deleted.");
		expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
		expect(screen.queryByRole("button", { name: /for good/ })).toBeNull();
		expect(onClose).not.toHaveBeenCalled();
	});

	test("shows no old counts when the leads have changed and can't be counted", async () => {
		replies[DELETE] = [409, { code: "PT409" }];
		show();
		const press = await button("Delete 3 leads for good");
		replies[FIND] = DOWN;
		await userEvent.click(press);
		expect((await screen.findByRole("alert")).textContent).toContain("Failed to look for the address.");
		replies[FIND] = [200, found()];
		await userEvent.click(await button("Retry"));
		await button("Delete 3 leads for good");
	});

	test("keeps the counts when they can't be read again later", async () => {
		show();
		await button("Delete 3 leads for good");
		replies[FIND] = DOWN;
		await act(() => client.invalidateQueries({ queryKey: [LEADS_KEY] }));
		expect(bodies(FIND)).toHaveLength(2);
		expect(await button("Delete 3 leads for good")).toBeTruthy();
	});

	test("says so when the search fails, and searches again on Retry", async () => {
		replies[FIND] = DOWN;
		show();
		expect((await screen.findByRole("alert")).textContent).toContain("Failed to look for the address.");
		replies[FIND] = [200, found()];
		await userEvent.click(await button("Retry"));
		await button("Delete 3 leads for good");
	});
});
