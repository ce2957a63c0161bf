export interface DialogRequest {
	/** Tag of the control, such as "ai-calling-hero". */
	source: string;
	/** Such as the name of a service. */
	subject?: string;
}

/** `link` has asked for the dialog. It is busy until the dialog opens. */
type Listener = (request: DialogRequest, link?: Element) => void;

let listener: Listener | null = null;
let waiting: Parameters<Listener> | null = null;

/** Opens the dialog. A request made before the host is mounted waits for it. */
export function requestDialog(source: string, subject?: string, link?: Element): void {
	const request = subject ? { source, subject } : { source };
	if (listener) listener(request, link);
	else waiting = [request, link];
}

/** Registers the one host of the dialog, which receives a waiting request at once. Returns a function that removes it. */
export function hostDialog(host: Listener): () => void {
	listener = host;
	if (waiting) host(...waiting);
	waiting = null;
	return () => {
		if (listener === host) listener = null;
	};
}
