// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { installNativeControls } from "@/app/native-controls";
import { Button } from "./button";
import { Field } from "./field";
import { StatusPanel } from "./status-panel";
import { ThemeSwitch } from "./theme-switch";

afterEach(() => {
	cleanup();
	localStorage.clear();
	delete document.documentElement.dataset.theme;
});

describe("Field", () => {
	const field = (props: { error?: string; hint?: string; required?: boolean }) => (
		<Field id="phone" label="Phone number" {...props}>
			{(control) => <input {...control} />}
		</Field>
	);
	const describedBy = () =>
		(screen.getByLabelText("Phone number").getAttribute("aria-describedby") ?? "")
			.split(" ")
			.filter(Boolean)
			.map((id) => document.getElementById(id)?.textContent);

	test("labels the control, and focuses it when the label is clicked", async () => {
		render(field({}));
		await userEvent.click(screen.getByText("Phone number"));
		expect(document.activeElement).toBe(screen.getByLabelText("Phone number"));
	});

	test("describes the control by its hint, then its error", () => {
		render(field({ hint: "With country code", error: "Please enter a valid phone number" }));
		expect(describedBy()).toEqual(["With country code", "Please enter a valid phone number"]);
		const control = screen.getByLabelText("Phone number");
		const error = screen.getByText("Please enter a valid phone number");
		expect(control.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	test("marks only an invalid control as invalid", () => {
		const { rerender } = render(field({ error: "Wrong" }));
		const control = screen.getByLabelText("Phone number");
		expect(control.getAttribute("aria-invalid")).toBe("true");
		rerender(field({}));
		expect([control.getAttribute("aria-invalid"), control.getAttribute("aria-describedby")]).toEqual([null, null]);
		expect(screen.queryByText("Wrong")).toBeNull();
	});

	test("announces a required control without the browser's own validation", () => {
		render(field({ required: true }));
		const control = screen.getByLabelText("Phone number");
		expect([control.getAttribute("aria-required"), control.hasAttribute("required")]).toEqual(["true", false]);
	});
});

describe("Button", () => {
	test("submits a form only with the type submit", async () => {
		const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		render(
			<form onSubmit={submitted}>
				<Button>Retry</Button>
				<Button type="submit">Send</Button>
			</form>,
		);
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(submitted).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole("button", { name: "Send" }));
		expect(submitted).toHaveBeenCalledTimes(1);
	});
});

describe("StatusPanel", () => {
	test("announces an error at once, but not an empty state", () => {
		render(<StatusPanel kind="error" title="Failed" detail="Try later." action={<Button>Retry</Button>} />);
		expect(screen.getByRole("alert").textContent).toContain("FailedTry later.Retry");
		cleanup();
		render(<StatusPanel kind="empty" title="Nothing here" />);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(screen.getByText("Nothing here")).toBeTruthy();
	});
});

describe("ThemeSwitch", () => {
	const pressed = () => screen.getAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label"));

	test("marks, applies and stores the chosen theme", async () => {
		vi.stubGlobal("matchMedia", () => new EventTarget());
		const page = new AbortController();
		onTestFinished(() => page.abort());
		installNativeControls(page.signal);
		render(<ThemeSwitch />);
		expect(pressed()).toEqual(["System theme"]);
		await userEvent.click(screen.getByRole("button", { name: "Dark theme" }));
		expect([pressed(), document.documentElement.dataset.theme, localStorage.getItem("theme")]).toEqual([["Dark theme"], "dark", "dark"]);
		await userEvent.click(screen.getByRole("button", { name: "System theme" }));
		expect([pressed(), document.documentElement.dataset.theme, localStorage.getItem("theme")]).toEqual([["System theme"], undefined, null]);
	});
});
