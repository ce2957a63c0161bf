import { useCallback, useEffect, useState } from "react";
import { type CopiesOutcome, refreshCopies } from "@/data/backup/admin-backup";
import { localContentChanged } from "./local-content";
import { LOG } from "./notices";

/** Renews this browser's copies of the rows. Nobody asked for it: a failure is only logged. */
export async function renewCopies(signal?: AbortSignal): Promise<CopiesOutcome | null> {
	try {
		const outcome = await refreshCopies(signal);
		localContentChanged();
		return outcome;
	} catch (error) {
		if (!signal?.aborted) console.warn(`${LOG}: local copies:`, error instanceof Error ? error.message : error);
		return null;
	}
}

/** Renews the copies when the panel opens; gives what became of them, null until that is known. */
export function useLocalCopies() {
	const [outcome, setOutcome] = useState<CopiesOutcome | null>(null);
	const renew = useCallback(async (signal: AbortSignal) => {
		const found = await renewCopies(signal);
		if (!signal.aborted) setOutcome(found);
		return found;
	}, []);
	useEffect(() => {
		const controller = new AbortController();
		void renew(controller.signal);
		return () => controller.abort();
	}, [renew]);
	return { outcome, renew };
}
