import { useQuery } from "@tanstack/react-query";
import { DatabaseBackup, Download, ShieldCheck } from "lucide-react";
import { listLocalBackups } from "@/data/backup/local-backups";
import { hasLocalStorage } from "@/data/backup/local-keys";
import { Button } from "@/shared/ui/button";
import { Panel } from "../shell/panel";
import { BackupNoteView } from "./backup-note";
import { stateQuery } from "./content-state";
import { FileChoice } from "./file-choice";
import { removeKept, saveKept } from "./kept-backups";
import { focusList, KeptList } from "./kept-list";
import { useLocalContent } from "./local-content";
import { ReadingBar } from "./reading-bar";
import { RestoreDialog } from "./restore-dialog";
import { useBackup } from "./use-backup";
import { useLocalCopies } from "./use-local-copies";
import { useOpening } from "./use-opening";

const copies = {
	kept: null,
	"too-many": "There are too many rows for a copy in this browser: take backups as files.",
	"no-room": "This browser has no room for a copy of the rows: take backups as files.",
};

/** Makes backups, checks what is there, and restores. */
export function BackupPanel() {
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
		// The oldest backup, restored, has given way to the copy of what was there, and its button with it.
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
				<KeptList
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
