import { DataTimeout } from "../request-failed";

/** Longest time without a byte on the way, in milliseconds: a large file on a slow line takes minutes and moves all the while. */
const STILL_MS = 30_000;

interface FileRequest {
	url: string;
	headers: Record<string, string>;
	body: Blob;
	/** Receives the share that was sent, from 0 to 1. */
	onProgress?: (share: number) => void;
	signal?: AbortSignal;
}

/**
 * Posts a file. By XMLHttpRequest, because `fetch` does not say how much was sent.
 *
 * @returns the answer's status, and 0 when there was none.
 * @throws DataTimeout when nothing moves for 30 s; the signal's reason when it fires.
 */
export function sendFile({ url, headers, body, onProgress, signal }: FileRequest): Promise<{ status: number; text: string }> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const request = new XMLHttpRequest();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = (error: unknown) => {
			reject(error);
			request.abort();
		};
		const cancel = () => stop(signal?.reason);
		const alive = () => {
			clearTimeout(timer);
			timer = setTimeout(() => stop(new DataTimeout()), STILL_MS);
		};
		request.open("POST", url);
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.upload.addEventListener("progress", (event) => {
			alive();
			if (event.lengthComputable) onProgress?.(event.loaded / event.total);
		});
		request.addEventListener("loadend", () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", cancel);
			resolve({ status: request.status, text: request.responseText });
		});
		signal?.addEventListener("abort", cancel, { once: true });
		alive();
		request.send(body);
	});
}
