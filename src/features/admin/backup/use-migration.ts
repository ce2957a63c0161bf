import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { migrateIntoDatabase } from "@/data/backup/admin-backup";
import type { LocalContent } from "@/data/backup/migration";
import { BackupRefused } from "@/data/backup/read-backup";
import { RestoreFailed } from "@/data/backup/send-restore";
import { checkSession } from "@/data/session";
import { contentText, counted } from "./backup-words";
import { stateQuery } from "./content-state";
import { forgetFailure, reportIssues, reportProblem } from "./notices";
import { renewCopies } from "./use-local-copies";

/** Asks the database, and moves into it what this browser holds; one of the two at a time. */
export function useMigration() {
	const client = useQueryClient();
	const [busy, setBusy] = useState<"checking" | "migrating" | null>(null);
	const [issues, setIssues] = useState<string[] | null>(null);

	const check = async () => {
		setBusy("checking");
		forgetFailure("database");
		try {
			// An answer to a request that was on its way before is no answer to this one.
			await client.cancelQueries({ queryKey: stateQuery.queryKey });
			const state = await client.fetchQuery({ ...stateQuery, retry: false });
			const notice = { description: `The database holds ${contentText(state)}.` };
			if (state.projects > 0) toast("Data Found", notice);
			else toast("No Data Found", notice);
		} catch (error) {
			reportProblem("database", "Error", "Failed to check database status.", error);
		}
		setBusy(null);
	};
	const migrate = async (content: LocalContent) => {
		setBusy("migrating");
		setIssues(null);
		forgetFailure("migration");
		try {
			const { skipped, ...moved } = await migrateIntoDatabase(content);
			const rest = skipped > 0 ? `; ${counted(skipped, "post")} ${skipped === 1 ? "was" : "were"} there already` : "";
			toast.success("Migration Successful!", { description: `${contentText(moved)}${rest}` });
		} catch (error) {
			if (error instanceof BackupRefused) {
				reportIssues("migration", "Migration Failed", error.issues);
				setIssues(error.issues);
			} else {
				reportProblem("migration", "Migration Failed", error instanceof Error ? error.message : String(error), error);
				if (error instanceof RestoreFailed && error.problem === "denied") void checkSession();
			}
		}
		// Whatever came of it: without an answer only looking again tells.
		await client.invalidateQueries();
		void renewCopies();
		setBusy(null);
	};
	return {
		busy,
		issues,
		forgetIssues: () => setIssues(null),
		check: () => void check(),
		migrate: (content: LocalContent) => void migrate(content),
	};
}
