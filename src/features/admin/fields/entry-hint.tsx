import { classNames } from "@/shared/lib/class-names";

interface EntryHintProps {
	/** What the entry that is being typed still lacks, or null. */
	text: string | null;
	/** Somebody tried to add or save it: no longer a hint, but the reason why nothing happened. */
	strong: boolean;
	/** Empties the entry's boxes. */
	onClear?: () => void;
	className?: string;
}

/** Says why a half-typed entry is not in its list yet. The region is always there to be heard. */
export function EntryHint({ text, strong, onClear, className }: EntryHintProps) {
	return (
		<div role="status" className={classNames("text-[0.85rem] empty:hidden", strong ? "font-medium text-danger" : "text-ink-3", className)}>
			{text === null ? null : (
				<p className="m-0 flex flex-wrap items-baseline gap-x-2.5">
					<span>{text}</span>
					{onClear ? (
						<button type="button" onClick={onClear} className="link-line -my-1 py-1 font-medium text-ink">
							Clear
						</button>
					) : null}
				</p>
			)}
		</div>
	);
}
