import { createServer, type Server, type ServerResponse } from "node:http";

/** A proxy that sends a site's documents in pieces. */
export interface PiecewiseSite {
	origin: string;
	/** Sends the next piece of the current document; false when it was the last. */
	next: () => boolean;
	close: () => Promise<void>;
}

/** Size of a piece in bytes. */
const PIECE = 3000;

/**
 * Proxies a site as over a slow connection: a document's head at once, then each piece of its body on request.
 *
 * @param site origin of the site
 */
export async function openPiecewise(site: string): Promise<PiecewiseSite> {
	let rest: { to: ServerResponse; bytes: Buffer } | null = null;
	const server: Server = createServer(async (request, response) => {
		const { accept = "*/*", apikey = "" } = request.headers;
		const answer = await fetch(site + request.url, { headers: { accept, apikey: String(apikey) } });
		const bytes = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get("content-type") ?? "application/octet-stream";
		response.writeHead(answer.status, { "content-type": type });
		if (request.headers["sec-fetch-dest"] !== "document") {
			response.end(bytes);
			return;
		}
		const body = bytes.indexOf("<body");
		response.write(bytes.subarray(0, body));
		rest = { to: response, bytes: bytes.subarray(body) };
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const address = server.address();
	if (typeof address !== "object" || address === null) throw new Error("The server has no port");
	return {
		origin: `http://localhost:${address.port}`,
		next: () => {
			if (!rest) return false;
			const { to, bytes } = rest;
			const isLast = bytes.length <= PIECE;
			if (isLast) to.end(bytes);
			else to.write(bytes.subarray(0, PIECE));
			rest = isLast ? null : { to, bytes: bytes.subarray(PIECE) };
			return !isLast;
		},
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
