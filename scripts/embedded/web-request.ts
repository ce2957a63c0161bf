import type { IncomingMessage, ServerResponse } from "node:http";

/** A Node request as a web request. If the reader stops early, the reply still arrives. */
export function toWebRequest(incoming: IncomingMessage, origin: string | null): Request {
	const headers = new Headers();
	for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
		const name = incoming.rawHeaders[index] ?? "";
		if (!name.startsWith(":")) headers.append(name, incoming.rawHeaders[index + 1] ?? "");
	}
	headers.delete("origin");
	if (origin !== null) headers.set("origin", origin);
	const method = incoming.method ?? "GET";
	const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
	if (method === "GET" || method === "HEAD") return new Request(url, { method, headers });
	const init: RequestInit & { duplex: "half" } = { method, headers, body: toWebStream(incoming), duplex: "half" };
	return new Request(url, init);
}

/** Writes a web response to a Node response. */
export async function sendReply(reply: Response, response: ServerResponse): Promise<void> {
	const body = Buffer.from(await reply.arrayBuffer());
	response.statusCode = reply.status;
	reply.headers.forEach((value, name) => {
		response.setHeader(name, value);
	});
	response.end(body);
}

/** Whether a page of this server sent the request, or no page at all. */
export function isSameOrigin(incoming: IncomingMessage): boolean {
	const { origin, host } = incoming.headers;
	return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

function toWebStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
	let stopped = false;
	return new ReadableStream({
		start(controller) {
			incoming.on("data", (chunk: Buffer) => {
				if (!stopped) controller.enqueue(new Uint8Array(chunk));
			});
			incoming.on("end", () => {
				if (!stopped) controller.close();
			});
			incoming.on("error", (error) => {
				if (!stopped) controller.error(error);
			});
		},
		cancel() {
			stopped = true;
		},
	});
}
