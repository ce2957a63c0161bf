// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Service } from "@/content/schema";
import { serviceDetails } from "@/content/services/details";
import { findService, services } from "@/content/services/index";
import { type PreloadPage, PreloadPageContext } from "@/shared/lib/preload-page";
import { ServicePanel } from "./service-panel";

function Here() {
	const { pathname, search, hash, state } = useLocation();
	return <output>{JSON.stringify([pathname + search + hash, state])}</output>;
}

const here = (): unknown => JSON.parse(screen.getByRole("status").textContent ?? "");

function show(id: string, preload: PreloadPage = async () => {}) {
	const service: Service | undefined = findService(id);
	const details = service && serviceDetails[service.id];
	if (!service || !details) throw new Error(`No service ${id}`);
	const acted = vi.fn();
	const view = render(
		<MemoryRouter>
			<PreloadPageContext value={preload}>
				<ServicePanel service={service} details={details} open act={acted} />
			</PreloadPageContext>
			<Here />
		</MemoryRouter>,
	);
	return { ...view, service, details, acted };
}

const link = (name: RegExp) => screen.getByRole("link", { name });

afterEach(cleanup);

describe("panel contents", () => {
	test("shows About This Service, Key Features and Technologies Used from the service's record", () => {
		const { details } = show("saas-solutions");
		expect(screen.getAllByRole("heading", { level: 5 }).map((heading) => heading.textContent)).toEqual([
			"About This Service",
			"Key Features",
			"Technologies Used",
		]);
		expect(screen.getByText(details.detailedDescription)).toBeTruthy();
		expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(details.features);
		for (const technology of details.technologies) expect(document.body.textContent).toContain(technology);
	});
});

describe("panel links", () => {
	test("link Learn More to the service's page, and name the service in each link", () => {
		const { service } = show("saas-solutions");
		expect(link(/^Learn More/).textContent).toBe(`Learn More about ${service.title}`);
		fireEvent.click(link(/^Learn More/));
		expect(here()).toEqual(["/saas", null]);
	});

	test("pass the service to the contact section with Get Quote", () => {
		show("iot");
		fireEvent.click(link(/^Get Quote/));
		expect(here()).toEqual(["/#contact", { service: "iot" }]);
	});

	test("link See All to the portfolio filtered by the service, if the service has a group", () => {
		const { service } = show("saas-solutions");
		expect(link(/^See All/).textContent).toBe(`See All ${service.group?.title} Projects`);
		expect(link(/^See All/).getAttribute("href")).toBe("/portfolio?service=saas-solutions");
		cleanup();
		for (const { id, group } of services) {
			show(id);
			expect(screen.queryAllByRole("link", { name: /^See All/ })).toHaveLength(group ? 1 : 0);
			cleanup();
		}
	});
});

describe("preload", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());
	const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

	test("loads the service's page after 300 ms of hovering over Learn More", async () => {
		const preload = vi.fn(async () => {});
		show("saas-solutions", preload);
		fireEvent.pointerEnter(link(/^Learn More/));
		await rest(299);
		expect(preload).not.toHaveBeenCalled();
		await rest(1);
		expect(preload.mock.calls).toEqual([["/saas"]]);
	});

	test("loads nothing when the mouse leaves earlier or the panel is removed", async () => {
		const preload = vi.fn(async () => {});
		const { unmount } = show("saas-solutions", preload);
		fireEvent.pointerEnter(link(/^Learn More/));
		await rest(299);
		fireEvent.pointerLeave(link(/^Learn More/));
		await rest(1000);
		fireEvent.pointerEnter(link(/^Learn More/));
		unmount();
		await rest(1000);
		expect(preload).not.toHaveBeenCalled();
	});

	test("loads nothing for other links", async () => {
		const preload = vi.fn(async () => {});
		show("saas-solutions", preload);
		fireEvent.pointerEnter(link(/^Get Quote/));
		await rest(1000);
		expect(preload).not.toHaveBeenCalled();
	});

	test("loads right after the frame that shows the focus", async () => {
		const preload = vi.fn(async () => {});
		show("saas-solutions", preload);
		act(() => link(/^Learn More/).focus());
		expect(preload).not.toHaveBeenCalled();
		await rest(20);
		expect(preload.mock.calls).toEqual([["/saas"]]);
	});

	test("logs only a warning on failure, and the link still works", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		const failed = vi.spyOn(console, "error");
		show("saas-solutions", () => Promise.reject(new Error("no such chunk")));
		const before = document.body.innerHTML;
		fireEvent.pointerEnter(link(/^Learn More/));
		await rest(300);
		expect(warned.mock.calls).toContainEqual(["Preload of /saas:", "no such chunk"]);
		expect(failed).not.toHaveBeenCalled();
		expect(document.body.innerHTML).toBe(before);
		fireEvent.click(link(/^Learn More/));
		expect(here()).toEqual(["/saas", null]);
	});
});

describe("panel height", () => {
	const css = ["services", "service-panel"].map((name) => readFileSync(`src/styles/${name}.css`, "utf8")).join("\n");

	test("is at most 1000 px, and the panel scrolls inside", () => {
		expect(css).toMatch(/\.svc-panel \{[^}]*max-height: 1000px;/);
		expect(css).toMatch(/\.svc \[open\] > \.svc-panel \{\s*overflow-y: auto;/);
	});

	test("makes a scrolling panel a named tab stop, but not a short one", () => {
		let measure = () => {};
		vi.stubGlobal(
			"ResizeObserver",
			class {
				constructor(callback: () => void) {
					measure = callback;
				}
				observe() {}
				disconnect() {}
			},
		);
		const { container } = show("iot");
		const panel = container.firstElementChild;
		if (!(panel instanceof HTMLElement) || !panel.firstElementChild) throw new Error("No panel");
		panel.style.setProperty("max-height", "1000px");
		const height = vi.spyOn(panel.firstElementChild, "scrollHeight", "get").mockReturnValue(1000);
		act(() => measure());
		expect([screen.queryByRole("region"), panel.hasAttribute("tabindex")]).toEqual([null, false]);
		height.mockReturnValue(1001);
		act(() => measure());
		expect(within(container).getByRole("region", { name: "IoT" }).tabIndex).toBe(0);
	});

	test("doesn't animate under reduced motion", () => {
		const free = css
			.slice(css.indexOf("@layer"))
			.replace(/@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, "");
		expect(css).toMatch(/::details-content/);
		expect(free).not.toMatch(/::details-content|^\s*(?:translate|scale|rotate|transform):\s(?!0 12px)/m);
	});
});
