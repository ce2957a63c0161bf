/**
 * Runs a request with a limit in milliseconds, even if the request ignores its signal.
 *
 * @throws the error of `late` when the time is up, or the reason of `signal`
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
	try {
		return await new Promise<T>((resolve, reject) => {
			// supabase-js renews a token without a time limit, and deletes files without a signal.
			own.signal.addEventListener("abort", () => reject(own.signal.reason), { once: true });
			if (signal?.aborted) follow();
			run(own.signal).then(resolve, reject);
		});
	} catch (error) {
		throw isLate ? late() : error;
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", follow);
	}
}
