import { listLocalBackups } from "@/data/backup/local-backups";
import { Button } from "@/shared/ui/button";
import { sizeText } from "./backup-words";
import type { StorageProblem } from "./failures";
import { IssueList } from "./issue-list";
import { saveBackup } from "./kept-backups";
import { Note } from "./note";
import type { BackupNote } from "./use-backup";

const OLDER = "The older backups are as they were; removing one makes room.";
const OFF = "This browser keeps nothing for this site: its storage is switched off, or the window is private.";

function whyNotKept(problem: StorageProblem): string {
	if (problem === "off") return OFF;
	return `There is no room left in this browser for it.${listLocalBackups().length > 0 ? ` ${OLDER}` : ""}`;
}

/** What came of the last thing that was done in the panel. */
export function BackupNoteView({ note, onDismiss }: { note: BackupNote; onDismiss: () => void }) {
	if (note.kind === "issues")
		return (
			<Note kind="problem" title="Data Integrity Issues Found" onDismiss={onDismiss}>
				<div className="max-h-72 overflow-y-auto text-ink-2">
					<IssueList issues={note.issues} />
				</div>
			</Note>
		);
	if (note.kind === "not-read")
		return (
			<Note kind="problem" title="The database could not be read" onDismiss={onDismiss}>
				<p className="m-0 text-ink-2">{note.problem}</p>
				<Button tone="line" size="s" onClick={note.again}>
					Try again
				</Button>
			</Note>
		);
	return (
		<Note kind="problem" title={`The backup of ${sizeText(note.text.length)} was not kept`} onDismiss={onDismiss}>
			<p className="m-0 text-ink-2">{whyNotKept(note.problem)} What was read is still here:</p>
			<Button tone="line" size="s" onClick={() => saveBackup(note.backup, note.text)}>
				Download it as a file
			</Button>
		</Note>
	);
}
