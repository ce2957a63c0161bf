import { Check, X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RestoreReport, TableReport } from "@/data/backup/restore";
import { planParts, type RestoreMode } from "@/data/backup/restore-plan";
import { Alert } from "@/features/admin/ui/alert";
import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { formatBytes, formatExactDateTime } from "@/features/admin/ui/format";
import { IconButton } from "@/features/admin/ui/icon-button";
import { askBeforeLeaving } from "@/features/admin/ui/leave-question";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { formatContent } from "./backup-format";
import { DialogContent, TaskProgressBar } from "./backup-messages";
import { Count, PlanView, partNames } from "./plan-view";
import type { OpenedBackup } from "./read-archive";
import { isWriting, type RestoreStage, type SafetyCopy, useRestore } from "./use-restore";

interface RestoreDialogProps {
	opened: OpenedBackup;
	returnTo: () => HTMLElement | null;
	onClose: () => void;
}

export function RestoreDialog({ opened, returnTo, onClose }: RestoreDialogProps) {
	const { backup, from } = opened;
	const restoring = useRestore(backup);
	const { stage } = restoring;
	const [mode, setMode] = useState<RestoreMode>("merge");
	const isLocked = isWriting(stage);
	const header = useRef<HTMLElement>(null);
	useEffect(() => (isLocked ? askBeforeLeaving() : undefined), [isLocked]);
	// The pressed button disappears with its step: move the focus to the heading, before the focus trap reacts.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new step.
	useLayoutEffect(() => {
		const heading = header.current?.querySelector("h2");
		if (!heading?.closest("dialog")?.contains(document.activeElement)) heading?.focus();
	}, [stage.step]);
	return (
		<Dialog
			kind="panel"
			isLocked={isLocked}
			onClose={onClose}
			returnTo={returnTo}
			className="flex max-h-[min(54rem,94dvh)] w-[min(46rem,94vw)] flex-col bg-surface p-0"
		>
			<header ref={header} className="flex items-start gap-4 border-line border-b py-4 pr-3 pl-6">
				<div className="min-w-0 grow">
					<DialogTitle focused className="m-0 font-semibold text-[1.2rem] leading-tight tracking-[-0.02em]">
						Restore a backup
					</DialogTitle>
					<p className="m-0 mt-1 text-[0.88rem] text-ink-2 tabular-nums [overflow-wrap:anywhere]">
						<time dateTime={backup.timestamp}>{formatExactDateTime(backup.timestamp)}</time>, {formatContent(backup.counts)}, {from}
					</p>
				</div>
				{isLocked ? null : <IconButton label="Close" Icon={X} onClick={onClose} />}
			</header>
			<RestoreBody opened={opened} restoring={restoring} mode={mode} onMode={setMode} onClose={onClose} />
		</Dialog>
	);
}

interface RestoreBodyProps {
	opened: OpenedBackup;
	restoring: ReturnType<typeof useRestore>;
	mode: RestoreMode;
	onMode: (mode: RestoreMode) => void;
	onClose: () => void;
}

function RestoreBody({ restoring, ...rest }: RestoreBodyProps) {
	return (
		<>
			<p role="status" className="sr-only">
				{describeStep(restoring.stage)}
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
				<DialogContent actions={cancel}>
					<TaskProgressBar progress={{ what: "Reading the database", read: stage.read, total: stage.total }} />
				</DialogContent>
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
					onCheckAgain={restoring.checkAgain}
					onClose={onClose}
				/>
			);
		case "unread":
			return (
				<Problem title="The database couldn't be read" text={stage.problem} cancel={cancel}>
					<Button onClick={() => restoring.tryAgain(stage.notice)}>Retry</Button>
				</Problem>
			);
		case "unknown":
			return (
				<Problem
					title="We couldn't confirm the restore"
					text={`${stage.problem} The backup may or may not have been restored. Check the database before you try again.`}
					cancel={cancel}
				>
					<Button onClick={() => restoring.checkAgain(stage.sent)}>Check again</Button>
				</Problem>
			);
		case "no-room":
			return (
				<Problem title="The safety copy couldn't be saved in this browser" text={explainNoRoom(stage)} cancel={cancel}>
					<Button onClick={() => restoring.saveAndRestore(mode, stage.current, stage.text)}>Download the safety copy</Button>
				</Problem>
			);
		case "done":
			return <ReportView report={stage.report} safety={stage.safety} onClose={onClose} />;
		default:
			return (
				<DialogContent>
					<RestoreSteps stage={stage} />
				</DialogContent>
			);
	}
}

const explainNoRoom = ({ problem, text }: Extract<RestoreStage, { step: "no-room" }>) =>
	`A restore saves a copy of the current content (${formatBytes(new Blob([text]).size)}) first. ${
		problem === "full"
			? "This browser has no space left for it, and your older backups are safe."
			: "This browser can't store anything for this site."
	} Download the copy instead, and the restore will continue.`;

function Problem({ title, text, cancel, children }: { title: string; text: string; cancel: ReactNode; children: ReactNode }) {
	return (
		<DialogContent
			actions={
				<>
					{children}
					{cancel}
				</>
			}
		>
			<Alert kind="problem" title={title}>
				<p className="m-0 text-ink-2">{text}</p>
			</Alert>
		</DialogContent>
	);
}

const progressSteps = [
	{ step: "reading", text: "Reading the database" },
	{ step: "keeping", text: "Saving a backup of the current content" },
	{ step: "restoring", text: "Restoring" },
	{ step: "done", text: "Done" },
] as const;

function describeStep({ step }: RestoreStage): string {
	const text = progressSteps.find((one) => one.step === step)?.text;
	if (!text) return "";
	return step === "done" ? "Done" : `${text}…`;
}

function RestoreSteps({ stage }: { stage: RestoreStage }) {
	const at = progressSteps.findIndex(({ step }) => step === stage.step);
	return (
		<>
			<ol className="m-0 grid list-none gap-3 p-0">
				{progressSteps.map(({ step, text }, index) => (
					<li
						key={step}
						aria-current={index === at ? "step" : undefined}
						className={classNames("flex items-center gap-3", index > at ? "text-ink-3" : "", index === at ? "font-semibold" : "")}
					>
						<span
							aria-hidden="true"
							className={classNames(
								"grid size-6 place-items-center rounded-full border",
								index < at ? "border-ok bg-ok-wash text-ok" : index === at ? "border-accent" : "border-line-strong",
							)}
						>
							{index < at ? <Check className="size-3.5" /> : null}
							{index === at ? <span className="size-2 animate-pulse rounded-full bg-accent motion-reduce:animate-none" /> : null}
						</span>
						{text}
						{index < at ? <span className="sr-only">: done</span> : null}
					</li>
				))}
			</ol>
			<p className="m-0 text-[0.88rem] text-ink-2">Keep this page open until it's finished.</p>
		</>
	);
}

const IN_BROWSER = "The previous content is saved as the newest backup in this browser.";

const safetyTexts: Record<SafetyCopy, string> = {
	stored: IN_BROWSER,
	"already-stored": IN_BROWSER,
	downloaded: "The previous content is in the file you downloaded.",
	"not-needed": "The database was empty before.",
};

function ReportView({ report, safety, onClose }: { report: RestoreReport; safety: SafetyCopy; onClose: () => void }) {
	return (
		<DialogContent actions={<Button onClick={onClose}>Close</Button>}>
			<Alert kind="success" title="Backup restored">
				<p className="m-0 text-ink-2">{safetyTexts[safety]}</p>
			</Alert>
			<ul className="m-0 list-none divide-y divide-line rounded-box border border-line p-0">
				{planParts.map((part) =>
					report[part] ? (
						<li key={part} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4 py-3">
							<span className="font-semibold">{partNames[part]}</span>
							<Numbers table={report[part]} />
						</li>
					) : null,
				)}
			</ul>
		</DialogContent>
	);
}

function Numbers({ table }: { table: TableReport }) {
	return (
		<dl className="m-0 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem] tabular-nums">
			<Count name="Added" count={table.added} className="text-ok" />
			<Count name="Changed" count={table.changed} className="text-ink" />
			<Count name="Removed" count={table.removed} className="text-danger" />
			<Count name="Unchanged" count={table.unchanged} className="text-ink-2" />
		</dl>
	);
}
