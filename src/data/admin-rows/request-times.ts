import { withDeadline } from "@/shared/lib/deadline";
import { DataTimeout } from "../request-failed";

/** Longest wait for a read of the administration, in milliseconds. */
const READ_TIMEOUT_MS = 5000;
/** Longest wait for a write. */
const WRITE_TIMEOUT_MS = 15_000;

/**
 * A read that ends after 5 s.
 *
 * @throws DataTimeout.
 */
export function readWithin<T>(signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(READ_TIMEOUT_MS, () => new DataTimeout(), signal, run);
}

/**
 * A write that ends after 15 s; whether it got through, the next attempt finds out.
 *
 * @throws DataTimeout.
 */
export function writeWithin<T>(run: (signal: AbortSignal) => PromiseLike<T>): Promise<T> {
	return withDeadline(
		WRITE_TIMEOUT_MS,
		() => new DataTimeout(),
		undefined,
		async (signal) => run(signal),
	);
}
