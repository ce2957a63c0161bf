import { createServer, request } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { RestBackend } from "./rest-backend";

/** An embedded backend behind a real socket, so that a connection can break. */
export interface SocketBackend {
	address: string;
	/** Called when a request has arrived; its body may be incomplete. */
	onRequest: () => void;
	/** Resolves when every request has been handled, even if its connection was closed. */
	settled: () => Promise<void>;
	arrived: () => number;
	close: () => Promise<void>;
}

/** Serves the backend on a free port. */
export async function openSocket(backend: RestBackend): Promise<SocketBackend> {
	const open: Promise<unknown>[] = [];
	const listener = getRequestListener((incoming) => {
		const answer = Promise.resolve(backend.app.fetch(incoming));
		open.push(answer);
		socket.onRequest();
		return answer;
	});
	const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const place = server.address();
	const port = typeof place === "object" && place ? place.port : 0;
	const socket: SocketBackend = {
		address: `http://127.0.0.1:${port}`,
		onRequest: () => {},
		settled: async () => void (await Promise.allSettled(open)),
		arrived: () => open.length,
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
	return socket;
}

/** Sends a part of the announced body and closes the connection. */
export async function sendCut(
	socket: SocketBackend,
	path: string,
	headers: Record<string, string>,
	body: Buffer,
	sent: number,
): Promise<void> {
	const before = socket.arrived();
	const announced = { "content-type": "application/json", "content-length": String(body.length), ...headers };
	await new Promise<void>((resolve) => {
		const outgoing = request(`${socket.address}${path}`, { method: "POST", headers: announced });
		// The connection is closed on purpose.
		outgoing.on("error", () => {});
		outgoing.on("close", () => resolve());
		socket.onRequest = () => outgoing.destroy();
		outgoing.write(body.subarray(0, sent));
		outgoing.flushHeaders();
	});
	if (socket.arrived() !== before + 1) throw new Error("The request never arrived");
	await socket.settled();
}

/** The same numbers from 0 to 1 in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
