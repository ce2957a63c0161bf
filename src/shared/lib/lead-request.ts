/** Who wants a lead dialog, and why: the source goes into the message and the lead row, such as "ai-calling-hero". */
export interface LeadRequest {
	source: string;
	/** First words of the subject line, such as the name of a service. */
	subject?: string;
}

type Listener = (request: LeadRequest) => void;

let listener: Listener | null = null;
let waiting: LeadRequest | null = null;

/**
 * Asks for the lead dialog. A request made before the dialog's host is on the page waits for it.
 *
 * @param source kebab-case tag of the button.
 */
export function openLead(source: string, subject?: string): void {
	const request = subject ? { source, subject } : { source };
	if (listener) listener(request);
	else waiting = request;
}

/**
 * Registers the one host of the dialog; it gets a request that was waiting at once.
 *
 * @returns takes the host off again.
 */
export function hostLeads(host: Listener): () => void {
	listener = host;
	if (waiting) host(waiting);
	waiting = null;
	return () => {
		if (listener === host) listener = null;
	};
}
