import { useQuery } from "@tanstack/react-query";
import { DatabaseBackup, Download, FileUp, ShieldCheck } from "lucide-react";
import { listLocalBackups } from "@/data/backup/local-backups";
import { hasLocalStorage } from "@/data/backup/local-storage";
import { Alert } from "@/features/admin/ui/alert";
import { Panel } from "@/features/admin/ui/panel";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { sizeText } from "./backup-format";
import { IssueList, ReadingBar, type StorageProblem } from "./backup-messages";
import { focusList, LocalBackupList, removeKept, saveBackup, saveKept } from "./local-backup-list";
import { stateQuery, useLocalContent, useLocalCopies } from "./local-content";
import { MigrationPanel } from "./migration-panel";
import { RestoreDialog } from "./restore-dialog";
import { type BackupNote, useBackup, useOpening } from "./use-backup";

export function BackupPanels() {
	return (
		<>
			<BackupPanel />
			<MigrationPanel />
		</>
	);
}

const copies = {
	kept: null,
	"too-many": "There are too many rows for a copy in this browser: take backups as files.",
	"no-room": "This browser has no room for a copy of the rows: take backups as files.",
};

function BackupPanel() {
	const localCopies = useLocalCopies();
	const backup = useBackup(localCopies);
	const { reading, note, seen } = backup;
	const opening = useOpening(backup);
	const kept = useLocalContent(listLocalBackups);
	const { data: state } = useQuery(stateQuery);
	const busy = reading !== null;
	const quiet = localCopies.outcome && copies[localCopies.outcome];
	const close = () => {
		opening.close();
		// The restored backup may have been rotated out along with the focused button.
		if (document.activeElement === document.body) focusList();
	};
	const act = (run: () => void) => () => busy || run();
	return (
		<Panel title="Data backup">
			<div className="grid gap-4 px-6 py-5">
				<p className="m-0 text-ink-2">
					A backup holds all projects and posts, drafts included, but neither the uploaded pictures nor the leads. This browser keeps the
					latest five; a downloaded file outlives this browser.
				</p>
				<div className="flex flex-wrap gap-2.5">
					<Button tone="solid" size="s" aria-disabled={busy} onClick={act(backup.create)}>
						<DatabaseBackup aria-hidden="true" className="size-4" />
						Create Backup
					</Button>
					<Button tone="line" size="s" aria-disabled={busy} onClick={act(backup.download)}>
						<Download aria-hidden="true" className="size-4" />
						Download now
					</Button>
					<FileChoice off={busy} onFile={opening.openFile} />
					<Button tone="line" size="s" aria-disabled={busy} onClick={act(backup.check)}>
						<ShieldCheck aria-hidden="true" className="size-4" />
						Check Integrity
					</Button>
				</div>
				<p role="status" className="sr-only">
					{reading ? `${reading.what}…` : ""}
				</p>
				{reading ? <ReadingBar reading={reading} /> : null}
				{note ? <BackupNoteView note={note} onDismiss={() => backup.setNote(null)} /> : null}
				{quiet ? <p className="m-0 text-[0.85rem] text-ink-3">{quiet}</p> : null}
			</div>
			{hasLocalStorage() ? (
				<LocalBackupList
					kept={kept}
					current={seen && seen.state === state?.state ? seen.checksum : null}
					busy={busy}
					onRestore={opening.openKept}
					onSave={saveKept}
					onRemove={removeKept}
				/>
			) : (
				<p className="m-0 border-line border-t px-6 py-4 text-ink-2">
					This browser keeps nothing for this site, so backups can only be downloaded.
				</p>
			)}
			{opening.opened ? <RestoreDialog opened={opening.opened} onClose={close} /> : null}
		</Panel>
	);
}

const OLDER = "The older backups are as they were; removing one makes room.";
const OFF = "This browser keeps nothing for this site: its storage is switched off, or the window is private.";

function whyNotKept(problem: StorageProblem): string {
	if (problem === "off") return OFF;
	return `There is no room left in this browser for it.${listLocalBackups().length > 0 ? ` ${OLDER}` : ""}`;
}

function BackupNoteView({ note, onDismiss }: { note: BackupNote; onDismiss: () => void }) {
	if (note.kind === "issues")
		return (
			<Alert kind="problem" title="Data Integrity Issues Found" onDismiss={onDismiss}>
				<div className="max-h-72 overflow-y-auto text-ink-2">
					<IssueList issues={note.issues} />
				</div>
			</Alert>
		);
	if (note.kind === "not-read")
		return (
			<Alert kind="problem" title="The database could not be read" onDismiss={onDismiss}>
				<p className="m-0 text-ink-2">{note.problem}</p>
				<Button tone="line" size="s" onClick={note.again}>
					Try again
				</Button>
			</Alert>
		);
	return (
		<Alert kind="problem" title={`The backup of ${sizeText(note.text.length)} was not kept`} onDismiss={onDismiss}>
			<p className="m-0 text-ink-2">{whyNotKept(note.problem)} What was read is still here:</p>
			<Button tone="line" size="s" onClick={() => saveBackup(note.backup, note.text)}>
				Download it as a file
			</Button>
		</Alert>
	);
}

interface FileChoiceProps {
	off: boolean;
	onFile: (file: File) => void;
}

/** A native file input under the button, so that focus, keys and dropped files work. */
function FileChoice({ off, onFile }: FileChoiceProps) {
	return (
		<label
			aria-disabled={off}
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
				type="file"
				accept=".json,application/json"
				title=""
				aria-disabled={off}
				onClick={(event) => off && event.preventDefault()}
				onChange={({ target }) => {
					const file = target.files?.[0];
					// Reset, so that the same file can be chosen again.
					target.value = "";
					if (file && !off) onFile(file);
				}}
				className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0 file:cursor-pointer"
			/>
		</label>
	);
}
