import { progressText } from "./backup-words";

/** How far something is. Without a total nobody knows. */
export interface Reading {
	what: string;
	read: number;
	total: number;
}

/** A bar that fills while the database is read. */
export function ReadingBar({ reading: { what, read, total } }: { reading: Reading }) {
	const known = total > 0;
	return (
		<div className="text-[0.88rem]">
			<p className="m-0 mb-2 flex justify-between gap-4 text-ink-2">
				<span>{what}</span>
				{known ? <span className="tabular-nums">{progressText(read, total)}</span> : null}
			</p>
			<progress
				aria-label={what}
				value={known ? read : undefined}
				max={known ? total : undefined}
				className="block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-line text-accent [&:indeterminate]:animate-pulse motion-reduce:animate-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
			/>
		</div>
	);
}
