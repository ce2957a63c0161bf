import type { ReactNode } from "react";
import type { RestoreMode } from "@/data/backup/restore-plan";
import { Button } from "@/shared/ui/button";
import { sizeText } from "./backup-words";
import { DialogPart } from "./dialog-part";
import { Note } from "./note";
import type { OpenedBackup } from "./open-backup";
import { PlanView } from "./plan-view";
import { ReadingBar } from "./reading-bar";
import { ReportView } from "./report-view";
import type { RestoreStage } from "./restore-stage";
import { RestoreSteps, stepText } from "./restore-steps";
import type { useRestore } from "./use-restore";

interface RestoreBodyProps {
	opened: OpenedBackup;
	restoring: ReturnType<typeof useRestore>;
	mode: RestoreMode;
	onMode: (mode: RestoreMode) => void;
	onClose: () => void;
}

/** What stands in the dialog at each step. */
export function RestoreBody({ restoring, ...rest }: RestoreBodyProps) {
	return (
		<>
			<p role="status" className="sr-only">
				{stepText(restoring.stage)}
			</p>
			<Step restoring={restoring} {...rest} />
		</>
	);
}

function Step({ opened, restoring, mode, onMode, onClose }: RestoreBodyProps) {
	const { stage } = restoring;
	const cancel = (
		<Button tone="quiet" onClick={onClose}>
			Cancel
		</Button>
	);
	switch (stage.step) {
		case "reading":
			return (
				<DialogPart actions={cancel}>
					<ReadingBar reading={{ what: "Reading the database", read: stage.read, total: stage.total }} />
				</DialogPart>
			);
		case "planned":
			return (
				<PlanView
					key={stage.current.state}
					opened={opened}
					current={stage.current}
					notice={stage.notice}
					mode={mode}
					onMode={onMode}
					onRestore={() => restoring.restore(mode, stage.current)}
					onClose={onClose}
				/>
			);
		case "unread":
			return (
				<Problem title="The database could not be read" text={stage.problem} cancel={cancel}>
					<Button onClick={() => restoring.tryAgain(stage.notice)}>Try again</Button>
				</Problem>
			);
		case "unknown":
			return (
				<Problem
					title="Nobody knows yet whether it was restored"
					text={`${stage.problem} The backup may have been restored, or nothing may have changed: look again.`}
					cancel={cancel}
				>
					<Button onClick={restoring.lookAgain}>Look again</Button>
				</Problem>
			);
		case "no-room":
			return (
				<Problem title="The safety copy does not fit into this browser" text={noRoom(stage)} cancel={cancel}>
					<Button onClick={() => restoring.saveAndRestore(mode, stage.current, stage.text)}>Download the safety copy</Button>
				</Problem>
			);
		case "done":
			return <ReportView report={stage.report} safety={stage.safety} onClose={onClose} />;
		default:
			return (
				<DialogPart>
					<RestoreSteps stage={stage} />
				</DialogPart>
			);
	}
}

const noRoom = ({ problem, text }: Extract<RestoreStage, { step: "no-room" }>) =>
	`Before anything changes, what is there now (${sizeText(text.length)}) is kept. ${
		problem === "full" ? "There is no room left for it; the older backups are as they were." : "This browser keeps nothing for this site."
	} Download it instead: after that the restore goes on.`;

function Problem({ title, text, cancel, children }: { title: string; text: string; cancel: ReactNode; children: ReactNode }) {
	return (
		<DialogPart
			actions={
				<>
					{children}
					{cancel}
				</>
			}
		>
			<Note kind="problem" title={title}>
				<p className="m-0 text-ink-2">{text}</p>
			</Note>
		</DialogPart>
	);
}
