/** How many senders are remembered at most; the oldest is forgotten first. */
const MAX_SENDERS = 5000;

/** Decides whether a sender may send one more lead now. */
export interface SenderLimit {
	/** Takes a place and returns its release, or null when there is none left. */
	take(senderHash: string, storedCount: number, now: number): (() => void) | null;
}

/**
 * The limit of leads per sender. The store's count holds across processes and restarts; what this process let in itself
 * closes the gap between counting and storing (a burst of parallel requests would all count the same) and holds while the
 * store is down.
 */
export function createSenderLimit(limit: { leads: number; windowMs: number }): SenderLimit {
	const admitted = new Map<string, number[]>();
	return {
		take(senderHash, storedCount, now) {
			const recent = (admitted.get(senderHash) ?? []).filter((time) => time > now - limit.windowMs);
			if (Math.max(recent.length, storedCount) >= limit.leads) return null;
			recent.push(now);
			admitted.delete(senderHash);
			admitted.set(senderHash, recent);
			const oldest = admitted.keys().next();
			if (admitted.size > MAX_SENDERS && !oldest.done) admitted.delete(oldest.value);
			return () => {
				const times = admitted.get(senderHash);
				if (times?.includes(now)) times.splice(times.indexOf(now), 1);
			};
		},
	};
}
