// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { readLeads } from "@/data/leads/schema";
import { DeliveryNote } from "./delivery-note";

afterEach(cleanup);

test.each([
	["honeypot", "A hidden field that visitors can’t see was filled in."],
	["forged_time", "The time at which the form was begun was forged."],
	["too_fast", "The form was sent within two seconds of being begun."],
	["links", "The message has more than five links."],
	["rate_limit", "The same network sent more than five messages within ten minutes."],
])("says why a lead is suspected of spam (%s), and that its mail is held back", (suspicion, words) => {
	const [lead] = readLeads([{ id: "1", version: 1, status: "new", delivery: "held", suspicion }]);
	if (!lead) throw new Error("The row was not read");
	render(
		<QueryClientProvider client={new QueryClient()}>
			<DeliveryNote lead={lead} refresh={async () => {}} />
		</QueryClientProvider>,
	);
	expect(screen.getByText("Suspected spam")).toBeTruthy();
	expect(screen.getByText(`${words} No copy was sent to the mailbox.`)).toBeTruthy();
	expect(screen.getByRole("button", { name: "Not spam" })).toBeTruthy();
});
