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
} from "@/content/products/speaksify-landing";
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

const CLAIM = speaksifyHero.claim.join(" ");
const part = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const titles = (name: string | RegExp, level: number) =>
	part(name)
		.getAllByRole("heading", { level })
		.map((title) => title.textContent);

describe("SpeaksifyPage", () => {
	test("shows the headline claim with its scope right below, and the pitch", () => {
		const headline = screen.getByRole("heading", { level: 1 });
		expect(headline.textContent).toBe(CLAIM);
		expect(headline.nextElementSibling?.textContent?.startsWith(speaksifyHero.consent)).toBe(true);
		expect(part(CLAIM).getByText(speaksifyHero.pitch)).toBeTruthy();
	});

	test("opens the lead dialog from each button with its own tag", async () => {
		const [first, final] = screen.getAllByRole("link", { name: "Request Demo" });
		if (!first || !final) throw new Error("There are not two buttons for a demo");
		await userEvent.click(first);
		await userEvent.click(screen.getByRole("link", { name: "Start Free Trial" }));
		await userEvent.click(final);
		expect(asked.map(({ source }) => source)).toEqual(["speaksify-demo", "speaksify-trial", "speaksify-demo-final"]);
		expect(asked.map(({ subject }) => subject)).toEqual(
			[speaksifyHero.demo, speaksifyHero.trial, speaksifyClosing.demo].map(({ subject }) => subject),
		);
		const addresses = [first, final].map((link) => link.getAttribute("href"));
		expect(addresses).toEqual(["/contact?about=speaksify-demo", "/contact?about=speaksify-demo-final"]);
	});

	test("explains the next step beside the buttons, and that calls need written consent", () => {
		for (const { name, text } of speaksifyHero.next) expect(part(CLAIM).getByText(name).nextElementSibling?.textContent).toBe(text);
		expect(part(speaksifyClosing.title).getByText(speaksifyClosing.consent)).toBeTruthy();
	});

	test("shows the problem and the groups that have it", () => {
		const { problem, audience } = speaksifyOverview;
		for (const text of problem.paragraphs) expect(part(problem.title).getByText(text)).toBeTruthy();
		expect(titles(problem.title, 3)).toEqual(audience.items.map(({ name }) => name));
	});

	test("shows each core feature with its time in the call and an example", () => {
		const { items, speakers } = callFeatures;
		const turns = part(callFeatures.title).getAllByRole("listitem");
		expect(turns.map((turn) => turn.textContent)).toEqual(
			items.map(({ title, text, highlight, at, said }) => `${speakers[said.by]}: ${said.words}${at}${title}${text}${highlight}`),
		);
	});

	test("shows the AI stack as an ordered list, and the tech stack by category", () => {
		expect(titles(aiStack.title, 3)).toEqual(aiStack.items.map(({ name }) => name));
		for (const { name, technologies } of techStack.categories) {
			const row = part(techStack.title).getByRole("heading", { name }).parentElement ?? document.body;
			const shown = within(row).getAllByRole("listitem");
			expect(shown.map(({ textContent }) => textContent)).toEqual(technologies);
		}
	});

	test("shows the adoption stats with their scope", () => {
		const stats = part(adoption.title).getAllByRole("definition");
		expect(stats.map((value) => [value.textContent, value.previousElementSibling?.textContent])).toEqual(
			adoption.claims.map(({ value, label, scope }) => [value, label + scope]),
		);
	});

	test("links the product's own page", () => {
		expect(screen.getByRole("link", { name: "Read the product sheet" }).getAttribute("href")).toBe("/products/speaksify");
	});

	test("is complete without scripts and has no inline style", () => {
		const html = renderToString(page);
		expect(html).not.toContain("style=");
		const text = new DOMParser().parseFromString(html, "text/html").body.textContent;
		for (const { title } of [firstSeconds, speaksifyOverview.problem, callFeatures, adoption, aiStack, techStack, speaksifyClosing])
			expect(text).toContain(title);
	});
});

describe("the first 30 seconds", () => {
	test("assign every second from 0 to 30 to one moment, and dial well before the end", () => {
		const { moments } = firstSeconds;
		expect(moments.map(({ from }) => from)).toEqual([0, ...moments.slice(0, -1).map(({ to }) => to)]);
		expect(moments.at(-1)?.to).toBe(30);
		expect(moments.find(({ actor }) => actor === "network")?.from).toBeLessThan(30);
	});

	test("name each moment with its second and actor", () => {
		const { moments, actors } = firstSeconds;
		const items = part(firstSeconds.title)
			.getAllByRole("listitem")
			.filter((item) => item.closest("ol"));
		for (const [index, { from, title, actor, text }] of moments.entries())
			expect(items[index]?.textContent).toContain(`${from} ${from === 1 ? "second" : "seconds"}: ${title} (${actors[actor]})${text}`);
	});
});
