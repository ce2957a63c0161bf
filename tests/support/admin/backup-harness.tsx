import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { vi } from "vitest";
import { makeBackup, serializeBackup } from "@/data/backup/backup-file";
import type { Content, RedirectCopy, Rows } from "@/data/backup/columns";
import { LOCAL_KEYS } from "@/data/backup/local-storage";
import { planRestore, type RestoreMode, type TablePlan } from "@/data/backup/restore-plan";
import { DataPage } from "@/features/admin/backup/data-page";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { json, stubBackend } from "../data/backend-harness";
import { post, project } from "../data/backup-fixture";
import { readText } from "./downloads";

/** The database, the events so far, and answers to return instead of the normal ones. */
export const world: {
	rows: Rows;
	redirects: (RedirectCopy & { id: string })[];
	turn: number;
	/** Requests and downloads in order; "keep" is a local backup. */
	happened: string[];
	files: Blob[];
	/** False when the session has ended on another device. */
	isAdministrator: boolean;
	instead: Partial<Record<"content_state" | "portfolios" | "blogs" | "restore_backup", () => Response | Promise<Response>>>;
} = { rows: { projects: [], blogs: [] }, redirects: [], turn: 1, happened: [], files: [], isAdministrator: true, instead: {} };

const count = ({ added, changed, removed, unchanged }: TablePlan) => ({
	added: added.length,
	changed: changed.length,
	removed: removed.length,
	unchanged,
});

function write(body: unknown): Response {
	const { backup, mode, expected }: { backup: Content; mode: RestoreMode | "migrate"; expected: string | null } = JSON.parse(String(body));
	if (expected !== null && expected !== `state ${world.turn}`)
		return json({ code: "PT409", message: "The database has changed since." }, 409);
	const plan = planRestore({ ...world.rows, redirects: world.redirects }, backup, mode === "replace" ? "replace" : "merge");
	const staying = (kind: "projects" | "blogs") =>
		mode === "replace" ? [] : world.rows[kind].filter(({ id }) => backup[kind].every((row) => row.id !== id));
	world.rows = { projects: [...staying("projects"), ...backup.projects], blogs: [...staying("blogs"), ...backup.blogs] };
	world.turn += 1;
	if (backup.redirects) world.redirects = backup.redirects.map((redirect) => ({ ...redirect, id: `${redirect.kind}/${redirect.slug}` }));
	return json({ projects: count(plan.projects), blogs: count(plan.blogs), redirects: plan.redirects && count(plan.redirects) });
}

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	const url = new URL(String(input));
	const what = url.pathname.split("/").at(-1) ?? "";
	if (what === "is_administrator") return json(world.isAdministrator);
	world.happened.push(what);
	const known = what === "content_state" || what === "portfolios" || what === "blogs" || what === "restore_backup" ? what : null;
	if (what === "redirects") return json(url.searchParams.has("id") ? [] : world.redirects);
	if (!known) return json({}, 404);
	const instead = world.instead[known];
	if (instead) return instead();
	if (known === "restore_backup") return write(init.body);
	const { projects, blogs } = world.rows;
	if (known === "content_state") return json({ projects: projects.length, blogs: blogs.length, state: `state ${world.turn}` });
	return json(url.searchParams.has("id") ? [] : known === "portfolios" ? projects : blogs);
};

/** Call before each test: a database of two projects and a post, and an empty browser. */
export function startWorld(): void {
	Object.assign(world, { redirects: [], turn: 1, happened: [], files: [], isAdministrator: true, instead: {} });
	world.rows = { projects: [project(1), project(2)], blogs: [post(1)] };
	localStorage.clear();
	stubBackend(backend);
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {} });
	addBlobText();
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
	Object.assign(URL, {
		createObjectURL: (file: Blob) => {
			world.happened.push("file");
			world.files.push(file);
			return "blob:file";
		},
	});
}

/** jsdom's Blob lacks text(). */
export function addBlobText(): void {
	Object.assign(Blob.prototype, {
		text(this: Blob) {
			return readText(this);
		},
	});
}

/** Call after each test. */
export function leaveWorld(): void {
	cleanup();
	toast.dismiss();
	localStorage.clear();
}

export async function showDataPage() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<DataPage />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	await screen.findByText(/^The database has|^The database is empty|^Failed to check/);
	if (!world.instead.content_state && canStore()) await vi.waitFor(() => expectCopies());
	world.happened.length = 0;
	return client;
}

const canStore = () => {
	try {
		localStorage.setItem("probe", "1");
		localStorage.removeItem("probe");
		return true;
	} catch {
		return false;
	}
};
function expectCopies(): void {
	if (localStorage.getItem(LOCAL_KEYS.copied) === null) throw new Error("The local copies are not there yet");
}

/** Holds the next answers to a request until they are released. */
export function holdAnswer(what: keyof typeof world.instead): (answer: Response) => void {
	let give: (answer: Response) => void = () => {};
	const held = new Promise<Response>((resolve) => {
		give = resolve;
	});
	world.instead[what] = () => held;
	return give;
}

export const kept = (key: keyof typeof LOCAL_KEYS) => JSON.parse(localStorage.getItem(LOCAL_KEYS[key]) ?? "null");
export const fileOf = async (rows: Content, moment = new Date(2026, 10, 22, 10, 35)) =>
	new File([serializeBackup(await makeBackup(rows, moment))], "yesterday.json", { type: "application/json" });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const choose = (file: File) => userEvent.upload(screen.getByLabelText("Restore from a file…"), file);
export const panel = (name: "Data backup" | "Data migration") => within(screen.getByRole("region", { name }));
export const toastOf = (title: string) =>
	waitFor(() => {
		const toasts = [...document.querySelectorAll("[data-sonner-toast]")];
		const found = toasts.find((element) => element.querySelector("[data-title]")?.textContent === title);
		if (!found) throw new Error(`There is no toast “${title}”`);
		return { text: found.textContent, type: found.getAttribute("data-type") };
	});
export function fillStorage(room: number): void {
	const set = Storage.prototype.setItem;
	const taken = () => Object.values(localStorage).join("").length;
	const most = taken() + room;
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key: string, value: string) {
		if (taken() - (this.getItem(key)?.length ?? 0) + value.length > most) throw new DOMException("No room", "QuotaExceededError");
		set.call(this, key, value);
	});
}
export function switchStorageOff(): void {
	vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("Access is denied for this document.", "SecurityError");
	});
}
/** Records when the page keeps a backup, in order with the requests. */
export function watchKeeping(): void {
	const set = Storage.prototype.setItem;
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key: string, value: string) {
		if (key === LOCAL_KEYS.history) world.happened.push("keep");
		set.call(this, key, value);
	});
}
/** Simulates another page of this browser changing the storage. */
export const elsewhere = (key: string, value: string) =>
	act(() => {
		localStorage.setItem(key, value);
		window.dispatchEvent(new StorageEvent("storage", { key }));
	});
