export interface Notice {
	kind: "success" | "error";
	text: string;
	/** Abort it to hide the notice when it no longer applies. */
	until?: AbortSignal;
}

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let prepare: () => void = () => {};
const waiting: Notice[] = [];

/** Shows a toast. A notice sent before the host is mounted waits for it. */
export function notify(notice: Notice): void {
	if (listener) listener(notice);
	else waiting.push(notice);
}

/** Loads the toast library before an action that can end in a toast. */
export function prepareNotices(): void {
	prepare();
}

/** Registers the one host of toasts, which receives waiting notices at once; `warm` loads its library. Returns a function that removes it. */
export function hostNotices(host: Listener, warm: () => void = () => {}): () => void {
	listener = host;
	prepare = warm;
	for (const notice of waiting.splice(0)) host(notice);
	return () => {
		if (listener === host) listener = null;
	};
}
