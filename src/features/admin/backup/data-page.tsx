import { useQuery } from "@tanstack/react-query";
import { DatabaseBackup, Download, FileUp, FolderArchive, ShieldCheck } from "lucide-react";
import { type RefObject, useRef } from "react";
import { listLocalBackups } from "@/data/backup/local-backups";
import { hasLocalStorage } from "@/data/backup/local-storage";
import { Alert } from "@/features/admin/ui/alert";
import { formatBytes } from "@/features/admin/ui/format";
import { Panel } from "@/features/admin/ui/panel";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { IssueList, type StorageProblem, TaskProgressBar } from "./backup-messages";
import { downloadBackup, downloadLocalBackup, findListHeading, LocalBackupList, removeBackup } from "./local-backup-list";
import { stateQuery, useLocalContent, useLocalCopies } from "./local-content";
import { MigrationPanel } from "./migration-panel";
import { RestoreDialog } from "./restore-dialog";
import { type BackupNote, IN_BROWSER, useBackup, useOpenedBackup } from "./use-backup";

export function DataPage() {
	return (
		<div className="mx-auto max-w-320">
			<h1 className="m-0 mb-8 font-semibold text-4xl leading-none tracking-[-0.035em]">Data</h1>
			<div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
				<BackupPanel />
				<MigrationPanel />
			</div>
		</div>
	);
}

const COPY_WARNINGS = {
	kept: null,
	"too-many": "This browser keeps no extra copy because there is too much content. Download backups as files instead.",
	"no-room": "This browser has no space left for an extra copy. Download backups as files instead.",
};

function BackupPanel() {
	const localCopies = useLocalCopies();
	const backup = useBackup(localCopies);
	const { progress, note, lastRead } = backup;
	const opening = useOpenedBackup(backup);
	const localBackups = useLocalContent(listLocalBackups);
	const { data: state } = useQuery(stateQuery);
	const busy = progress !== null;
	const copyWarning = localCopies.outcome && COPY_WARNINGS[localCopies.outcome];
	const fileInput = useRef<HTMLInputElement>(null);
	return (
		<Panel title="Data backup">
			<div className="grid gap-4 px-6 py-5">
				<p className="m-0 text-ink-2">
					A backup contains all projects and posts, including drafts. This browser keeps the latest five backups. Download a file to keep
					one for longer. “Download everything” adds the uploaded pictures, the leads and the settings in a zip file. Neither contains
					unpublished changes or earlier versions.
				</p>
				<BackupButtons backup={backup} busy={busy} fileInput={fileInput} onFile={opening.openFile} />
				<p role="status" className="sr-only">
					{progress ? `${progress.what}…` : ""}
				</p>
				{progress ? <TaskProgressBar progress={progress} /> : null}
				{note ? <BackupNoteView note={note} onDismiss={() => backup.setNote(null)} /> : null}
				{copyWarning ? <p className="m-0 text-[0.85rem] text-ink-3">{copyWarning}</p> : null}
			</div>
			{hasLocalStorage() ? (
				<LocalBackupList
					backups={localBackups}
					current={lastRead && lastRead.state === state?.state ? lastRead.checksum : null}
					busy={busy}
					onRestore={opening.openLocal}
					onSave={downloadLocalBackup}
					onRemove={removeBackup}
				/>
			) : (
				<p className="m-0 border-line border-t px-6 py-4 text-ink-2">
					This browser can't store backups for this site, so you can only download them.
				</p>
			)}
			{opening.opened ? (
				<RestoreDialog
					opened={opening.opened}
					// Another tab can have rotated out the backup along with its button.
					returnTo={() => (opening.opened?.from === IN_BROWSER ? findListHeading() : fileInput.current)}
					onClose={opening.close}
				/>
			) : null}
		</Panel>
	);
}

interface BackupButtonsProps {
	backup: Pick<ReturnType<typeof useBackup>, "create" | "download" | "downloadAll" | "check">;
	busy: boolean;
	fileInput: RefObject<HTMLInputElement | null>;
	onFile: (file: File) => void;
}

function BackupButtons({ backup, busy, fileInput, onFile }: BackupButtonsProps) {
	const unlessBusy = (run: () => void) => () => busy || run();
	return (
		<div className="flex flex-wrap gap-2.5">
			<Button tone="solid" size="s" aria-disabled={busy} onClick={unlessBusy(backup.create)}>
				<DatabaseBackup aria-hidden="true" className="size-4" />
				Create Backup
			</Button>
			<Button tone="line" size="s" aria-disabled={busy} onClick={unlessBusy(backup.download)}>
				<Download aria-hidden="true" className="size-4" />
				Download now
			</Button>
			<Button tone="line" size="s" aria-disabled={busy} onClick={unlessBusy(backup.downloadAll)}>
				<FolderArchive aria-hidden="true" className="size-4" />
				Download everything
			</Button>
			<FileChoice isDisabled={busy} input={fileInput} onFile={onFile} />
			<Button tone="line" size="s" aria-disabled={busy} onClick={unlessBusy(backup.check)}>
				<ShieldCheck aria-hidden="true" className="size-4" />
				Check Integrity
			</Button>
		</div>
	);
}

const OLDER = "Your older backups are safe. Remove one to make room.";
const OFF = "This browser can't store it because storage is switched off or the window is private.";

function explainNotKept(problem: StorageProblem): string {
	if (problem === "off") return OFF;
	return `This browser has no space left for it.${listLocalBackups().length > 0 ? ` ${OLDER}` : ""}`;
}

function BackupNoteView({ note, onDismiss }: { note: BackupNote; onDismiss: () => void }) {
	if (note.kind === "issues" || note.kind === "not-restored")
		return (
			<Alert kind="problem" title={note.kind === "issues" ? "Data Integrity Issues Found" : "Restore Failed"} onDismiss={onDismiss}>
				<div className="max-h-72 overflow-y-auto text-ink-2">
					<IssueList issues={note.issues} />
				</div>
			</Alert>
		);
	if (note.kind === "not-read")
		return (
			<Alert kind="problem" title="The database couldn't be read" onDismiss={onDismiss}>
				<p className="m-0 text-ink-2">{note.problem}</p>
				<Button tone="line" size="s" onClick={note.again}>
					Retry
				</Button>
			</Alert>
		);
	return (
		<Alert
			kind="problem"
			title={`The backup (${formatBytes(new Blob([note.text]).size)}) wasn't saved in this browser`}
			onDismiss={onDismiss}
		>
			<p className="m-0 text-ink-2">{explainNotKept(note.problem)} You can still download it.</p>
			<Button tone="line" size="s" onClick={() => downloadBackup(note.backup, note.text)}>
				Download as a file
			</Button>
		</Alert>
	);
}

interface FileChoiceProps {
	isDisabled: boolean;
	input: RefObject<HTMLInputElement | null>;
	onFile: (file: File) => void;
}

/** A native file input under the button, so that focus, keys and dropped files work. */
function FileChoice({ isDisabled, input, onFile }: FileChoiceProps) {
	return (
		<label
			aria-disabled={isDisabled}
			className={buttonStyles({
				tone: "line",
				size: "s",
				className:
					"relative overflow-hidden has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-3",
			})}
		>
			<FileUp aria-hidden="true" className="size-4" />
			Restore from a file…
			<input
				ref={input}
				type="file"
				accept=".json,.zip,application/json,application/zip"
				title=""
				aria-disabled={isDisabled}
				onClick={(event) => isDisabled && event.preventDefault()}
				onChange={({ target }) => {
					const file = target.files?.[0];
					// Reset, so that the same file can be chosen again.
					target.value = "";
					if (file && !isDisabled) onFile(file);
				}}
				className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0 file:cursor-pointer"
			/>
		</label>
	);
}
