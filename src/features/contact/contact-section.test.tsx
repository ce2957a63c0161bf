// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactBlocks, contactSection, quoteSubject } from "@/content/contact";
import { callConsent, nextSteps } from "@/content/next-steps";
import { summary as mobileApps } from "@/content/services/mobile-apps/summary";
import { summary as saas } from "@/content/services/saas/summary";
import { site } from "@/content/site";
// Read before the tests, because a busy machine reads it slowly.
import "./contact-form";
import { ContactSection } from "./contact-section";

let router: ReturnType<typeof createMemoryRouter>;

async function show(props: Parameters<typeof ContactSection>[0] = {}, state: unknown = null, search = "") {
	router = createMemoryRouter([{ path: "/", element: <ContactSection {...props} /> }], {
		initialEntries: [{ pathname: "/", search, state }],
	});
	await act(async () => render(<RouterProvider router={router} />));
	await screen.findByRole("form", { name: "Contact" });
}

afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

const link = (name: string | RegExp) => screen.getByRole("link", { name });
const titles = (level: number) => screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);
/** Reports whether a script prevented a click's default, and where the router is. */
const followed = async (element: HTMLElement) => {
	const before = router.state.location.key;
	let prevented = false;
	const look = (event: Event) => {
		prevented = event.defaultPrevented;
		event.preventDefault();
	};
	addEventListener("click", look);
	await userEvent.click(element);
	removeEventListener("click", look);
	return { toBrowser: !prevented, moved: router.state.location.key !== before };
};

describe("contact links", () => {
	beforeEach(() => show());

	test("show email, phone and WhatsApp, each with its text and a button that copies it", () => {
		const addresses = [/^mailto:.+@/, /^tel:\+\d+$/, /^https:\/\/wa\.me\/\d+$/];
		for (const [index, name] of ["Email", "Phone", "WhatsApp"].entries()) {
			const card = within(screen.getByRole("heading", { level: 3, name }).closest("li") ?? document.body);
			expect(card.getByRole("link").getAttribute("href")).toMatch(addresses[index] ?? name);
			expect(card.getByText(contactSection.cards[index]?.text ?? name)).toBeTruthy();
			expect(card.getByRole("button", { name: new RegExp(`^Copy ${name}`) })).toBeTruthy();
		}
	});

	test("are beside the message form, under its title and lead", () => {
		expect(screen.getByRole("form", { name: "Contact" })).toBeTruthy();
		expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(contactSection.title);
		expect(screen.getByText(contactSection.lead)).toBeTruthy();
	});

	test("are plain links for mail, phone, WhatsApp and profiles, without opener for other sites", async () => {
		const outbound = screen
			.getAllByRole("link")
			.filter((one) => !one.closest("form") && !["/privacy-policy", null].includes(one.getAttribute("href")));
		expect(outbound.map((one) => one.getAttribute("href"))).toEqual([
			...contactSection.cards.map(({ href }) => href),
			...site.socials.flatMap(({ href }) => href ?? []),
			contactBlocks.ready.href,
		]);
		for (const one of outbound) {
			expect(await followed(one)).toEqual({ toBrowser: true, moved: false });
			const away = one.getAttribute("href")?.startsWith("https");
			expect([one.getAttribute("target"), one.getAttribute("rel")]).toEqual(away ? ["_blank", "noopener noreferrer"] : [null, null]);
			if (away) expect(one.textContent).toContain("(opens in a new tab)");
		}
	});
});

describe("sidebar", () => {
	beforeEach(() => show());

	test("shows Instagram, WhatsApp, LinkedIn and Facebook under “Connect With Us”", () => {
		const block = within(screen.getByRole("region", { name: "Connect With Us" }));
		expect(block.getAllByRole("link").map((one) => one.textContent?.replace(/ \(.*/, ""))).toEqual([
			"Instagram",
			"WhatsApp",
			"LinkedIn",
			"Facebook",
		]);
	});

	test("shows the reasons under “Why Choose Us”", () => {
		const block = within(screen.getByRole("region", { name: "Why Choose Us" }));
		expect(block.getAllByRole("listitem").map((item) => item.textContent)).toEqual(contactBlocks.reasons.items);
	});
});

describe("closing call to action", () => {
	test("opens a WhatsApp chat from “Ready to Get Started”", async () => {
		await show();
		expect(titles(3)).toContain("Ready to Get Started");
		const chat = link(/^Chat on WhatsApp/);
		expect(chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+$/);
	});

	test("is the only part hidden by the flag", async () => {
		await show({ compact: true });
		expect(titles(3)).toEqual(["Email", "Phone", "WhatsApp", "Why Choose Us", "Connect With Us"]);
		expect(screen.queryByRole("link", { name: /^Chat on WhatsApp/ })).toBeNull();
	});
});

describe("heading levels", () => {
	const blocks = ["Email", "Phone", "WhatsApp", "Why Choose Us", "Connect With Us", "Ready to Get Started"];

	test("make it one section within another page, with its blocks below it", async () => {
		await show();
		expect([screen.queryAllByRole("heading", { level: 1 }), titles(2), titles(3)]).toEqual([[], [contactSection.title], blocks]);
	});

	test("start with a level-one heading on the contact page and skip no level", async () => {
		await show({ heading: { title: "Write to us.", lead: "Three facts help." } });
		expect([titles(1), titles(2), screen.queryAllByRole("heading", { level: 3 })]).toEqual([["Write to us."], blocks, []]);
		expect(screen.getByText("Three facts help.")).toBeTruthy();
	});
});

describe("a link to this form in a new tab", () => {
	test.each(["speaksify-demo", "speaksify-demo-final", "speaksify-trial"])(
		"says for %s what the dialog says: what happens next, and that no call starts without consent",
		async (source) => {
			await show({}, null, `?about=${source}`);
			expect(screen.getByText(`${nextSteps[source]?.lead} ${callConsent}`)).toBeTruthy();
		},
	);

	test.each(["?about=home-consultation", "?about=constructor", ""])("says nothing of calls after %j", async (search) => {
		await show({}, null, search);
		expect(screen.queryByText(callConsent, { exact: false })).toBeNull();
	});
});

describe("quote requests", () => {
	const subject = () => screen.getByLabelText<HTMLInputElement>("Subject");
	/** Follows a service's Get Quote link, on this page or another. */
	const ask = (service: string) => act(() => router.navigate("/#contact", { state: { service } }));

	test("fill in the service as the subject after 'Get Quote'", async () => {
		await show({}, { service: "saas" });
		expect(subject().value).toBe(quoteSubject(saas.title));
	});

	test("replace an unedited suggestion with the next one", async () => {
		await show({}, { service: "saas" });
		await ask("mobile-apps");
		expect(subject().value).toBe(quoteSubject(mobileApps.title));
	});

	test("never replace typed text", async () => {
		await show();
		await userEvent.type(subject(), "A port planner");
		await ask("saas");
		expect(subject().value).toBe("A port planner");
	});

	test.each([{ service: "constructor" }, { service: "no-such-service" }, { service: 7 }, { service: "" }, "saas", ["saas"], null])(
		"ignore %j in the history state",
		async (state) => {
			await show({}, state);
			expect(subject().value).toBe("");
		},
	);
});
