import { useId } from "react";
import type { Revision } from "@/data/revisions/schema";
import { RelativeTime } from "@/features/admin/ui/format";
import { readableTime } from "../local-time";
import { type NamedColumn, touched } from "./history-definition";

/** Fields that an entry names before "and 3 more". */
const NAMED = 4;

interface VersionListProps {
	revisions: Revision[];
	columns: NamedColumn[];
	/** Id of the version that is looked at. */
	shown: number;
	onChoose: (id: number) => void;
}

/** The kept versions, newest first: one of them is looked at. Arrow keys go from one to the next. */
export function VersionList({ revisions, columns, shown, onChoose }: VersionListProps) {
	const name = useId();
	return (
		<fieldset className="m-0 min-h-0 min-w-0 overflow-y-auto border-0 border-line p-0 max-md:border-b md:border-r">
			<legend className="sr-only">Earlier versions, by the moment of their save</legend>
			{revisions.map((revision) => (
				<label
					key={revision.id}
					className="relative block cursor-pointer border-line border-b py-3.5 pr-4 pl-5 transition-colors last:border-b-0 hover:bg-sunken has-checked:bg-sunken has-checked:shadow-[inset_3px_0_0_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
				>
					<input type="radio" name={name} checked={revision.id === shown} onChange={() => onChoose(revision.id)} className="sr-only" />
					<span className="flex items-baseline justify-between gap-3">
						<span className="font-semibold text-[0.95rem] tabular-nums">{readableTime(revision.savedAt)}</span>
						<span className="shrink-0 font-mono text-[0.75rem] text-ink-3">
							<span className="sr-only">Version </span>
							<span aria-hidden="true">v</span>
							{revision.version}
						</span>
					</span>
					<span className="mt-1 block text-[0.86rem] text-ink-2 leading-snug">
						{whatHappened(revision, columns)} <RelativeTime at={revision.changedAt} />
					</span>
					<span className="mt-0.5 block text-[0.8rem] text-ink-3 leading-snug [overflow-wrap:anywhere]">{byWhom(revision.changedBy)}</span>
				</label>
			))}
		</fieldset>
	);
}

function whatHappened({ action, changed }: Revision, columns: NamedColumn[]): string {
	if (action === "delete") return "Deleted";
	const names = touched(changed, columns);
	if (names.length === 0) return "Saved again unchanged";
	const rest = names.length - NAMED;
	return `${names.slice(0, rest === 1 ? NAMED + 1 : NAMED).join(", ")}${rest > 1 ? ` and ${rest} more` : ""} changed`;
}

/** Who did it; where no account did, in words. */
function byWhom(email: string | null): string {
	return `by ${email ?? "a service key or the SQL editor"}`;
}
