// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { playbook } from "@/content/case-study/web";
import { createEmptyPost } from "@/data/posts/input-mapper";
import { emptyProject } from "@/data/projects/input-mapper";
import { queryClient } from "@/data/query-client";
import { stubEnvironment } from "../../../tests/support/environment";
import { PostFieldsPreview, ProjectPreview } from "./form-previews";

// The first import takes longer than a test waits.
beforeAll(() => Promise.all([import("../routes/case-study"), import("../routes/blog-post"), import("@/shared/seo/head-tags")]));

let logged: unknown[][];
beforeEach(() => {
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	vi.stubGlobal("fetch", async () => new Response("[]"));
	stubEnvironment();
	document.title = "Edit Portfolio";
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	queryClient.clear();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	expect([logged, document.title, document.head.querySelector("meta[property], link[rel=canonical], script")]).toEqual([
		[],
		"Edit Portfolio",
		null,
	]);
});

const inAdmin = (content: ReactNode) => (
	<QueryClientProvider client={queryClient}>
		<MemoryRouter>{content}</MemoryRouter>
	</QueryClientProvider>
);
const heading = () => screen.findByRole("heading", { level: 1 });
/** Longer than the debounce of addresses. */
const ONE_SECOND = 1000;

test("shows a hint and no page without a title", () => {
	render(inAdmin(<ProjectPreview fields={{ ...emptyProject, title: "  ", description: "Counts pallets." }} />));
	render(inAdmin(<PostFieldsPreview fields={createEmptyPost(new Date())} />));
	expect(screen.getAllByText("Give it a title to see the page.")).toHaveLength(2);
	expect(screen.queryByRole("heading")).toBeNull();
});

test("shows the public page with placeholders when only the title is set", async () => {
	render(inAdmin(<ProjectPreview fields={{ ...emptyProject, title: "A yard camera", slug: "NOT a slug" }} />));
	expect((await heading()).textContent).toBe("A yard camera");
	expect(screen.getByText("No description available")).toBeTruthy();
	expect(screen.getByText("3 months")).toBeTruthy();
	expect(await screen.findByRole("heading", { name: "The challenge" })).toBeTruthy();
	expect(await screen.findByRole("heading", { name: playbook.roadmap.title })).toBeTruthy();
});

test("ignores half-typed entries and shows complete ones", async () => {
	const fields = { ...emptyProject, title: "A yard camera" };
	const half = {
		...fields,
		liveUrl: "htt",
		detailedMetrics: [{ label: "", value: "54%", description: "" }],
		techStack: [{ category: "Core", technologies: [] }],
		testimonial: { ...fields.testimonial, author: "Devika" },
	};
	const { rerender } = render(inAdmin(<ProjectPreview fields={half} />));
	await heading();
	expect([screen.queryByText("54%"), screen.queryByText("Core"), screen.queryByText("Devika")]).toEqual([null, null, null]);
	expect(screen.queryByRole("link", { name: /opens in a new tab/ })).toBeNull();
	const whole = { ...half, liveUrl: "https://example.com/app", detailedMetrics: [{ label: "less", value: "54%", description: "" }] };
	rerender(inAdmin(<ProjectPreview fields={whole} />));
	expect(screen.getAllByText("54%").length).toBeGreaterThan(0);
	expect(screen.getByRole("link", { name: /opens in a new tab/ }).getAttribute("href")).toBe("https://example.com/app");
});

test("loads an image address only after typing stops, and tries the next address after a failure", async () => {
	const fields = { ...emptyProject, title: "A yard camera", client: "Dockline", clientLogo: "https://cdn.example.org/lo" };
	const { rerender } = render(inAdmin(<ProjectPreview fields={fields} />));
	await heading();
	const logo = () => screen.queryByAltText("Dockline")?.getAttribute("src") ?? null;
	expect(logo()).toBe("https://cdn.example.org/lo");
	await act(async () => screen.getByAltText("Dockline").dispatchEvent(new Event("error")));
	expect(logo()).toBeNull();
	vi.useFakeTimers();
	rerender(inAdmin(<ProjectPreview fields={{ ...fields, clientLogo: "https://cdn.example.org/logo" }} />));
	rerender(inAdmin(<ProjectPreview fields={{ ...fields, clientLogo: "https://cdn.example.org/logo.svg" }} />));
	expect(logo()).toBeNull();
	await act(async () => vi.advanceTimersByTime(ONE_SECOND));
	expect(logo()).toBe("https://cdn.example.org/logo.svg");
});

test("sanitizes a post's content as on its public page", async () => {
	const content = "<p>One <b>bold</b> word.</p><script>alert(1)</script><p onclick='alert(1)'>Two.</p>";
	const fields = { ...createEmptyPost(new Date()), title: "Test an agent", content, category: "SaaS" };
	const { rerender } = render(inAdmin(<PostFieldsPreview fields={fields} />));
	expect((await heading()).textContent).toBe("Test an agent");
	expect((await screen.findByText("bold")).tagName).toBe("B");
	expect([document.querySelector("article script"), document.querySelector("[onclick]")]).toEqual([null, null]);
	expect(screen.getAllByText("Editorial team").length).toBeGreaterThan(0);
	rerender(inAdmin(<PostFieldsPreview fields={{ ...fields, content: "Plain & simple", publishedDate: "" }} />));
	expect(await screen.findByText("Plain & simple")).toBeTruthy();
});
