import type { FieldPath, FieldValues } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";

interface EntryHintProps {
	text: string | null;
	strong: boolean;
	onClear?: () => void;
	className?: string;
}

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

/** Focuses a field immediately. React Hook Form uses a timer, which could move the focus while the admin types elsewhere. */
export function focusBox<Fields extends FieldValues>(name: FieldPath<Fields>): void {
	document.getElementsByName(name)[0]?.focus();
}
