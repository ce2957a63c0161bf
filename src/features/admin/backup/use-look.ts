import { useCallback, useEffect, useRef, useState } from "react";
import { readDatabase } from "@/data/backup/admin-backup";
import { readingProblem } from "./failures";
import { reportProblem } from "./notices";
import type { PlanNotice, RestoreStage } from "./restore-stage";

/** Reads the database for a plan, at once and whenever it is asked to; it ends when the dialog closes. */
export function useLook() {
	const [stage, setStage] = useState<RestoreStage>({ step: "reading", read: 0, total: 0 });
	const reader = useRef<AbortController | null>(null);

	const look = useCallback(async (notice: PlanNotice | null = null) => {
		reader.current?.abort();
		const next = new AbortController();
		reader.current = next;
		const { signal } = next;
		setStage({ step: "reading", read: 0, total: 0 });
		try {
			const current = await readDatabase((read, total) => setStage({ step: "reading", read, total }), signal);
			setStage({ step: "planned", current, notice });
		} catch (error) {
			if (signal.aborted) return;
			const problem = readingProblem(error);
			reportProblem("restore", "Restore Failed", problem, error);
			setStage({ step: "unread", problem, notice });
		}
	}, []);
	useEffect(() => {
		void look();
		return () => reader.current?.abort();
	}, [look]);
	return { stage, setStage, look };
}
