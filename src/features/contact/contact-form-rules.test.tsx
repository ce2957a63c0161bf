// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	endRelay,
	type FakeRelay,
	field,
	fill,
	form,
	labels,
	open,
	startRelay,
	submit,
	text,
} from "../../../tests/support/features/contact-form-harness";

let relay: FakeRelay;
beforeEach(() => {
	relay = startRelay();
});
afterEach(() => endRelay(relay));

/** The text under the field, not its announcement. */
const shown = { ignore: "[role=status]" };

const variants: [string, { compact?: boolean; source?: string }][] = [
	["the contact section's form", {}],
	["the compact form", { compact: true, source: "web-apps-hero" }],
];

describe.each(variants)("%s", (_name, variant) => {
	test("shows every error under its field, focuses the first and sends nothing when submitted empty", async () => {
		await open(variant);
		await submit();
		await screen.findByText("Message is required");
		const described = labels.map((label) => {
			const ids = (field(label).getAttribute("aria-describedby") ?? "").split(" ");
			return [field(label).getAttribute("aria-invalid"), document.getElementById(ids.at(-1) ?? "")?.textContent];
		});
		expect(described).toEqual([
			["true", "First name is required"],
			["true", "Last name is required"],
			["true", "Email is required"],
			["true", "Phone number is required"],
			["true", "Subject is required"],
			["true", "Message is required"],
		]);
		expect(document.activeElement).toBe(field("First name"));
		expect(relay.sent).toEqual([]);
	});

	test("shows no error, which would move the button, until the mouse button is up", async () => {
		const user = userEvent.setup();
		await open(variant);
		await user.type(field("Message"), "Short");
		await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Send message" }) });
		expect(document.activeElement).toBe(field("Message"));
		expect(screen.queryByText(/^Message must/)).toBeNull();
		await user.pointer({ keys: "[/MouseLeft]" });
		await screen.findByText("Message must be at least 10 characters");
		expect(document.activeElement).toBe(field("First name"));
	});

	test("reports short and malformed values in the same words", async () => {
		await open(variant);
		fill({ "First name": "A", "Last name": "L", Email: "ada", "Phone number": "call me", Subject: "Hi", Message: "Too short" });
		await submit();
		await screen.findByText("Message must be at least 10 characters");
		const answers = labels.map((label) => {
			const ids = (field(label).getAttribute("aria-describedby") ?? "").split(" ");
			return document.getElementById(ids.at(-1) ?? "")?.textContent;
		});
		expect(answers).toEqual([
			"First name must be at least 2 characters",
			"Last name must be at least 2 characters",
			"Invalid email address",
			"Please enter a valid phone number",
			"Subject must be at least 5 characters",
			"Message must be at least 10 characters",
		]);
		expect(relay.sent).toEqual([]);
	});

	test("validates by itself, marks required fields and describes each field", async () => {
		await open(variant);
		expect(form().hasAttribute("novalidate")).toBe(true);
		for (const label of labels) expect(field(label).getAttribute("aria-required")).toBe("true");
		expect(labels.slice(0, 4).map((label) => field(label).autocomplete)).toEqual(["given-name", "family-name", "email", "tel"]);
		expect([field("Email").type, field("Phone number").type]).toEqual(["email", "tel"]);
	});

	test("lets each text follow its own direction, while addresses and numbers always run from left to right", async () => {
		await open(variant);
		expect(labels.map((label) => field(label).dir)).toEqual(["auto", "auto", "ltr", "ltr", "auto", "auto"]);
	});

	test("links the privacy line to the policy", async () => {
		await open(variant);
		expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
	});
});

describe("validation", () => {
	test("focuses the first of several wrong fields and shows no error at valid ones", async () => {
		await open();
		fill({ ...text, "Phone number": "call me", Message: "short" });
		await submit();
		await screen.findByText("Please enter a valid phone number");
		expect(document.activeElement).toBe(field("Phone number"));
		expect(labels.filter((label) => field(label).getAttribute("aria-invalid") === "true")).toEqual(["Phone number", "Message"]);
	});

	test("removes an error as soon as its field is valid", async () => {
		await open();
		fill({ ...text, Subject: "Hi" });
		await submit();
		await screen.findByText("Subject must be at least 5 characters");
		fill({ Subject: "Hello" });
		await waitFor(() => expect(screen.queryByText("Subject must be at least 5 characters")).toBeNull());
		expect(field("Subject").getAttribute("aria-invalid")).toBeNull();
	});

	test("keeps a pasted text that is too long, counts it while it is shortened, and doesn't send it", async () => {
		await open();
		fill({ ...text, Message: "" });
		await userEvent.click(field("Message"));
		await userEvent.paste("x".repeat(10_000));
		expect(field("Message").value).toHaveLength(10_000);
		await screen.findByText("Message must be at most 5,000 characters (now 10,000)", shown);
		await userEvent.keyboard("{Backspace}");
		await screen.findByText("Message must be at most 5,000 characters (now 9,999)", shown);
		await submit();
		expect([document.activeElement, relay.sent]).toEqual([field("Message"), []]);
		fill({ Message: "x".repeat(5000) });
		await waitFor(() => expect(field("Message").getAttribute("aria-invalid")).toBeNull());
	});

	test("announces once, in a status that is always there, that the message is too long", async () => {
		await open();
		const status = screen.getByRole("status");
		const spoken: (string | null)[] = [];
		new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
			childList: true,
			characterData: true,
			subtree: true,
		});
		fill({ Message: "x".repeat(5000) });
		await userEvent.click(field("Message"));
		await userEvent.keyboard("yy{Backspace}");
		const announced = "Message must be at most 5,000 characters";
		await waitFor(() => expect(spoken).toEqual([announced]));
		await userEvent.keyboard("{Backspace}");
		await waitFor(() => expect(status.textContent).toBe(""));
		fill({ Message: "short" });
		await submit();
		await screen.findByText("Message must be at least 10 characters");
		expect(spoken).toEqual([announced, ""]);
	});

	test.each([
		["First name", 80],
		["Last name", 80],
		["Subject", 120],
	])("keeps a pasted %s of more than %i characters and says so", async (label, most) => {
		await open();
		fill({ ...text, [label]: "" });
		await userEvent.click(field(label));
		await userEvent.paste("x".repeat(most + 1));
		await submit();
		await screen.findByText(`${label} must be at most ${most} characters (now ${most + 1})`);
		expect([field(label).value.length, relay.sent]).toEqual([most + 1, []]);
	});

	test("is lower in the compact form", async () => {
		await open();
		const rows = Number(field("Message").getAttribute("rows"));
		cleanup();
		await open({ compact: true });
		expect(Number(field("Message").getAttribute("rows"))).toBeLessThan(rows);
	});
});
