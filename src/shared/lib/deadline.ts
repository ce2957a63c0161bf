/**
 * Runs a request that ends by itself after a time, or with the caller's signal.
 *
 * @param ms longest wait in milliseconds.
 * @param late makes the error thrown when the time is up.
 * @param signal the caller's own signal; its reason is thrown when it fires.
 * @param run receives the signal that covers both.
 */
export async function withDeadline<T>(
	ms: number,
	late: () => Error,
	signal: AbortSignal | undefined,
	run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const own = new AbortController();
	let isLate = false;
	const timer = setTimeout(() => {
		isLate = true;
		own.abort();
	}, ms);
	const follow = () => own.abort(signal?.reason);
	signal?.addEventListener("abort", follow, { once: true });
	if (signal?.aborted) follow();
	try {
		return await run(own.signal);
	} catch (error) {
		throw isLate ? late() : error;
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", follow);
	}
}
