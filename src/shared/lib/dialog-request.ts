/** A request for the page's dialog. */
export interface DialogRequest {
	/** Tag of the control that asks, such as "ai-calling-hero". */
	source: string;
	/** What it is about, such as the name of a service. */
	subject?: string;
}

type Listener = (request: DialogRequest) => void;

let listener: Listener | null = null;
let waiting: DialogRequest | null = null;

/**
 * Asks for the dialog. A request made before the host is on the page waits for it.
 *
 * @param source kebab-case tag of the control; @param subject what it is about.
 */
export function requestDialog(source: string, subject?: string): void {
	const request = subject ? { source, subject } : { source };
	if (listener) listener(request);
	else waiting = request;
}

/**
 * Registers the one host of the dialog. It gets a waiting request at once.
 *
 * @returns a function that removes the host.
 */
export function hostDialog(host: Listener): () => void {
	listener = host;
	if (waiting) host(waiting);
	waiting = null;
	return () => {
		if (listener === host) listener = null;
	};
}
