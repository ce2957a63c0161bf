import { X } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";

interface ChipProps {
	text: string;
	/** Accessible name of the button that takes it away, such as "Remove React". */
	removeLabel: string;
	onRemove: () => void;
	/** A sentence stands on a line of its own. */
	wide?: boolean;
}

/** An entry of a list, and the button that removes it: the entry itself does nothing when it is pressed. */
export function Chip({ text, removeLabel, onRemove, wide = false }: ChipProps) {
	return (
		<li
			className={classNames(
				"flex max-w-full items-start gap-1 border border-line bg-surface text-[0.9rem] leading-5",
				wide ? "rounded-[10px] py-2 pr-2 pl-3.5" : "rounded-full py-1 pr-1 pl-3",
			)}
		>
			<span className={classNames("min-w-0 py-0.5 break-words", wide ? "flex-1" : "")}>{text}</span>
			<button
				type="button"
				aria-label={removeLabel}
				onClick={onRemove}
				className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-danger"
			>
				<X aria-hidden="true" className="size-3.5" />
			</button>
		</li>
	);
}
