// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { describePlace } from "@/features/admin/list/deleted-dialog";
import { translatePage } from "../../../../tests/support/translate-page";
import { StateBadge } from "./state-badge";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const dated = {
	id: "a",
	status: "published",
	listed: true,
	published_at: "2026-01-01T00:00:00Z",
	published_date: "2996-06-01T09:00:00+05:30",
};

describe("a published post with a future date", () => {
	test("is scheduled for the start of its day in India", () => {
		const { container } = render(<StateBadge row={dated} />);
		const midnight = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(new Date("2996-05-31T18:30:00Z"));
		expect(container.textContent?.replaceAll("\u00a0", " ")).toBe(`Scheduled for ${midnight}`);
	});

	test("is scheduled again after it is brought back", () => {
		expect(describePlace(dated)).toBe("It is scheduled for the same time as before.");
		expect(describePlace({ ...dated, published_date: "2026-01-01T00:00:00Z" })).toBe("It is back on the site at its old address.");
	});
});

test("a scheduled row becomes published when its moment passes", () => {
	vi.useFakeTimers({ now: new Date("2026-11-24T23:50:00Z") });
	const row = { status: "published", listed: true, published_at: "2027-01-10T00:00:00Z" };
	const { container } = render(<StateBadge row={row} />);
	act(() => void vi.advanceTimersByTime(Date.parse(row.published_at) - Date.now() - 1));
	expect(container.textContent).toMatch(/^Scheduled/);
	act(() => void vi.advanceTimersByTime(2));
	expect(container.textContent).toBe("Published");
	expect(vi.getTimerCount()).toBe(0);
});

test("the badge of a row that changes follows on a page that the browser translated", () => {
	const { container, rerender } = render(<StateBadge row={{ status: "draft" }} />);
	translatePage();
	rerender(<StateBadge row={{ status: "published", listed: true, published_at: "2026-01-01T00:00:00Z" }} />);
	expect(container.textContent).toBe("Published");
	translatePage();
	rerender(<StateBadge row={dated} />);
	expect(container.textContent).toMatch(/^Scheduled for /);
});
