// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { caseStudy } from "@/content/case-study";
import { projectTypes } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { asksForList, full, ID, json, loaded, open, stubBackend } from "../../../tests/support/features/case-study-harness";
import { playbooks } from "./playbook";

let row: Record<string, unknown>;
let logged: unknown[][];

// One function for the whole file, because the client keeps the fetch of its first request.
const backend = async (url: string) => json(asksForList(url) ? [] : [row])();

beforeEach(() => {
	row = full;
	logged = [];
	stubBackend(backend);
	vi.spyOn(console, "error").mockImplementation((...args) => void logged.push(args));
});

afterEach(() => {
	cleanup();
	queryClient.clear();
	expect(logged).toEqual([]);
});

const show = async (members: Record<string, unknown> = {}) => {
	row = { ...full, ...members };
	open();
	await loaded();
};
const part = (name: string | RegExp) => screen.findByRole("region", { name });
const headings = () => screen.getAllByRole("heading").map((heading) => heading.textContent);

describe("challenge and solution", () => {
	test("shows both texts in paragraphs, and numbered key features", async () => {
		await show();
		for (const text of ["Ships were late.", "Nobody knew why.", "A planner that argues."]) expect(screen.getByText(text).tagName).toBe("P");
		const features = within(await part("Key features"));
		expect(features.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["01Plans", "02Replans", "03Explains"]);
	});

	test("shows the team's work in order when it is known", async () => {
		await show();
		const steps = within(await part("How we worked")).getAllByRole("listitem");
		expect(steps.map((step) => step.textContent)).toEqual(full.approach);
		cleanup();
		queryClient.clear();
		await show({ approach: [] });
		expect(screen.queryByText("How we worked")).toBeNull();
	});

	test("shows two paragraphs with the same beginning", async () => {
		const opening = "The same sixty characters stand at the beginning of both of them: ";
		await show({ challenge: `First.\n\n${opening}one.\n\n${opening}two.` });
		for (const text of ["one.", "two."]) expect(screen.getByText(opening + text)).toBeTruthy();
	});
});

describe("content by project type", () => {
	test.each(projectTypes)("%s: shows its stack heading, reasons, steps and call to action", async (type) => {
		const { playbook } = await playbooks[type]();
		const requests: DialogRequest[] = [];
		const leave = hostDialog((request) => requests.push(request));
		await show({ project_type: type });
		expect(await part(caseStudy.stack[type])).toBeTruthy();
		const why = within(await part(playbook.why.title));
		expect(why.getAllByRole("listitem")).toHaveLength(playbook.why.reasons.length);
		for (const fact of ["less demurrage: 54%", "Rust, Vue"]) expect(why.getByText(fact)).toBeTruthy();
		expect(why.queryByText(/[{}]/)).toBeNull();
		const roadmap = within(await part(playbook.roadmap.title));
		expect(roadmap.getAllByRole("listitem")).toHaveLength(type === "other" ? 8 : 12);
		const controls = roadmap.getAllByRole("link");
		expect(controls.map((control) => control.textContent)).toEqual(["Start Your Project"]);
		await userEvent.click(roadmap.getByRole("link"));
		expect(requests).toEqual([{ source: "case-study-roadmap", subject: "A project like “Berth planning”" }]);
		leave();
	});

	test.each(projectTypes)("%s: invents neither a client nor a duration", async (type) => {
		const { why, roadmap } = (await playbooks[type]()).playbook;
		await show({ project_type: type, client: null, timeline: null });
		const reasons = await part(why.title);
		for (const { text } of why.reasons) expect(reasons.textContent).toContain(text.replace("{client}", "the client"));
		const steps = await part(roadmap.title);
		expect(steps.textContent).not.toContain("This took");
		expect(within(steps).getByRole("link", { name: "Start Your Project" })).toBeTruthy();
	});

	test("states the duration of a project with a timeline, with or without a client's name", async () => {
		const { title } = (await playbooks.web()).playbook.roadmap;
		await show({ timeline: "3 months" });
		expect(within(await part(title)).getByText("This took 3 months for Port Sarvani Terminals.")).toBeTruthy();
		cleanup();
		queryClient.clear();
		await show({ client: null });
		expect(within(await part(title)).getByText("This took 22 weeks for the client.")).toBeTruthy();
	});

	test("loads only the texts of the project's type", async () => {
		const others = vi.spyOn(playbooks, "saas");
		const own = vi.spyOn(playbooks, "iot");
		await show({ project_type: "iot" });
		await part((await playbooks.iot()).playbook.roadmap.title);
		expect(others).not.toHaveBeenCalled();
		expect(own.mock.calls.length - 1).toBe(1);
	});

	test("shows the stack by part, or all technologies in one list", async () => {
		await show();
		const stack = within(await part(caseStudy.stack.web));
		expect(stack.getAllByRole("term").map((term) => term.textContent)).toEqual(["Core", "Desk"]);
		expect(stack.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Rust", "OR-Tools", "Vue"]);
		cleanup();
		queryClient.clear();
		await show({ tech_stack: [] });
		const plain = within(await part(caseStudy.stack.web));
		expect(plain.queryAllByRole("term")).toEqual([]);
		expect(plain.getAllByRole("listitem").map((item) => item.textContent)).toEqual(full.technologies);
	});
});

describe("results", () => {
	test("shows value, label and description of every detailed metric, even with the same name", async () => {
		const twin = { label: "rules", value: "62", description: "In the same months." };
		await show({ detailed_metrics: [...full.detailed_metrics, twin] });
		const results = await part("Results & Impact");
		for (const { label, value, description } of [...full.detailed_metrics, twin])
			for (const text of [label, value, description]) expect(results.textContent).toContain(text);
		expect(within(results).getAllByRole("term")).toHaveLength(5);
	});

	test.each([
		["“Done on time.”", "“Done on time.”"],
		["They call it “the board”", "“They call it “the board””"],
		["“They said “yes” to us.”", "“They said “yes” to us.”"],
		['"They call it “the board”"', "“They call it “the board””"],
		['"Done" is what it says', '“"Done" is what it says”'],
	])("puts %s between one pair of marks", async (quote, shown) => {
		await show({ extended_testimonial: { ...full.extended_testimonial, quote } });
		expect(document.querySelector("blockquote")?.textContent).toBe(shown);
	});

	test("shows a real quote with its author, and never the fallback quote", async () => {
		await show();
		expect(screen.getByText("“It argues with me.”").tagName).toBe("BLOCKQUOTE");
		for (const text of ["Devika Prabhu", "Chief Planner, Port Sarvani"]) expect(screen.getByText(text)).toBeTruthy();
		cleanup();
		queryClient.clear();
		await show({ detailed_metrics: [] });
		expect(screen.getByText("“It argues with me.”")).toBeTruthy();
		for (const testimonial of [null, "Great project experience."]) {
			cleanup();
			queryClient.clear();
			await show({ extended_testimonial: null, testimonial });
			expect(document.body.textContent).not.toContain("Great project experience.");
			expect(document.querySelector("blockquote")).toBeNull();
		}
	});
});

describe("section order", () => {
	test("shows and numbers hero, challenge and solution, stack, why choose us, roadmap, results and gallery", async () => {
		await show();
		const { why, roadmap } = (await playbooks.web()).playbook;
		await part(roadmap.title);
		const level2 = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
		const own = ["The challenge", "What we built", "Key features", "How we worked"];
		expect([headings()[0], ...level2]).toEqual([
			"Berth planning",
			...own,
			caseStudy.stack.web,
			why.title,
			roadmap.title,
			"Results & Impact",
			"Project Gallery",
		]);
		const labels = screen.getAllByText(/^\d\d — /).map((label) => label.textContent);
		expect(labels.map((label) => label?.slice(0, 2))).toEqual(["01", "02", "03", "04", "05", "06"]);
	});

	test("omits empty sections of an almost empty project and numbers the rest without gaps", async () => {
		row = { id: ID };
		open();
		expect((await loaded()).textContent).toBe("Untitled Project");
		for (const text of ["Client", "3 months", "3 developers", "Challenge details coming soon.", "Solution details coming soon."])
			expect(screen.getByText(text)).toBeTruthy();
		const { why, roadmap } = (await playbooks.web()).playbook;
		await part(roadmap.title);
		expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
			"The challenge",
			"What we built",
			why.title,
			roadmap.title,
		]);
		expect(screen.getAllByText(/^\d\d — /).map((label) => label.textContent?.slice(0, 2))).toEqual(["01", "02", "03"]);
	});
});
