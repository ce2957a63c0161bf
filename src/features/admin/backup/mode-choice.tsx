import { useId } from "react";
import type { RestoreMode } from "@/data/backup/restore-plan";

const modes = [
	{ mode: "merge", name: "Merge", detail: "add and change, remove nothing" },
	{ mode: "replace", name: "Replace", detail: "make the database exactly like the backup" },
] as const;

/** Whether rows that the backup does not hold stay. */
export function ModeChoice({ mode, onMode }: { mode: RestoreMode; onMode: (mode: RestoreMode) => void }) {
	const name = useId();
	return (
		<fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0 sm:grid-cols-2">
			<legend className="sr-only">How to restore</legend>
			{modes.map((one) => (
				<label
					key={one.mode}
					className="flex cursor-pointer items-start gap-3 rounded-box border border-control-line px-4 py-3 transition-colors hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-paper"
				>
					<input
						type="radio"
						name={name}
						checked={mode === one.mode}
						onChange={() => onMode(one.mode)}
						className="mt-0.75 size-4.5 shrink-0 accent-(--accent)"
					/>
					<span className="text-[0.95rem] leading-6">
						<span className="font-semibold">{one.name}:</span> <span className="text-ink-2">{one.detail}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
