/** Runs a request with a limit in milliseconds. @throws the error of `late` when the time is up, or the reason of `signal`. */
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
