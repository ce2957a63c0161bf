/**
 * Whoever goes on before a view transition has begun skips it, and the browser then rejects a promise that the router leaves alone.
 * The change of page has happened all the same, so it is no error and belongs into no log.
 */
function forgive(event: PromiseRejectionEvent): void {
	const { reason } = event;
	if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) event.preventDefault();
}

if (typeof document !== "undefined") addEventListener("unhandledrejection", forgive);
