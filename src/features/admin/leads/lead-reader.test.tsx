// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, describe, expect, test, vi } from "vitest";
import { leadQuery } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { namesOfTexts } from "@/features/admin/ui/unsent-texts";
import { MARK, makeLead, RESEND, stubLeads } from "../../../../tests/support/admin/lead";
import hostile from "../../../../tests/support/hostile-inputs.json";
import { LeadMessage, LeadReader } from "./lead-reader";
import { unsavedWork } from "./lead-work";
import { useLeadNavigation } from "./use-lead-navigation";
import { useLeadTasks } from "./use-leads";
import { unsent } from "./use-reply";

afterEach(cleanup);

describe("LeadMessage", () => {
	test.each(
		hostile.entries.flatMap(({ id, payload }): [string, string][] =>
			typeof payload === "string" && payload.length < 5000 ? [[id, payload]] : [],
		),
	)("renders %s as plain text", (_id, payload) => {
		for (const source of [null, "chat"]) {
			const { container } = render(
				<LeadMessage message={source ? `Visitor: ${payload.replaceAll("\n", "\n ")}` : payload} source={source} />,
			);
			expect(container.querySelector("a, img, script, iframe, form, svg, style, b")).toBeNull();
			if (!source && payload.trim()) expect(container.textContent).toBe(payload);
			cleanup();
		}
	});

	test("shows a chat transcript as a list of turns, and the same text from another source as a message", () => {
		const message = "Visitor: In Marathi?\n And Hindi?\nAssistant: Yes.";
		render(<LeadMessage message={message} source="chat" />);
		const turns = within(screen.getByRole("list", { name: "Conversation" })).getAllByRole("listitem");
		expect(turns.map((turn) => turn.textContent)).toEqual(["VisitorIn Marathi?\nAnd Hindi?", "AssistantYes."]);
		cleanup();
		render(<LeadMessage message={message} source={null} />);
		expect(screen.queryByRole("list")).toBeNull();
	});

	test("lets right-to-left text set its own direction", () => {
		const { container } = render(<LeadMessage message="نحتاج إلى تطبيق" source={null} />);
		expect(container.querySelector("p")?.getAttribute("dir")).toBe("auto");
	});
});

/** Opens a lead that the cache has already. */
function open(id: string, known: Lead | null) {
	vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { scrollTo() {} });
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
	client.setQueryData(leadQuery(id).queryKey, known);
	const Screen = () => <LeadReader id={id} place={useLeadNavigation([])} tasks={useLeadTasks()} count={0} onDeletePerson={() => {}} />;
	render(
		<MemoryRouter>
			<QueryClientProvider client={client}>
				<Screen />
			</QueryClientProvider>
		</MemoryRouter>,
	);
}

test.each<[string, Partial<Lead>, (string | null)[]]>([
	["Move to inbox", { status: "won" }, ["Move to inbox"]],
	["Archive", { status: "won", suspicion: "links" }, ["Archive", "false"]],
	["nothing", { status: "archived", suspicion: "links" }, ["Archive", "true"]],
])("offers %s for %o", (_what, change, [name, isOff]) => {
	const lead = makeLead(change);
	open(lead.id, lead);
	const [button, ...others] = screen.getAllByRole("button", { name: /^(Archive|Move to inbox)$/ });
	expect([button?.getAttribute("aria-label"), others]).toEqual([name, []]);
	if (isOff) expect(button?.getAttribute("aria-disabled")).toBe(isOff);
});

describe("the focus", () => {
	const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

	test("stays on “Mark as new”, which is off for a new lead", async () => {
		const lead = makeLead();
		const { rows, bodies } = stubLeads([lead]);
		open(lead.id, lead);
		await press("Mark as new");
		const button = screen.getByRole("button", { name: "Mark as new" });
		await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
		expect([document.activeElement, rows[0]?.status]).toEqual([button, "new"]);
		await userEvent.keyboard("{Enter}");
		expect(bodies(MARK)).toHaveLength(1);
	});

	test.each<[string, Partial<Lead>]>([
		["Send again", { delivery: "failed", deliveryNote: "ECONNREFUSED" }],
		["Not spam", { delivery: "held", suspicion: "links" }],
	])("goes to the news about the mail when “%s” has sent it", async (name, change) => {
		const lead = makeLead(change);
		stubLeads([lead]);
		open(lead.id, lead);
		await press(name);
		const news = await screen.findByText("Sent to the mailbox");
		await waitFor(() => expect(document.activeElement).toBe(news.parentElement));
	});

	test.each([
		["new", "Moved to the inbox"],
		["won", "Moved out of suspected spam"],
	] as const)("says where a lead that is %s goes: %s", async (status, words) => {
		const said = vi.spyOn(toast, "success");
		const lead = makeLead({ delivery: "held", suspicion: "links", status });
		stubLeads([lead]);
		open(lead.id, lead);
		await press("Not spam");
		await waitFor(() => expect(said).toHaveBeenCalledWith(words));
	});

	test("stays on the button when the mail fails once more", async () => {
		const lead = makeLead({ delivery: "held", suspicion: "links" });
		stubLeads([lead], { [RESEND]: () => [200, { delivery: "failed", note: "ECONNREFUSED", already: false }] });
		open(lead.id, lead);
		await press("Not spam");
		const button = await screen.findByRole("button", { name: "Send again" });
		await waitFor(() => expect(document.activeElement).toBe(button));
	});
});

test("offers what was typed for a lead that was deleted elsewhere, until it is discarded", async () => {
	const lead = makeLead({ id: "a" });
	unsent.keep(lead, { replyId: "r", subject: "Re: Forklifts", text: "Yes, on Monday." });
	unsavedWork.keep(lead, { seen: { ...lead, notes: "" }, work: { notes: "Calls back", followUpOn: lead.followUpOn } });
	open("a", null);
	const user = userEvent.setup();
	expect(screen.getByText("Lead not found")).toBeTruthy();
	expect(screen.getByText("Calls back")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Copy the reply" }));
	expect(await navigator.clipboard.readText()).toBe("Yes, on Monday.");
	await user.click(screen.getByRole("button", { name: "Discard" }));
	expect(screen.queryByText("Yes, on Monday.")).toBeNull();
	expect(namesOfTexts()).toEqual([]);
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Lead" }));
});
