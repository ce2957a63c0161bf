// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Backup, backupText, post, project, rowId } from "../support/database/backup-rows";
import { numbersFrom, openSocket, type SocketBackend, sendCut } from "../support/database/cut-requests";
import {
	ACCOUNTS,
	bearer,
	openRestBackend,
	type Reply,
	type RestBackend,
	restoreRows,
	rowHash,
	send,
	signIn,
} from "../support/database/rest-backend";
import { inShort } from "../support/database/rest-matrix";

const RESTORE = "/rest/v1/rpc/restore_backup";
let backend: RestBackend;
let socket: SocketBackend;
let admin: Record<string, string>;
let stranger: Record<string, string>;

beforeAll(async () => {
	backend = await openRestBackend();
	socket = await openSocket(backend);
	admin = bearer((await signIn(backend, ACCOUNTS.admin)).access_token);
	stranger = bearer((await signIn(backend, ACCOUNTS.stranger)).access_token);
});

afterAll(async () => {
	await socket.close();
	await backend.close();
});

beforeEach(async () => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
	await restoreRows(backend);
});

const rpc = (name: string, body: unknown, headers = admin): Promise<Reply> =>
	send(backend, { method: "POST", path: `/rest/v1/rpc/${name}`, headers, body });
const restore = (backup: Backup, mode = "replace", expected: string | null = null) => rpc("restore_backup", { backup, mode, expected });
const stored = () => backupText(backend.connection.driver);

async function state(): Promise<string> {
	return z.object({ state: z.string() }).parse((await rpc("content_state", {})).body).state;
}

const WORDS = '“Words” – مرحبا 👩‍👩‍👧 \\ " \n';

/** Two backups without a common title, so that each differs from the other and from any mixture. */
function backupCalled(name: string): Backup {
	const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
	return {
		projects: numbers.map((n) => project(n, { title: `${name} ${n}`, challenge: WORDS.repeat(20) })),
		blogs: numbers.map((n) => post(n, { title: `${name} ${n}`, content: WORDS.repeat(40) })),
	};
}

/** The database's content after a complete restore. */
async function completed(backup: Backup): Promise<string> {
	expect((await restore(backup)).status).toBe(200);
	const text = await stored();
	await restoreRows(backend);
	return text;
}

describe("a restore over HTTP", () => {
	it("restores all rows as the administrator and returns a report", async () => {
		const backup = backupCalled("Restored");
		const reply = await restore(backup, "replace", await state());
		expect([reply.status, reply.body]).toEqual([
			200,
			{
				projects: { added: 12, changed: 0, removed: 7, unchanged: 0 },
				blogs: { added: 12, changed: 0, removed: 6, unchanged: 0 },
				state: await state(),
			},
		]);
		const { projects, blogs } = JSON.parse(await stored());
		expect(projects).toEqual(backup.projects);
		expect(blogs.map(({ content }: { content: unknown }) => content)).toEqual(backup.blogs.map(({ content }) => content));
	});

	it("completes one of two simultaneous restores of the same state and refuses the other", async () => {
		const names = ["First", "Second"] as const;
		const wanted = { First: await completed(backupCalled("First")), Second: await completed(backupCalled("Second")) };
		const seen = await state();
		const replies = await Promise.all(names.map((name) => restore(backupCalled(name), "replace", seen)));
		expect(replies.map(inShort).toSorted()).toEqual(["200", "409 PT409"]);
		const winner = names[replies.findIndex(({ status }) => status === 200)] ?? "First";
		expect(await stored()).toBe(wanted[winner]);
	});

	it("writes nothing when the last row is invalid", async () => {
		const before = await rowHash(backend);
		const backup = backupCalled("Bad");
		backup.blogs.push(post(13, { title: null }));
		// A failed constraint is 400 on the hosted backend and 500 on the embedded one; both store nothing.
		expect((await restore(backup)).status).toBeGreaterThanOrEqual(400);
		expect(await rowHash(backend)).toBe(before);
	});

	it("doesn't let the next request set dates after a successful or failed restore", async () => {
		const edit = { title: "Edited", updated_at: "2001-01-01T00:00:00Z", created_at: "2999-01-01T00:00:00Z" };
		const bad = backupCalled("Bad");
		bad.blogs.push(post(13, { title: null }));
		for (const backup of [backupCalled("Good"), bad]) {
			await restore(backup);
			await send(backend, { method: "PATCH", path: `/rest/v1/portfolios?id=eq.${rowId(1)}`, headers: admin, body: edit });
			const { rows } = await backend.connection.driver.query(
				"select title, updated_at > now() - interval '1 hour' as moved, created_at < now() as kept from public.portfolios where id = $1",
				[rowId(1)],
			);
			expect(rows).toEqual([{ title: "Edited", moved: true, kept: true }]);
		}
	});

	it("refuses a migration with 412 when projects exist, and runs it otherwise", async () => {
		const backup = backupCalled("Local");
		const before = await rowHash(backend);
		expect(inShort(await restore(backup, "migrate"))).toBe("412 PT412");
		expect(await rowHash(backend)).toBe(before);
		await backend.connection.driver.exec("delete from public.portfolios");
		const reply = await restore(backup, "migrate");
		expect(reply.body).toMatchObject({ projects: { added: 12 }, blogs: { added: 12, removed: 0 } });
		expect(inShort(await restore(backup, "migrate"))).toBe("412 PT412");
	});

	it("tells a stranger only what they can read", async () => {
		expect((await rpc("content_state", {}, stranger)).body).toMatchObject({ projects: 1, blogs: 1 });
		expect((await rpc("deleted_rows", { kind: "blogs" }, stranger)).body).toEqual([]);
		expect((await rpc("content_state", {})).body).toMatchObject({ projects: 7, blogs: 6 });
		expect((await rpc("deleted_rows", { kind: "blogs" })).body).toMatchObject([{ slug: "gone", title: "Gone" }]);
	});
});

describe("an interrupted request", () => {
	const body = Buffer.from(JSON.stringify({ backup: backupCalled("Cut"), mode: "replace", expected: null }));
	const next = numbersFrom(50);
	const points = Array.from({ length: 50 }, () => 1 + Math.floor(next() * (body.length - 1)));

	it("is refused and changes no row when its body is cut at fifty places", async () => {
		const before = await rowHash(backend);
		for (const point of points) {
			const cut = new Request(`http://localhost${RESTORE}`, {
				method: "POST",
				headers: { ...admin, "content-type": "application/json" },
				body: body.subarray(0, point),
			});
			const { status } = await backend.app.fetch(cut);
			expect([point, status, await rowHash(backend)]).toEqual([point, expect.toSatisfy((code: number) => code >= 400), before]);
		}
	});

	it("changes no row when its connection is cut at twenty places", async () => {
		const before = await rowHash(backend);
		for (const point of points.slice(0, 20)) {
			await sendCut(socket, RESTORE, admin, body, point);
			expect([point, await rowHash(backend)]).toEqual([point, before]);
		}
	});

	it("control: is written when it is complete", async () => {
		const wanted = await completed(backupCalled("Cut"));
		const reply = await fetch(`${socket.address}${RESTORE}`, {
			method: "POST",
			headers: { ...admin, "content-type": "application/json" },
			body,
		});
		expect(reply.status).toBe(200);
		expect(await stored()).toBe(wanted);
	});

	it("changes no row when it is aborted before it is sent", async () => {
		const before = await rowHash(backend);
		const arrived = socket.arrived();
		await expect(sendWhole(AbortSignal.abort())).rejects.toThrow();
		expect(socket.arrived()).toBe(arrived);
		expect(await rowHash(backend)).toBe(before);
	});

	it("writes all rows or none when it is aborted at twenty moments during the restore", async () => {
		const whole = await completed(backupCalled("Cut"));
		const endings = new Set<string>();
		for (let turns = 0; turns < 20; turns++) {
			await restoreRows(backend);
			const before = await stored();
			const control = new AbortController();
			socket.onRequest = () => void turnsLater(turns * 3, () => control.abort());
			await sendWhole(control.signal).catch(() => {});
			await socket.settled();
			const after = await stored();
			expect([before, whole]).toContain(after);
			endings.add(after === whole ? "whole" : "nothing");
		}
		console.info(`restores given up: ${[...endings].join(", ")}`);
	});

	function sendWhole(signal: AbortSignal): Promise<Response> {
		return fetch(`${socket.address}${RESTORE}`, {
			method: "POST",
			headers: { ...admin, "content-type": "application/json" },
			body,
			signal,
		});
	}
});

/** Calls back after this many turns of the event loop. */
function turnsLater(turns: number, work: () => void): void {
	if (turns === 0) work();
	else setImmediate(() => turnsLater(turns - 1, work));
}
