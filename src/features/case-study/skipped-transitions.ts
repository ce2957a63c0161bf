/** A visitor who navigates early skips the view transition, and its promise rejects. The navigation succeeded, so don't log an error. */
function forgive(event: PromiseRejectionEvent): void {
	const { reason } = event;
	if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) event.preventDefault();
}

if (typeof document !== "undefined") addEventListener("unhandledrejection", forgive);
