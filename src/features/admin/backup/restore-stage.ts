import type { Current } from "@/data/backup/restore";
import type { RestoreReport } from "@/data/backup/send-restore";
import type { StorageProblem } from "./failures";

/** What became of the copy of what was there: kept in this browser, given as a file, or not needed. */
export type SafetyCopy = "kept" | "saved" | "there" | "empty";

/** Why the plan is shown again. */
export type PlanNotice = { kind: "problem"; text: string } | { kind: "looked-again" };

/** How far a restore is. */
export type RestoreStage =
	| { step: "reading"; read: number; total: number }
	| { step: "unread"; problem: string; notice: PlanNotice | null }
	| { step: "planned"; current: Current; notice: PlanNotice | null }
	/** The copy of what is there does not fit into this browser. */
	| { step: "no-room"; current: Current; problem: StorageProblem; text: string }
	| { step: "keeping" }
	| { step: "restoring" }
	/** No answer came: only looking again tells. */
	| { step: "unknown"; problem: string }
	| { step: "done"; report: RestoreReport; safety: SafetyCopy };

/** While something is written, the dialog stays. */
export const isWriting = ({ step }: RestoreStage): boolean => step === "keeping" || step === "restoring";
