// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { translatePage } from "../../../../../tests/support/translate-page";
import type { EditedRow } from "../editor-definition";
import { RestoreBar } from "./restore-bar";

afterEach(cleanup);

const PAST = "2026-01-01T00:00:00Z";
const AHEAD = "2999-01-01T00:00:00Z";

const rowOf = (members: Partial<EditedRow>): EditedRow => ({ id: "a", status: "published", published_at: PAST, ...members });

function bar(now: Partial<EditedRow>, then: Partial<EditedRow>, restoring = false, onRestore = () => {}) {
	const kept = { id: 1, version: 1, row: rowOf(then), columns: {} };
	const changes = [{ label: "Title", isHidden: false, change: { kind: "markup" as const } }];
	return (
		<RestoreBar
			noun="post"
			pair={{ now: rowOf(now), kept }}
			changes={changes}
			dirty={false}
			isPublic
			restoring={restoring}
			failure={null}
			onRestore={onRestore}
		/>
	);
}

function note(now: Partial<EditedRow>, then: Partial<EditedRow>): string {
	render(bar(now, then));
	const text = screen.getByRole("button").getAttribute("aria-describedby") ?? "";
	return document.getElementById(text)?.textContent ?? "";
}

describe("the note of the restore bar", () => {
	test("announces a new status when the version's date hides or shows the post", () => {
		expect(note({ published_date: PAST }, { published_date: AHEAD })).toBe("It is published. Restoring makes it scheduled.");
		cleanup();
		expect(note({ published_date: AHEAD }, { published_date: PAST })).toBe("It is scheduled. Restoring makes it published.");
	});

	test("says that the status stays when the date makes no difference", () => {
		expect(note({ published_date: PAST }, { published_date: PAST })).toBe("It stays published.");
		cleanup();
		expect(note({}, { status: "draft", published_at: null })).toBe("It was a draft at the time. Restoring leaves it published.");
		cleanup();
		expect(note({ status: "draft", published_date: PAST }, { status: "draft", published_date: AHEAD })).toBe("It stays a draft.");
	});
});

test("the button shows the restoring on a page that the browser translated", () => {
	const { rerender } = render(bar({}, {}));
	translatePage();
	rerender(bar({}, {}, true));
	expect(screen.getByRole("button").textContent).toBe("Restoring…");
});

test("the button stays focusable while it restores, and restores once", () => {
	const onRestore = vi.fn();
	render(bar({}, {}, true, onRestore));
	const button = screen.getByRole<HTMLButtonElement>("button");
	expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
	fireEvent.click(button);
	expect(onRestore).not.toHaveBeenCalled();
});
