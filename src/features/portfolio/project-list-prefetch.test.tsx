// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { projectQuery } from "@/data/projects/queries";
import { toProjectSummary } from "@/data/projects/row-mapper";
import { projectRowSchema } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { type PreloadPage, PreloadPageContext } from "@/shared/lib/preload-page";
import { stubEnvironment } from "../../../tests/support/environment";
import { ProjectList } from "./project-list";

const ids = ["ports", "museum", "ferries", "harbors"];
const row = (id: string) => ({ id, slug: id, title: id, service_id: "web-apps", image: `/media/projects/${id}.svg` });
let rows = ids.map(row);
let asked: string[];
let pictures: HTMLImageElement[];
let warned: unknown[][];
let refuse: boolean;

beforeEach(() => {
	rows = ids.map(row);
	asked = [];
	pictures = [];
	warned = [];
	refuse = false;
	vi.stubGlobal("fetch", backend);
	vi.stubGlobal(
		"Image",
		class extends Image {
			constructor() {
				super();
				pictures.push(this);
			}
		},
	);
	vi.spyOn(console, "warn").mockImplementation((...args) => void warned.push(args));
	stubEnvironment();
});
afterEach(() => {
	cleanup();
	queryClient.clear();
	Reflect.deleteProperty(navigator, "connection");
});

// One function for the whole file, because the client keeps the fetch of its first request.
const backend = async (address: string) => {
	const id = /[?&]slug=eq\.([a-z]+)/.exec(String(address))?.[1] ?? "none";
	asked.push(id);
	return refuse ? new Response("{}", { status: 403 }) : new Response(JSON.stringify([row(id)]));
};

const loaded: string[] = [];
const load: PreloadPage = async (path) => {
	loaded.push(path);
};
function show({ limit, preload = load }: { limit?: number; preload?: PreloadPage } = {}) {
	loaded.length = 0;
	const projects = rows.map((some) => toProjectSummary(projectRowSchema.parse(some)));
	render(
		<MemoryRouter>
			<PreloadPageContext value={preload}>
				<ProjectList group={{ id: "web-apps", title: "Web", color: "blue", projects }} variant="home" limit={limit} />
			</PreloadPageContext>
		</MemoryRouter>,
	);
}
const card = (id: string) => within(screen.getByRole("heading", { name: id }).closest("article") ?? document.body);
const hover = (id: string) => userEvent.hover(card(id).getByText("View Case Study"));
const fetched = () => pictures.map((picture) => picture.getAttribute("src"));

describe("prefetch of two more projects of the service", () => {
	test("fetches code, data and hero picture of only the next two on mouse hover", async () => {
		show();
		await hover("ports");
		expect(loaded).toEqual(["/case-study/museum", "/case-study/ferries"]);
		await waitFor(() => expect(asked).toEqual(["museum", "ferries"]));
		expect(fetched()).toEqual(["/media/projects/museum.svg", "/media/projects/ferries.svg"]);
		await waitFor(() => expect(queryClient.getQueryData(projectQuery("museum").queryKey)?.title).toBe("museum"));
		expect(warned).toEqual([]);
	});

	test("wraps from the last project to the first ones, without the project itself", async () => {
		show();
		await hover("harbors");
		expect(loaded).toEqual(["/case-study/ports", "/case-study/museum"]);
		cleanup();
		rows = ["ports", "museum"].map(row);
		show();
		await hover("museum");
		expect(loaded).toEqual(["/case-study/ports"]);
		cleanup();
		rows = [row("ports")];
		show();
		await hover("ports");
		expect(loaded).toEqual([]);
	});

	test("includes projects of the service that aren't shown", async () => {
		show({ limit: 1 });
		await hover("ports");
		expect(loaded).toEqual(["/case-study/museum", "/case-study/ferries"]);
	});

	test("fetches on keyboard focus", async () => {
		show();
		await userEvent.tab();
		expect(loaded).toEqual(["/case-study/museum", "/case-study/ferries"]);
	});

	test("fetches once for each card", async () => {
		show();
		await hover("ports");
		await hover("museum");
		await hover("ports");
		await userEvent.tab();
		expect(loaded).toHaveLength(4);
		expect(pictures).toHaveLength(4);
	});

	test("ignores a finger that passes or taps, and treats a pen like a mouse", async () => {
		show();
		const link = card("ports").getByRole("link");
		// jsdom has no pointer events.
		const point = (pointerType: string) =>
			act(() => void link.dispatchEvent(Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType })));
		point("touch");
		await act(async () => fireEvent.focus(link));
		expect([loaded, asked, pictures]).toEqual([[], [], []]);
		point("pen");
		expect(loaded).toHaveLength(2);
	});

	test("fetches nothing with Save-Data", async () => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
		show();
		await hover("ports");
		expect([loaded, asked, pictures]).toEqual([[], [], []]);
		cleanup();
		Object.defineProperty(navigator, "connection", { value: { saveData: false }, configurable: true });
		show();
		await hover("ports");
		expect(loaded).toHaveLength(2);
	});

	test("logs only a warning on failure", async () => {
		refuse = true;
		const lost = new Error("chunk");
		show({ preload: () => Promise.reject(lost) });
		await hover("ports");
		await waitFor(() => expect(asked).toHaveLength(2));
		await waitFor(() =>
			expect(warned).toEqual([
				["Preload:", lost],
				["Preload:", lost],
			]),
		);
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("fetches a bundled picture in the case study's size, and skips a missing one", async () => {
		rows = [row("ports"), { ...row("museum"), image: "/media/projects/museum.webp" }, { ...row("ferries"), image: "" }];
		show();
		await hover("ports");
		expect(pictures).toHaveLength(1);
		const [picture] = pictures;
		const source = picture?.parentElement?.querySelector("source");
		expect([source?.type, source?.srcset.includes("museum-1200.avif 1200w"), source?.sizes]).toEqual(["image/avif", true, picture?.sizes]);
		expect([picture?.srcset.includes("museum-1200.webp 1200w"), picture?.referrerPolicy]).toEqual([true, "no-referrer"]);
	});
});
