import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Picture, PreparedPicture } from "@/data/pictures/picture-types";
import { UploadFailed, type UploadOptions } from "@/data/pictures/upload";
import { PictureRefused } from "./prepare-picture";
import { createUploadQueue, type UploadSteps } from "./upload-queue";

const file = (name: string) => new File(["x"], name);
const ready = (name: string): PreparedPicture => ({ blob: new Blob(["x"]), type: "image/webp", width: 3, height: 2, name });
const picture = (id: string, name: string): Picture => ({
	...{ id, name, path: `${id}.webp`, address: `/${id}.webp`, alt: "", width: 3, height: 2, bytes: 1, createdAt: "2026-11-21", version: 1 },
});

interface Held {
	id: string;
	picture: PreparedPicture;
	options: UploadOptions;
	arrive: () => Promise<void>;
	fail: (error: unknown) => Promise<void>;
}

/** `stops`: a canceled upload stops. */
function heldQueue(prepare: UploadSteps["prepare"] = async ({ name }) => ready(name), stops = true) {
	const uploads: Held[] = [];
	const arrived: string[] = [];
	const unwanted: string[] = [];
	const discarded: string[] = [];
	const steps: UploadSteps = {
		prepare: vi.fn(prepare),
		upload: (id, prepared, options) =>
			new Promise((resolve, reject) => {
				const settle = (act: () => void) => async () => {
					act();
					await rest();
				};
				const arrive = settle(() => resolve(picture(id, prepared.name)));
				uploads.push({ id, picture: prepared, options, arrive, fail: (error) => settle(() => reject(error))() });
				if (stops) options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
			}),
		discard: async (id, prepared) => void discarded.push(`${prepared.name} ${id}`),
	};
	const queue = createUploadQueue(steps, ({ name }, isWanted) => (isWanted ? arrived : unwanted).push(name));
	const states = () => queue.items().map(({ name, state }) => `${name} ${state}`);
	return { queue, uploads, arrived, unwanted, discarded, states, steps };
}

const rest = () => vi.waitFor(async () => void (await Promise.resolve()));
const at = (held: Held[], index: number): Held => {
	const found = held[index];
	if (!found) throw new Error(`Upload ${index} has not begun`);
	return found;
};

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

describe("uploading", () => {
	test("uploads two at a time in order and reports each arrival", async () => {
		const { queue, uploads, arrived, states } = heldQueue();
		queue.add([file("a.png"), file("b.png"), file("c.png")]);
		expect(states()).toEqual(["a.png preparing", "b.png preparing", "c.png waiting"]);
		await rest();
		expect(states()).toEqual(["a.png uploading", "b.png uploading", "c.png waiting"]);
		await at(uploads, 1).arrive();
		expect(states()).toEqual(["a.png uploading", "b.png done", "c.png uploading"]);
		await at(uploads, 0).arrive();
		await at(uploads, 2).arrive();
		expect(arrived).toEqual(["b.png", "a.png", "c.png"]);
		expect(queue.items()[1]?.picture).toMatchObject({ name: "b.png", id: at(uploads, 1).id });
	});

	test("reports progress and passes on a known alternative text", async () => {
		const { queue, uploads } = heldQueue();
		const heard = vi.fn();
		const stop = queue.subscribe(heard);
		queue.add([file("a.png")], "A board");
		await rest();
		expect(at(uploads, 0).options.alt).toBe("A board");
		at(uploads, 0).options.onProgress?.(0.4);
		expect(queue.items()[0]?.share).toBe(0.4);
		const calls = heard.mock.calls.length;
		expect(calls).toBeGreaterThan(2);
		stop();
		at(uploads, 0).options.onProgress?.(0.6);
		expect(heard).toHaveBeenCalledTimes(calls);
	});
});

describe("failing", () => {
	test("reports the reason, lets the others continue, and retries the same prepared picture on request", async () => {
		const { queue, uploads, states, steps, arrived } = heldQueue();
		queue.add([file("a.png"), file("b.png"), file("c.png")]);
		await rest();
		await at(uploads, 0).fail(new UploadFailed("unreachable", 0));
		expect(states()).toEqual(["a.png failed", "b.png uploading", "c.png uploading"]);
		expect(queue.items()[0]?.problem).toEqual({ text: "The server can't be reached. Check the connection and try again.", again: true });
		await at(uploads, 1).arrive();
		await at(uploads, 2).arrive();
		expect(uploads).toHaveLength(3);
		queue.retry(at(uploads, 0).id);
		await rest();
		expect(at(uploads, 3).id).toBe(at(uploads, 0).id);
		expect(steps.prepare).toHaveBeenCalledTimes(3);
		await at(uploads, 3).arrive();
		expect(arrived).toContain("a.png");
		expect(queue.items()[0]).toMatchObject({ state: "done", problem: null });
	});

	test("offers no retry for a refused file", async () => {
		const { queue, uploads, states } = heldQueue(async ({ name }) => {
			if (name === "page.png") throw new PictureRefused("This file isn't a picture.");
			return ready(name);
		});
		queue.add([file("page.png"), file("b.png")]);
		await rest();
		expect(queue.items()[0]).toMatchObject({ state: "failed", problem: { text: "This file isn't a picture.", again: false } });
		queue.remove(queue.items()[0]?.id ?? "");
		expect(states()).toEqual(["b.png uploading"]);
		expect(uploads).toHaveLength(1);
	});

	test("removes a canceled item, aborts its request and starts the next one", async () => {
		const { queue, uploads, states, arrived } = heldQueue();
		queue.add([file("a.png"), file("b.png"), file("c.png")]);
		await rest();
		queue.remove(at(uploads, 0).id);
		expect(at(uploads, 0).options.signal?.aborted).toBe(true);
		await rest();
		expect(states()).toEqual(["b.png uploading", "c.png uploading"]);
		expect(arrived).toEqual([]);
		expect(console.error).not.toHaveBeenCalled();
	});

	test("doesn't report a picture as wanted when it was canceled while the library stored it", async () => {
		const { queue, uploads, arrived, unwanted, states } = heldQueue(undefined, false);
		queue.add([file("a.png"), file("b.png"), file("c.png")]);
		await rest();
		queue.remove(at(uploads, 0).id);
		await at(uploads, 0).arrive();
		expect([arrived, unwanted]).toEqual([[], ["a.png"]]);
		expect(states()).toEqual(["b.png uploading", "c.png uploading"]);
	});

	test("discards the files of a failed item that is dismissed, also while it waits for another attempt", async () => {
		const { queue, uploads, discarded } = heldQueue();
		queue.add([file("a.png"), file("b.png"), file("c.png"), file("d.png")]);
		await rest();
		const [a, b] = [at(uploads, 0), at(uploads, 1)];
		await a.fail(new UploadFailed("too-large", 413));
		await b.fail(new UploadFailed("unreachable", 0));
		queue.retry(b.id);
		queue.remove(b.id);
		queue.remove(a.id);
		expect(discarded).toEqual([`b.png ${b.id}`, `a.png ${a.id}`]);
		await at(uploads, 2).arrive();
		queue.remove(at(uploads, 2).id);
		expect(discarded).toHaveLength(2);
	});

	test("keeps the removal of the files of a canceled item among what runs", async () => {
		const { queue, uploads } = heldQueue();
		queue.add([file("a.png")]);
		await rest();
		expect(queue.running).toHaveLength(1);
		at(uploads, 0).options.onCanceled?.(Promise.resolve());
		expect(queue.running).toHaveLength(2);
	});

	test("never sends an item that was canceled during preparation", async () => {
		let finish: (picture: PreparedPicture) => void = () => {};
		const { queue, uploads } = heldQueue(() => new Promise((resolve) => (finish = resolve)));
		queue.add([file("a.png")]);
		queue.remove(queue.items()[0]?.id ?? "");
		finish(ready("a.png"));
		await rest();
		expect(uploads).toEqual([]);
		expect(queue.items()).toEqual([]);
	});
});
