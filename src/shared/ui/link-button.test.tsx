// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { translatePage } from "../../../tests/support/translate-page";
import { LinkButton, ShowMore } from "./link-button";

afterEach(cleanup);

describe("LinkButton", () => {
	function show() {
		const onPress = vi.fn();
		render(
			<LinkButton href="/portfolio?service=saas" pressed={false} onPress={onPress}>
				SaaS
			</LinkButton>,
		);
		return { onPress, button: screen.getByRole("button", { name: "SaaS", pressed: false }) };
	}

	test("has an address, and acts in place of it when clicked", async () => {
		const { onPress, button } = show();
		expect(button.getAttribute("href")).toBe("/portfolio?service=saas");
		const click = createEvent.click(button);
		fireEvent(button, click);
		expect([onPress.mock.calls.length, click.defaultPrevented]).toEqual([1, true]);
	});

	test("leaves a click for a new tab to the browser", () => {
		const { onPress, button } = show();
		for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
			const click = createEvent.click(button, how);
			let isLeft = false;
			const check = (event: Event) => {
				isLeft = !event.defaultPrevented;
				// jsdom can't navigate.
				event.preventDefault();
			};
			addEventListener("click", check, { once: true });
			fireEvent(button, click);
			expect([onPress.mock.calls.length, isLeft]).toEqual([0, true]);
		}
	});

	test("acts on Enter and on Space", async () => {
		const { onPress } = show();
		await userEvent.tab();
		await userEvent.keyboard(" ");
		await userEvent.keyboard("{Enter}");
		expect(onPress).toHaveBeenCalledTimes(2);
	});
});

describe("ShowMore", () => {
	function List() {
		const [shown, setShown] = useState(2);
		return (
			<section>
				<ul>
					{["a", "b", "c", "d", "e"].slice(0, shown).map((name) => (
						<li key={name}>
							<a href={`/${name}`}>{name}</a>
						</li>
					))}
				</ul>
				<ShowMore href="/all" shown={shown} total={5} noun="letters" onMore={() => setShown(Math.min(5, shown + 2))} />
			</section>
		);
	}
	const more = () => screen.queryByRole("button", { name: "Show more letters" });

	test("moves the focus to the first new entry, and disappears when the list is complete", async () => {
		render(<List />);
		expect([more()?.getAttribute("href"), screen.getByText("2 of 5").textContent]).toEqual(["/all", "2 of 5"]);
		await userEvent.click(more() ?? document.body);
		expect([document.activeElement?.textContent, screen.getByText("4 of 5").textContent]).toEqual(["c", "4 of 5"]);
		await userEvent.click(more() ?? document.body);
		expect([document.activeElement?.textContent, more()]).toEqual(["e", null]);
	});

	test("counts on when the browser has translated the page", async () => {
		render(<List />);
		translatePage();
		await userEvent.click(more() ?? document.body);
		expect(document.querySelector("p")?.textContent).toBe("4 of 5");
	});
});
