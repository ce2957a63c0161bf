import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { configure } from "@testing-library/react";
import type { ReactNode } from "react";
import { Toaster } from "sonner";
import { vi } from "vitest";
import { json, stubBackend } from "../data/backend-harness";
import { HeldUpload, pictureRow, storeSession } from "../data/pictures-harness";

/** The header of a PNG: all that is read before decoding. */
export function pngFile(name = "board.png", width = 1600, height = 1000): File {
	const bytes = new Uint8Array(33);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	const view = new DataView(bytes.buffer);
	view.setUint32(16, width);
	view.setUint32(20, height);
	return new File([bytes], name, { type: "image/png" });
}

/** Stubs picture decoding, encoding and the confirm dialog. */
export function preparePictureBrowser(): void {
	// On a busy machine, thirty pictures and a lazy dialog take longer than a second.
	configure({ asyncUtilTimeout: 5000 });
	vi.setConfig({ testTimeout: 30_000 });
	// jsdom's Blob lacks arrayBuffer().
	Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
	vi.stubGlobal("createImageBitmap", async () => ({ width: 480, height: 300, close() {} }));
	vi.stubGlobal(
		"OffscreenCanvas",
		class {
			getContext = () => ({ drawImage() {} });
			convertToBlob = async () => new Blob(["webp"], { type: "image/webp" });
		},
	);
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {} });
	storeSession();
}

function bytesOf(this: Blob): Promise<unknown> {
	const reader = new FileReader();
	return new Promise((resolve) => {
		reader.onload = () => resolve(reader.result);
		reader.readAsArrayBuffer(this);
	});
}

/** After `holdUploads`: stores each file at once. */
export function storeFiles(): void {
	vi.spyOn(HeldUpload.prototype, "send").mockImplementation(function (this: HeldUpload) {
		queueMicrotask(() => this.answer(200));
	});
}

type StoredPicture = ReturnType<typeof pictureRow>;

export const storedPicture = (number: number, changes: Record<string, unknown> = {}): StoredPicture =>
	pictureRow({
		id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
		path: `p${number}.webp`,
		name: `Picture ${number}.png`,
		...changes,
	});

/** Stubs a backend that holds these pictures. `refuse` fails the next requests whose method and path contain the text. */
export function stubLibrary(rows: StoredPicture[], uses = { projects: 0, posts: 0, versions: 0, copies: 0 }) {
	const library = {
		rows,
		asked: [] as string[],
		replaced: [] as { old_id: string; new_id: string }[],
		restored: [] as { chosen: unknown[] }[],
		/** Values that a restoration leaves alone. */
		changedSince: 0,
		refuse: null as string | null,
		/** The next change is stored, but its answer doesn't arrive. */
		losesAnswer: false,
		/** Requests wait for it. */
		held: null as Promise<void> | null,
	};
	const holds = (url: URL, column: string, value: unknown) => (url.searchParams.get(column) ?? `eq.${value}`) === `eq.${value}`;
	const find = (url: URL) => library.rows.filter(({ id, version }) => holds(url, "id", id) && holds(url, "version", version));
	const list = (url: URL) => {
		const words = [...(url.searchParams.get("search_text") ?? "").matchAll(/"%(.*?)%"/g)].map(([, word = ""]) => word.toLowerCase());
		const found = library.rows.filter(({ name, alt }) => words.every((word) => `${name} ${alt}`.toLowerCase().includes(word)));
		const from = Number(url.searchParams.get("offset") ?? 0);
		const page = found.slice(from, from + Number(url.searchParams.get("limit") ?? 1000));
		const range = { "content-type": "application/json", "content-range": `${from}-${from + page.length}/${found.length}` };
		return new Response(JSON.stringify(page), { headers: range });
	};
	stubBackend(async (input, init = {}) => {
		const url = new URL(String(input));
		const method = init.method ?? "GET";
		const call = `${method} ${url.pathname}`;
		library.asked.push(call);
		await library.held;
		if (library.refuse && call.includes(library.refuse)) return json({ code: "XX000" }, 400);
		if (call.endsWith("/rpc/picture_uses")) return json(uses);
		if (call.endsWith("/rpc/replace_picture")) {
			library.replaced.push(JSON.parse(String(init.body)));
			return json({ projects: 1, posts: 2, copies: 0, undo: ["first", "second", "third"] });
		}
		if (call.endsWith("/rpc/set_pictures")) {
			library.restored.push(JSON.parse(String(init.body)));
			return json(3 - library.changedSince);
		}
		if (call.includes("/storage/v1/")) return json([{ name: "x" }]);
		if (method === "GET") return url.searchParams.has("id") ? json(find(url)) : list(url);
		const body: Record<string, unknown> = init.body ? JSON.parse(String(init.body)) : {};
		if (method === "POST") library.rows = [pictureRow(body), ...library.rows];
		const hit = method === "POST" ? library.rows.slice(0, 1) : find(url);
		if (method === "DELETE") library.rows = library.rows.filter((row) => !hit.includes(row));
		if (method === "PATCH") for (const row of hit) Object.assign(row, body, { version: row.version + 1 });
		if (library.losesAnswer) {
			library.losesAnswer = false;
			throw new TypeError("Failed to fetch");
		}
		return json(hit, method === "POST" ? 201 : 200);
	});
	return library;
}

/** Providers that admin screens need. */
export function Around({ children }: { children: ReactNode }) {
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return (
		<QueryClientProvider client={queries}>
			{children}
			<Toaster closeButton />
		</QueryClientProvider>
	);
}
