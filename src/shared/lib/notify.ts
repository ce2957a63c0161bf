/** A short message that comes and goes by itself. */
export interface Notice {
	kind: "success" | "error";
	text: string;
}

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let prepare: () => void = () => {};
const waiting: Notice[] = [];

/** Shows a toast. Before the host of toasts is on the page, it waits for it; the toast library loads with the first one. */
export function notify(notice: Notice): void {
	if (listener) listener(notice);
	else waiting.push(notice);
}

/** Brings what a toast needs, before something that may end in one. */
export function prepareNotices(): void {
	prepare();
}

/**
 * Registers the one host of toasts; it gets what was waiting at once.
 *
 * @param warm brings the host's library.
 * @returns takes the host off again.
 */
export function hostNotices(host: Listener, warm: () => void = () => {}): () => void {
	listener = host;
	prepare = warm;
	for (const notice of waiting.splice(0)) host(notice);
	return () => {
		if (listener === host) listener = null;
	};
}
