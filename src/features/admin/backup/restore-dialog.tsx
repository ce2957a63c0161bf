import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { RestoreMode } from "@/data/backup/restore-plan";
import { IconButton } from "@/features/admin/fields/icon-button";
import { contentText, exactMomentText } from "./backup-words";
import type { OpenedBackup } from "./open-backup";
import { RestoreBody } from "./restore-body";
import { isWriting } from "./restore-stage";
import { useLastingDialog } from "./use-lasting-dialog";
import { useRestore } from "./use-restore";

interface RestoreDialogProps {
	opened: OpenedBackup;
	onClose: () => void;
}

/** Shows what a backup would change, restores it, and reports. */
export function RestoreDialog({ opened, onClose }: RestoreDialogProps) {
	const { backup, from } = opened;
	const restoring = useRestore(backup);
	const { stage } = restoring;
	const [mode, setMode] = useState<RestoreMode>("merge");
	const { dialog, handlers, close } = useLastingDialog(isWriting(stage), onClose);
	const heading = useRef<HTMLHeadingElement>(null);
	const title = useId();
	// The button that was pressed goes with its step: the focus needs another place.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is about the step.
	useEffect(() => {
		if (!dialog.current?.contains(document.activeElement)) heading.current?.focus();
	}, [stage.step]);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			{...handlers}
			className="m-auto max-h-[min(54rem,94dvh)] w-[min(46rem,94vw)] max-w-none flex-col overflow-hidden rounded-card border border-line bg-surface p-0 text-ink backdrop:bg-night/55 open:flex"
		>
			<header className="flex items-start gap-4 border-line border-b py-4 pr-3 pl-6">
				<div className="min-w-0 grow">
					<h2 ref={heading} id={title} tabIndex={-1} className="m-0 font-semibold text-[1.2rem] leading-tight tracking-[-0.02em]">
						Restore a backup
					</h2>
					<p className="m-0 mt-1 text-[0.88rem] text-ink-2 tabular-nums [overflow-wrap:anywhere]">
						<time dateTime={backup.timestamp}>{exactMomentText(backup.timestamp)}</time>, {contentText(backup.counts)}, {from}
					</p>
				</div>
				{isWriting(stage) ? null : <IconButton label="Close" Icon={X} onClick={close} />}
			</header>
			<RestoreBody opened={opened} restoring={restoring} mode={mode} onMode={setMode} onClose={close} />
		</dialog>
	);
}
