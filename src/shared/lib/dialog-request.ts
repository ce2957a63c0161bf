export interface DialogRequest {
	/** Tag of the control, such as "ai-calling-hero". */
	source: string;
	/** Such as the name of a service. */
	subject?: string;
}

type Listener = (request: DialogRequest) => void;

let listener: Listener | null = null;
let waiting: DialogRequest | null = null;

/** Opens the dialog. A request made before the host is mounted waits for it. */
export function requestDialog(source: string, subject?: string): void {
	const request = subject ? { source, subject } : { source };
	if (listener) listener(request);
	else waiting = request;
}

/** Registers the one host of the dialog, which receives a waiting request at once. Returns a function that removes it. */
export function hostDialog(host: Listener): () => void {
	listener = host;
	if (waiting) host(waiting);
	waiting = null;
	return () => {
		if (listener === host) listener = null;
	};
}
