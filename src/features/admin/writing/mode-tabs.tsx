import type { KeyboardEvent } from "react";

export type Mode = "write" | "source";

const MODES: { mode: Mode; label: string }[] = [
	{ mode: "write", label: "Write" },
	{ mode: "source", label: "HTML or plain text" },
];

interface ModeTabsProps {
	id: string;
	mode: Mode;
	onChoose: (mode: Mode) => void;
}

export const tabId = (id: string, mode: Mode): string => `${id}-tab-${mode}`;
export const panelId = (id: string, mode: Mode): string => `${id}-panel-${mode}`;

/** The two ways of writing. The arrow keys choose, as in any list of tabs. */
export function ModeTabs({ id, mode, onChoose }: ModeTabsProps) {
	const onKeyDown = (event: KeyboardEvent) => {
		if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
		event.preventDefault();
		const next = event.key === "Home" ? "write" : event.key === "End" ? "source" : mode === "write" ? "source" : "write";
		onChoose(next);
		document.getElementById(tabId(id, next))?.focus();
	};
	return (
		<div role="tablist" aria-label="Way of writing" className="flex gap-0.5 rounded-full bg-sunken p-0.5">
			{MODES.map((tab) => (
				<button
					key={tab.mode}
					id={tabId(id, tab.mode)}
					type="button"
					role="tab"
					aria-selected={tab.mode === mode}
					aria-controls={panelId(id, tab.mode)}
					tabIndex={tab.mode === mode ? 0 : -1}
					onClick={() => onChoose(tab.mode)}
					onKeyDown={onKeyDown}
					className="h-7 rounded-full px-3 font-medium text-[0.82rem] text-ink-3 transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line-strong)]"
				>
					{tab.label}
				</button>
			))}
		</div>
	);
}
