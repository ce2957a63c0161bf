/** A short message that comes and goes by itself. */
export interface Notice {
	kind: "success" | "error";
	text: string;
}

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
const waiting: Notice[] = [];

/** Shows a toast. Before the host of toasts is on the page, it waits for it; the toast library loads with the first one. */
export function notify(notice: Notice): void {
	if (listener) listener(notice);
	else waiting.push(notice);
}

/**
 * Registers the one host of toasts; it gets what was waiting at once.
 *
 * @returns takes the host off again.
 */
export function hostNotices(host: Listener): () => void {
	listener = host;
	for (const notice of waiting.splice(0)) host(notice);
	return () => {
		if (listener === host) listener = null;
	};
}
