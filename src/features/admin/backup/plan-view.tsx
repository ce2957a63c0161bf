import { useMemo } from "react";
import { kinds } from "@/data/backup/columns";
import type { Current } from "@/data/backup/restore";
import { plannedChanges, planObstacles, planRestore, type RestoreMode } from "@/data/backup/restore-plan";
import { DialogPart } from "./dialog-part";
import { IssueList } from "./issue-list";
import { ModeChoice } from "./mode-choice";
import { Note } from "./note";
import type { OpenedBackup } from "./open-backup";
import { PlanActions } from "./plan-actions";
import { PlanTable } from "./plan-table";
import type { PlanNotice } from "./restore-stage";

interface PlanViewProps {
	opened: OpenedBackup;
	current: Current;
	notice: PlanNotice | null;
	mode: RestoreMode;
	onMode: (mode: RestoreMode) => void;
	onRestore: () => void;
	onClose: () => void;
}

/** What the restore would do, before anything is sent. */
export function PlanView({ opened, current, notice, mode, onMode, onRestore, onClose }: PlanViewProps) {
	const { backup, warnings } = opened;
	const plan = useMemo(() => planRestore(current.backup, backup, mode), [current, backup, mode]);
	const obstacles = useMemo(() => planObstacles(plan), [plan]);
	const changes = plannedChanges(plan);
	const removed = { projects: plan.projects.removed.length, blogs: plan.blogs.removed.length };
	return (
		<DialogPart
			actions={
				<PlanActions
					key={mode}
					isPossible={changes > 0 && obstacles.length === 0}
					removed={removed}
					onRestore={onRestore}
					onClose={onClose}
				/>
			}
		>
			{notice ? <PlanNoticeView notice={notice} arrived={changes === 0} /> : null}
			{warnings.length > 0 ? <Warnings warnings={warnings} /> : null}
			<ModeChoice mode={mode} onMode={onMode} />
			{obstacles.length > 0 ? (
				<Note kind="problem" title="This cannot be merged">
					<div className="text-ink-2">
						<IssueList issues={obstacles.slice(0, 20)} />
						<p className="mt-2 mb-0">Change one of the two addresses first, or choose Replace.</p>
					</div>
				</Note>
			) : null}
			{changes === 0 && obstacles.length === 0 ? (
				<p className="m-0 rounded-box border border-line bg-paper px-4 py-3">
					Nothing to change: the database holds everything as it is in the backup.
				</p>
			) : (
				kinds.map((kind) => <PlanTable key={kind} kind={kind} plan={plan[kind]} />)
			)}
		</DialogPart>
	);
}

function PlanNoticeView({ notice, arrived }: { notice: PlanNotice; arrived: boolean }) {
	if (notice.kind === "problem")
		return (
			<Note kind="problem" title="Restore Failed">
				<p className="m-0 text-ink-2">{notice.text}</p>
			</Note>
		);
	if (arrived) return <Note kind="fine" title="The backup was restored after all" />;
	return <Note kind="problem" title="The backup has not been restored" />;
}

function Warnings({ warnings }: { warnings: string[] }) {
	return (
		<div className="rounded-box border border-accent/35 bg-accent-wash px-4 py-3 text-[0.9rem]">
			<p className="m-0 mb-1.5 font-semibold">Before you restore it</p>
			<IssueList issues={warnings} />
		</div>
	);
}
