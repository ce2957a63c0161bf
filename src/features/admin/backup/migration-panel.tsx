import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowUpFromLine, Database } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { toast } from "sonner";
import { migrateIntoDatabase } from "@/data/backup/admin-backup";
import { findLocalContent, type LocalContent } from "@/data/backup/migration";
import { BackupRefused } from "@/data/backup/read-backup";
import { RestoreFailed } from "@/data/backup/restore";
import type { ContentState } from "@/data/backup/stored-rows";
import { checkSession } from "@/data/session";
import { Alert } from "@/features/admin/ui/alert";
import { logFailure } from "@/features/admin/ui/failures";
import { counted } from "@/features/admin/ui/format";
import { Panel } from "@/features/admin/ui/panel";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { formatContent } from "./backup-format";
import { dismissFailure, IssueList, LOG_PREFIX, reportIssues, reportProblem } from "./backup-messages";
import { renewCopies, stateQuery, useLocalContent } from "./local-content";

export function MigrationPanel() {
	const { data: state, error } = useQuery(stateQuery);
	const local = useLocalContent(findLocalContent);
	const { busy, issues, forgetIssues, check, migrate } = useMigration();
	const reasonId = useId();
	useEffect(() => {
		if (error) logFailure(`${LOG_PREFIX}: database`, error);
	}, [error]);
	const reason = findReasonAgainst(state, local);
	const off = busy !== null || reason !== null;
	return (
		<Panel title="Data migration">
			<div className="grid gap-4 px-6 py-5">
				<p className="m-0 text-ink-2">
					Moves the projects and posts stored in this browser into an empty database, either all of them or none.
				</p>
				<ul className="m-0 list-none divide-y divide-line border-line border-y p-0 text-[0.95rem] tabular-nums">
					<li className="py-2.5">
						<DatabaseFact state={state} failed={error !== null} />
					</li>
					<li className="py-2.5">{describeLocalContent(local)}</li>
				</ul>
				<div className="flex flex-wrap gap-2.5">
					<Button tone="line" size="s" aria-disabled={busy !== null} onClick={() => busy || check()}>
						<Database aria-hidden="true" className="size-4" />
						<span>{busy === "checking" ? "Checking…" : "Check Database"}</span>
					</Button>
					<Button
						tone="solid"
						size="s"
						aria-disabled={off}
						aria-describedby={reason ? reasonId : undefined}
						onClick={() => off || (local && migrate(local))}
					>
						<ArrowUpFromLine aria-hidden="true" className="size-4" />
						<span>{busy === "migrating" ? "Migrating…" : "Migrate Data"}</span>
					</Button>
				</div>
				{reason ? (
					<p id={reasonId} className="m-0 text-[0.85rem] text-ink-3">
						{reason}
					</p>
				) : null}
				{issues ? (
					<Alert kind="problem" title="Migration Failed" onDismiss={forgetIssues}>
						<div className="text-ink-2">
							<IssueList issues={issues} />
						</div>
					</Alert>
				) : null}
			</div>
		</Panel>
	);
}

/** Why migration is unavailable; null if it is available. */
function findReasonAgainst(state: ContentState | undefined, local: LocalContent | null): string | null {
	if (!state) return "Migration is available once the database responds.";
	if (state.projects > 0) return "Migration needs an empty database, and this one already has projects.";
	return local ? null : "There is nothing to migrate.";
}

function describeLocalContent(local: LocalContent | null): string {
	if (!local) return "This browser has no projects or posts.";
	const { projects, blogs } = local.records;
	const from = local.from === "copies" ? "its local copies" : "its latest backup";
	return `This browser has ${formatContent({ projects: projects.length, blogs: blogs.length })} in ${from}.`;
}

function DatabaseFact({ state, failed }: { state: ContentState | undefined; failed: boolean }) {
	// After a failed recheck, keep showing the last known state.
	if (failed && !state) return <span className="font-medium text-danger">Failed to check database status. Please try again.</span>;
	if (!state) return <Skeleton className="my-1 h-4 w-56 max-w-full" />;
	if (state.projects + state.blogs === 0) return "The database is empty.";
	return `The database has ${formatContent(state)}.`;
}

function useMigration() {
	const client = useQueryClient();
	const [busy, setBusy] = useState<"checking" | "migrating" | null>(null);
	const [issues, setIssues] = useState<string[] | null>(null);

	const check = async () => {
		setBusy("checking");
		dismissFailure("database");
		try {
			// Cancel an earlier request, so that its answer isn't taken for this one.
			await client.cancelQueries({ queryKey: stateQuery.queryKey });
			const state = await client.fetchQuery({ ...stateQuery, retry: false });
			const notice = { description: `The database has ${formatContent(state)}.` };
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
		dismissFailure("migration");
		try {
			const { skipped, ...moved } = await migrateIntoDatabase(content);
			const rest = skipped > 0 ? `; ${counted(skipped, "post")} already existed` : "";
			toast.success("Migration Successful!", { description: `${formatContent(moved)}${rest}` });
		} catch (error) {
			if (error instanceof BackupRefused) {
				reportIssues("migration", "Migration Failed", error.issues);
				setIssues(error.issues);
			} else {
				reportProblem("migration", "Migration Failed", error instanceof Error ? error.message : String(error), error);
				if (error instanceof RestoreFailed && error.problem === "denied") void checkSession();
			}
		}
		// Refetch even after a failure: without an answer, the outcome is unknown.
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
