// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	adoption,
	aiStack,
	callFeatures,
	firstSeconds,
	speaksifyClosing,
	speaksifyHero,
	speaksifyOverview,
	techStack,
} from "@/content/product-pages/speaksify-landing";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { SpeaksifyPage } from "./speaksify-page";

const page = (
	<MemoryRouter>
		<SpeaksifyPage />
	</MemoryRouter>
);
let asked: DialogRequest[];
let stop: () => void;
beforeEach(() => {
	asked = [];
	stop = hostDialog((request) => asked.push(request));
	render(page);
});
afterEach(() => {
	cleanup();
	stop();
});

const part = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const titles = (name: string | RegExp, level: number) =>
	part(name)
		.getAllByRole("heading", { level })
		.map((title) => title.textContent);

describe("SpeaksifyPage", () => {
	test("shows the headline claim with its scope right below", () => {
		const headline = screen.getByRole("heading", { level: 1 });
		expect(headline.textContent).toBe("AI calls every lead within 30 seconds.");
		expect(headline.nextElementSibling?.textContent?.startsWith(speaksifyHero.consent)).toBe(true);
	});

	test("opens the lead dialog from each button with its own tag", async () => {
		const [first, final] = screen.getAllByRole("link", { name: "Request Demo" });
		if (!first || !final) throw new Error("There are not two buttons for a demo");
		await userEvent.click(first);
		await userEvent.click(screen.getByRole("link", { name: "Start Free Trial" }));
		await userEvent.click(final);
		expect(asked.map(({ source }) => source)).toEqual(["speaksify-demo", "speaksify-trial", "speaksify-demo-final"]);
		expect(asked.map(({ subject }) => subject)).toEqual(["Demo of Speaksify", "Free trial of Speaksify", "Demo of Speaksify"]);
		const addresses = [first, final].map((link) => link.getAttribute("href"));
		expect(addresses).toEqual(["/contact?about=speaksify-demo", "/contact?about=speaksify-demo-final"]);
	});

	test("explains the next step beside the buttons, and that calls need written consent", () => {
		const trial = part(/^AI calls/).getByText("Trial");
		expect(trial.nextElementSibling?.textContent).toBe(speaksifyHero.next[1].text);
		expect(part(speaksifyClosing.title).getByText(speaksifyClosing.consent)).toBeTruthy();
	});

	test("shows the problem and the four groups that have it", () => {
		const { problem } = speaksifyOverview;
		for (const text of problem.paragraphs) expect(part(problem.title).getByText(text)).toBeTruthy();
		expect(titles(problem.title, 3)).toEqual(["Sales teams", "Marketing teams", "Founders", "Lead-generation professionals"]);
	});

	test("lists outbound calls, response tracking, three-channel sync and centralized CRM actions", () => {
		const pitch = part(/^AI calls/).getByText(speaksifyHero.pitch).textContent;
		for (const words of ["outbound AI voice calls", "tracks responses", "SMS, email and WhatsApp", "centralizes CRM actions"])
			expect(pitch).toContain(words);
	});

	test("shows seven core features, each with its time in the call and an example", () => {
		const turns = part(callFeatures.title).getAllByRole("listitem");
		expect(turns).toHaveLength(7);
		expect(turns.map((turn) => turn.textContent?.split(":")[0])).toEqual([
			"Speaksify",
			"Lead",
			"Speaksify",
			"Lead",
			"Speaksify",
			"On file",
			"On file",
		]);
		expect(new Set(titles(callFeatures.title, 3)).size).toBe(7);
	});

	test("shows the AI stack as an ordered list, and the tech stack by category", () => {
		expect(titles(aiStack.title, 3)).toEqual(aiStack.items.map(({ name }) => name));
		const categories = titles(techStack.title, 3);
		expect(categories).toHaveLength(7);
		for (const name of categories) {
			const row = part(techStack.title).getByRole("heading", { name: name ?? "" }).parentElement ?? document.body;
			expect(within(row).getAllByRole("listitem").length, name ?? "").toBeGreaterThanOrEqual(2);
		}
	});

	test("shows four adoption stats verbatim with their scope", () => {
		const stats = part(adoption.title).getAllByRole("definition");
		expect(stats.map((value) => [value.textContent, value.previousElementSibling?.firstChild?.textContent])).toEqual([
			["70%", "less manual follow-up"],
			["3x", "qualified lead response"],
			["6+", "countries"],
			["5K+", "daily interactions"],
		]);
		for (const value of stats) expect(value.previousElementSibling?.querySelector("span")?.textContent).toMatch(/\w{4,}/);
	});

	test("links the product's own page", () => {
		expect(screen.getByRole("link", { name: "Read the product sheet" }).getAttribute("href")).toBe("/products/speaksify");
	});

	test("is complete without scripts and has no inline style", () => {
		const html = renderToString(page);
		expect(html).not.toContain("style=");
		expect(html.replace(/<[^>]+>/g, " ").split(/\s+/).length).toBeGreaterThanOrEqual(400);
	});
});

describe("the first 30 seconds", () => {
	test("assign every second from 0 to 30 to one moment, and dial well before the end", () => {
		const { moments } = firstSeconds;
		expect(moments.map(({ from }) => from)).toEqual([0, ...moments.slice(0, -1).map(({ to }) => to)]);
		expect(moments.at(-1)?.to).toBe(30);
		expect(moments.find(({ title }) => title === "Dialing")?.from).toBeLessThan(30);
	});

	test("file the consent before anything else", () => {
		const [sent, filed] = part(firstSeconds.title)
			.getAllByRole("listitem")
			.filter((item) => item.closest("ol"));
		expect(sent?.textContent).toMatch(/^0 seconds: Form sent.*checks a box/);
		expect(filed?.textContent).toMatch(/^1 second: Consent/);
	});
});
