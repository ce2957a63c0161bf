import type { LucideIcon } from "lucide-react";
import type { Ref } from "react";

interface ToolButtonProps {
	label: string;
	keys?: string;
	Icon: LucideIcon;
	/** undefined: the button has no state. */
	pressed?: boolean;
	/** The panel that it opens, and whether it is open. */
	expanded?: boolean;
	/** It can do nothing now; it stays reachable, so that nobody loses his place. */
	idle?: boolean;
	onClick: () => void;
	ref?: Ref<HTMLButtonElement>;
}

/** One sign of the toolbar. */
export function ToolButton({ label, keys, Icon, pressed, expanded, idle = false, onClick, ref }: ToolButtonProps) {
	return (
		<button
			ref={ref}
			type="button"
			tabIndex={-1}
			aria-label={label}
			aria-pressed={pressed}
			aria-expanded={expanded}
			aria-haspopup={expanded === undefined ? undefined : "dialog"}
			aria-disabled={idle || undefined}
			title={keys ? `${label} (${keys})` : label}
			// The text keeps its selection.
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => (idle ? undefined : onClick())}
			className="grid size-9 shrink-0 place-items-center rounded-chip text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-3/50 aria-disabled:hover:bg-transparent aria-expanded:bg-sunken aria-expanded:text-ink aria-pressed:bg-solid aria-pressed:text-on-solid"
		>
			<Icon aria-hidden="true" className="size-4.5" />
		</button>
	);
}
