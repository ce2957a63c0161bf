// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import hostile from "../../../../tests/support/hostile-inputs.json";
import { LeadMessage } from "./lead-reader";

afterEach(cleanup);

describe("LeadMessage", () => {
	test.each(
		hostile.entries.flatMap(({ id, payload }): [string, string][] =>
			typeof payload === "string" && payload.length < 5000 ? [[id, payload]] : [],
		),
	)("renders %s as plain text", (_id, payload) => {
		for (const source of [null, "chat"]) {
			const { container } = render(
				<LeadMessage message={source ? `Visitor: ${payload.replaceAll("\n", "\n ")}` : payload} source={source} />,
			);
			expect(container.querySelector("a, img, script, iframe, form, svg, style, b")).toBeNull();
			if (!source && payload.trim()) expect(container.textContent).toBe(payload);
			cleanup();
		}
	});

	test("shows a chat transcript as a list of turns, and the same text from another source as a message", () => {
		const message = "Visitor: In Marathi?\n And Hindi?\nAssistant: Yes.";
		render(<LeadMessage message={message} source="chat" />);
		const turns = within(screen.getByRole("list", { name: "Conversation" })).getAllByRole("listitem");
		expect(turns.map((turn) => turn.textContent)).toEqual(["VisitorIn Marathi?\nAnd Hindi?", "AssistantYes."]);
		cleanup();
		render(<LeadMessage message={message} source={null} />);
		expect(screen.queryByRole("list")).toBeNull();
	});

	test("lets right-to-left text set its own direction", () => {
		const { container } = render(<LeadMessage message="نحتاج إلى تطبيق" source={null} />);
		expect(container.querySelector("p")?.getAttribute("dir")).toBe("auto");
	});
});
