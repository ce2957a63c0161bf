import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { toast } from "sonner";
import { vi } from "vitest";
import { prepare } from "../../src/app/home-page";
import { retriedRoutes } from "../../src/app/layouts/route-error";
import { routes } from "../../src/app/router";
import { adminClient, sessionStore } from "../../src/data/admin-client";
import { makeBackup, serializeBackup } from "../../src/data/backup/backup-file";
import { queryClient } from "../../src/data/query-client";
import { SESSION_KEY } from "../../src/data/session-key";
import { keepSession } from "../support/data/auth-harness";
import type { Fault, Place } from "./fault-matrix";
import { begin, realWorkDone, stored, world } from "./faulty-server";

export const TYPED = "We need a planner for two ports.";
const PASSWORD = "a long password";
const EMAIL = "ada@example.com";

interface PlaceSteps {
	/** The page's address, and what the person does before the fault begins. */
	path: string;
	before?: () => Promise<void>;
	/** What the person does while the fault lasts. */
	act?: () => Promise<void> | void;
	/** Whether the page shows what the person wanted. */
	works: () => boolean;
	/** What was typed, as the page still shows it. */
	typed?: () => Record<string, string>;
}

let router: ReturnType<typeof createMemoryRouter>;
export const here = () => router.state.location.pathname;
export const shown = () => (document.body.textContent ?? "").replace(/\s+/g, " ");
const isShown = (text: string) => () => shown().includes(text);

/** Passes milliseconds until something is there. Returns whether it came. */
export async function pass(most: number, isThere?: () => boolean): Promise<boolean> {
	for (let passed = 0; passed < most; ) {
		if (isThere?.()) return true;
		const step = isThere ? (passed < 500 ? 20 : 500) : most;
		await act(async () => {
			await vi.advanceTimersByTimeAsync(step);
			await vi.dynamicImportSettled();
			await realWorkDone();
		});
		passed += step;
	}
	return isThere?.() ?? true;
}

async function find(isThere: () => boolean, what: string): Promise<void> {
	if (!(await pass(10_000, isThere))) throw new Error(`No ${what} in: ${shown()}`);
}

const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
export const control = (name: string | RegExp) =>
	[...document.querySelectorAll<HTMLElement>("button, a[href]")].find(
		(element) => !element.closest("[inert]") && (typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element))),
	);

export async function press(name: string | RegExp): Promise<void> {
	await find(() => control(name) !== undefined, `control ${name}`);
	const found = control(name);
	if (found) fireEvent.click(found);
	await pass(50);
}

/** Presses a control that leads on. The dialog of a lost session wants the password first. */
export async function follow(name: string): Promise<void> {
	if (document.querySelector("dialog input[type=password]")) type("Password", PASSWORD);
	await press(name);
}

function field(label: string): HTMLInputElement | HTMLTextAreaElement {
	const captions = [...document.querySelectorAll("label")].filter((element) => (element.textContent ?? "").replace(/\W*$/, "") === label);
	const fields = captions.map(({ htmlFor }) => document.getElementById(htmlFor));
	const found = fields.find((element) => element && !element.closest("[inert]")) ?? fields[0];
	if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
	throw new Error(`No field ${label}`);
}
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

/** Loads the code of every place, so that no test waits for it. */
export async function loadCode(): Promise<void> {
	const paths = ["/admin", "/thank-you", "/admin/portfolio", ...Object.values(placeSteps).map(({ path }) => path)];
	const matches = paths.flatMap((path) => matchRoutes(routes, path) ?? []);
	await Promise.all(matches.map(({ route }) => (typeof route.lazy === "function" ? route.lazy() : undefined)));
	await Promise.all([prepare(), import("../../src/features/chat/chat-panel"), import("../../src/features/chat/send-lead")]);
}

export async function open(path: string, state?: unknown): Promise<void> {
	router = createMemoryRouter(retriedRoutes(routes), { initialEntries: [{ pathname: path, state }] });
	render(<RouterProvider router={router} />);
	await pass(50);
}

async function goTo(path: string): Promise<void> {
	await act(() => router.navigate(path));
	await pass(50);
}

async function fillLogin(): Promise<void> {
	await find(() => control("Sign in") !== undefined, "login form");
	type("Email", EMAIL);
	type("Password", PASSWORD);
}

/** Opens a place of the real application and lets the fault begin there. */
export async function arrive(place: Place, fault: Fault): Promise<void> {
	const { path, before } = placeSteps[place];
	const isStorage = fault === "storage blocked" || fault === "full storage";
	const isAdmin = path.startsWith("/admin") && place !== "login";
	if (isAdmin && fault !== "storage blocked") keepSession();
	if (isStorage || !before) begin(fault);
	if (isAdmin && fault === "storage blocked") {
		await open("/admin/login");
		await fillLogin();
		await press("Sign in");
		await goTo(path);
	} else await open(path);
	await before?.();
	world.asked.length = 0;
	if (!isStorage && before) begin(fault);
	await placeSteps[place].act?.();
}

/** Closes the page and empties the browser. */
export async function leave(): Promise<void> {
	cleanup();
	toast.dismiss();
	adminClient().auth.stopAutoRefresh();
	await vi.advanceTimersByTimeAsync(1000);
	queryClient.clear();
	vi.restoreAllMocks();
	sessionStore.removeItem(SESSION_KEY);
	localStorage.clear();
	sessionStorage.clear();
}

const contactFields = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Email: EMAIL,
	"Phone number": "+44 7911 123456",
	Subject: "A new project",
	Message: TYPED,
};

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = () => new File([Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0))], "board.png", { type: "image/png" });

function choose(selector: string, file: File): void {
	const input = document.querySelector(selector);
	if (!input) throw new Error(`No ${selector}`);
	Object.defineProperty(input, "files", { value: [file], configurable: true });
	fireEvent.change(input);
}

async function chooseBackup(): Promise<void> {
	await find(() => control("Create Backup") !== undefined, "backup panel");
	const backup = await makeBackup({ projects: [{ ...stored.project, title: "As it was" }], blogs: [] }, new Date());
	choose("label input[type=file]", new File([serializeBackup(backup)], "yesterday.json", { type: "application/json" }));
	await find(() => control("Restore") !== undefined, "plan of the restore");
}

export const placeSteps: Record<Place, PlaceSteps> = {
	home: { path: "/", works: isShown(stored.project.title) },
	portfolio: { path: "/portfolio", works: isShown(stored.project.title) },
	"case study": {
		path: `/case-study/${stored.project.slug}`,
		works: () => document.querySelector("h1")?.textContent === stored.project.title,
	},
	blog: { path: "/blogs", works: isShown(stored.post.title) },
	contact: {
		path: "/contact",
		before: async () => {
			await find(() => control("Send message") !== undefined, "form");
			for (const [label, text] of Object.entries(contactFields)) type(label, text);
			await pass(3000);
		},
		act: () => press("Send message"),
		works: () => here() === "/thank-you" && /Thank you/i.test(document.querySelector("h1")?.textContent ?? ""),
		typed: () => Object.fromEntries(Object.keys(contactFields).map((label) => [label, field(label).value])),
	},
	chat: {
		path: "/portfolio",
		before: async () => {
			await press(/^Open chat/);
			await find(() => document.querySelector("[role=dialog] textarea") !== null, "chat");
			await pass(3000);
			type("Your message", TYPED);
			fireEvent.keyDown(field("Your message"), { key: "Enter" });
			await find(() => control("Send to the team") !== undefined, "form in the chat");
			type("Your email", EMAIL);
		},
		act: () => press("Send to the team"),
		works: isShown("Sent to the team, which"),
		typed: () => ({ email: field("Your email").value, text: isShown(TYPED)() ? TYPED : "" }),
	},
	login: {
		path: "/admin/login",
		before: fillLogin,
		act: () => press("Sign in"),
		works: () => here() === "/admin" && isShown("Dashboard")(),
		typed: () => ({ email: field("Email").value, password: field("Password").value }),
	},
	list: {
		path: "/admin/nowhere",
		before: () => find(isShown(EMAIL), "administration"),
		act: () => goTo("/admin/portfolio"),
		works: () => document.querySelector("main table")?.textContent?.includes(stored.project.title) === true,
	},
	save: {
		path: `/admin/portfolio/edit/${stored.project.id}`,
		before: async () => {
			await find(() => control("Update Portfolio") !== undefined, "form");
			type("Client", TYPED);
		},
		act: () => press("Update Portfolio"),
		works: () => here() === "/admin/portfolio" && isShown("Portfolio updated")(),
		typed: () => ({ client: field("Client").value }),
	},
	upload: {
		path: "/admin/pictures",
		before: () => find(() => document.querySelector("main input[type=file]") !== null, "file input"),
		act: () => choose("main input[type=file]", picture()),
		works: isShown("1 of 1 picture uploaded"),
	},
	backup: {
		path: "/admin/data",
		before: () => find(() => control("Create Backup") !== undefined, "backup panel"),
		act: () => press("Create Backup"),
		works: () => isShown("Backup Created")() || world.files > 0,
	},
	restore: { path: "/admin/data", before: chooseBackup, act: () => press("Restore"), works: isShown("Backup restored") },
};
