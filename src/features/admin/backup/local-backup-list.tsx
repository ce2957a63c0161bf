import { Download, Trash2 } from "lucide-react";
import { toast } from "sonner";
import { type Backup, getBackupName, serializeBackup } from "@/data/backup/backup-file";
import { type LocalBackup, MAX_LOCAL_BACKUPS, rememberDownload, removeLocalBackup } from "@/data/backup/local-backups";
import { ask } from "@/features/admin/ui/confirm";
import { formatBytes, formatExactDateTime } from "@/features/admin/ui/format";
import { IconButton } from "@/features/admin/ui/icon-button";
import { saveFile } from "@/shared/lib/save-file";
import { Button } from "@/shared/ui/button";
import { formatContent } from "./backup-format";
import { reportProblem } from "./backup-messages";
import { notifyLocalChange } from "./local-content";

interface LocalBackupListProps {
	backups: LocalBackup[];
	/** Checksum of the current database content; null if it may have changed. */
	current: string | null;
	busy: boolean;
	onRestore: (backup: LocalBackup) => void;
	onSave: (backup: LocalBackup) => void;
	onRemove: (backup: LocalBackup) => void;
}

const HEADING = "kept-backups";

export const findListHeading = (): HTMLElement | null => document.getElementById(HEADING);

export function LocalBackupList({ backups, onRemove, ...rest }: LocalBackupListProps) {
	const remove = async (backup: LocalBackup) => {
		const title = `Are you sure you want to remove ${describeBackup(backup)}?`;
		if (!(await ask({ title, detail: "This can't be undone.", action: "Remove", isDangerous: true }))) return;
		onRemove(backup);
		// The focused button disappears with its row.
		findListHeading()?.focus({ preventScroll: true });
	};
	return (
		<div className="border-line border-t">
			<h3 id={HEADING} tabIndex={-1} className="m-0 flex justify-between gap-4 px-6 pt-4 pb-3 font-medium text-[0.9rem]">
				Backups in this browser
				<span className="font-normal text-ink-3 tabular-nums">
					{backups.length} of {MAX_LOCAL_BACKUPS}
				</span>
			</h3>
			{backups.length === 0 ? (
				<p className="m-0 px-6 pb-5 text-ink-2">No backups yet. Create one before you make a big change.</p>
			) : (
				<ul className="m-0 list-none border-line border-t p-0">
					{backups.map((backup) => (
						<LocalBackupRow key={getKey(backup, backups)} backup={backup} onRemove={() => remove(backup)} {...rest} />
					))}
				</ul>
			)}
		</div>
	);
}

/** Keys stay stable when a newer backup arrives, so that the row keeps the focus. */
function getKey({ timestamp, place }: LocalBackup, backups: LocalBackup[]): string {
	const older = backups.filter((other) => other.timestamp === timestamp && other.place > place).length;
	return `${timestamp} ${older}`;
}

const describeBackup = ({ timestamp, counts }: LocalBackup) =>
	timestamp && counts ? `the backup of ${formatExactDateTime(timestamp)}` : "the damaged backup";

type LocalBackupRowProps = Omit<LocalBackupListProps, "backups" | "onRemove"> & { backup: LocalBackup; onRemove: () => void };

function LocalBackupRow({ backup, current, busy, onRestore, onSave, onRemove }: LocalBackupRowProps) {
	const { timestamp, counts, checksum, text } = backup;
	const name = describeBackup(backup);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 pr-4 pl-6 last:border-b-0">
			<div className="min-w-0 grow basis-56">
				<p className="m-0 font-medium tabular-nums leading-snug">
					{timestamp ? <time dateTime={timestamp}>{formatExactDateTime(timestamp)}</time> : "No date"}
				</p>
				<p className="m-0 mt-0.5 text-[0.85rem] text-ink-3 tabular-nums">
					{counts ? formatContent(counts) : <span className="font-medium text-danger">Damaged and can't be restored</span>},{" "}
					{formatBytes(new Blob([text]).size)}
				</p>
				{current !== null && checksum === current ? <p className="m-0 text-[0.85rem] text-ok">Same as the current database</p> : null}
			</div>
			<div className="ml-auto flex items-center gap-1">
				{counts ? (
					<Button
						tone="line"
						size="s"
						aria-label={`Restore ${name}`}
						aria-disabled={busy}
						className="mr-1"
						onClick={() => busy || onRestore(backup)}
					>
						Restore
					</Button>
				) : null}
				<IconButton label={`Download ${name}`} Icon={Download} className="size-9" onClick={() => onSave(backup)} />
				<IconButton label={`Remove ${name}`} Icon={Trash2} removes className="size-9" onClick={onRemove} />
			</div>
		</li>
	);
}

const MEDIA_TYPE = "application/json";

export function downloadBackup(backup: Backup, text = serializeBackup(backup)): void {
	download(getBackupName(backup.timestamp), MEDIA_TYPE, backup.timestamp, text);
}

export function downloadArchive(name: string, timestamp: string, zip: Blob): void {
	download(name, zip.type, timestamp, zip);
}

function download(name: string, type: string, timestamp: string, content: string | Blob): void {
	saveFile(name, type, content);
	rememberDownload(timestamp);
	notifyLocalChange();
	toast.success("Backup downloaded", { description: name });
}

/** Downloads a local backup unchanged, even a damaged one. */
export function downloadLocalBackup({ text, timestamp }: LocalBackup): void {
	const name = timestamp ? getBackupName(timestamp) : "backup-damaged.json";
	saveFile(name, MEDIA_TYPE, text);
	toast.success("Backup downloaded", { description: name });
}

export function removeBackup(backup: LocalBackup): void {
	try {
		removeLocalBackup(backup);
	} catch (error) {
		reportProblem("backup", "Error", "The backup couldn't be removed. Check the storage settings of this browser.", error);
	}
	notifyLocalChange();
}
