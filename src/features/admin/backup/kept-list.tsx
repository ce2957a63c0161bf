import { Download, Trash2 } from "lucide-react";
import { KEPT_BACKUPS, type LocalBackup } from "@/data/backup/local-backups";
import { IconButton } from "@/features/admin/fields/icon-button";
import { Button } from "@/shared/ui/button";
import { contentText, exactMomentText, momentText, sizeText } from "./backup-words";

interface KeptListProps {
	kept: LocalBackup[];
	/** Checksum of what the database holds now; null when nobody has looked since it changed. */
	current: string | null;
	busy: boolean;
	onRestore: (place: number) => void;
	onSave: (place: number, timestamp: string | null) => void;
	onRemove: (place: number) => void;
}

const HEADING = "kept-backups";

/** Gives the focus to the list, where the control that had it is gone. */
export function focusList(): void {
	document.getElementById(HEADING)?.focus({ preventScroll: true });
}

/** The backups of this browser, newest first. */
export function KeptList({ kept, onRemove, ...rest }: KeptListProps) {
	const remove = (backup: LocalBackup) => {
		if (!confirm(`Are you sure you want to remove ${nameOf(backup)}? Nothing brings it back.`)) return;
		onRemove(backup.place);
		// The button that had the focus goes with its row.
		focusList();
	};
	return (
		<div className="border-line border-t">
			<h3 id={HEADING} tabIndex={-1} className="m-0 flex justify-between gap-4 px-6 pt-4 pb-3 font-medium text-[0.9rem]">
				Kept in this browser
				<span className="font-normal text-ink-3 tabular-nums">
					{kept.length} of {KEPT_BACKUPS}
				</span>
			</h3>
			{kept.length === 0 ? (
				<p className="m-0 px-6 pb-5 text-ink-2">No backups yet. Create one before a larger change.</p>
			) : (
				<ul className="m-0 list-none border-line border-t p-0">
					{kept.map((backup) => (
						<KeptRow key={keyOf(backup, kept)} backup={backup} onRemove={() => remove(backup)} {...rest} />
					))}
				</ul>
			)}
		</div>
	);
}

/** A row stays the same one when a newer backup comes: the focus may be in it. */
function keyOf({ timestamp, place }: LocalBackup, kept: LocalBackup[]): string {
	const older = kept.filter((other) => other.timestamp === timestamp && other.place > place).length;
	return `${timestamp} ${older}`;
}

const nameOf = ({ timestamp, counts }: LocalBackup) =>
	timestamp && counts ? `the backup of ${exactMomentText(timestamp)}` : "the damaged backup";

type KeptRowProps = Omit<KeptListProps, "kept" | "onRemove"> & { backup: LocalBackup; onRemove: () => void };

function KeptRow({ backup, current, busy, onRestore, onSave, onRemove }: KeptRowProps) {
	const { place, timestamp, counts, checksum, size } = backup;
	const name = nameOf(backup);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 pr-4 pl-6 last:border-b-0">
			<div className="min-w-0 grow basis-56">
				<p className="m-0 font-medium tabular-nums leading-snug">
					{timestamp ? (
						<time dateTime={timestamp} title={exactMomentText(timestamp)}>
							{momentText(timestamp)}
							<span className="font-normal text-ink-3">{exactMomentText(timestamp).slice(-3)}</span>
						</time>
					) : (
						"Without a date"
					)}
				</p>
				<p className="m-0 mt-0.5 text-[0.85rem] text-ink-3 tabular-nums">
					{counts ? contentText(counts) : <span className="font-medium text-danger">Damaged: it cannot be restored</span>}, {sizeText(size)}
				</p>
				{current !== null && checksum === current ? <p className="m-0 text-[0.85rem] text-ok">The same as the database now</p> : null}
			</div>
			<div className="ml-auto flex items-center gap-1">
				{counts ? (
					<Button
						tone="line"
						size="s"
						aria-label={`Restore ${name}`}
						aria-disabled={busy}
						className="mr-1"
						onClick={() => busy || onRestore(place)}
					>
						Restore
					</Button>
				) : null}
				<IconButton label={`Download ${name}`} Icon={Download} className="size-9" onClick={() => onSave(place, timestamp)} />
				<IconButton label={`Remove ${name}`} Icon={Trash2} removes className="size-9" onClick={onRemove} />
			</div>
		</li>
	);
}
