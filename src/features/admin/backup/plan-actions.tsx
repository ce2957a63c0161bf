import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { missingText } from "./backup-words";

interface PlanActionsProps {
	isPossible: boolean;
	/** Rows that the restore would remove: somebody has to agree to that first. */
	removed: { projects: number; blogs: number };
	onRestore: () => void;
	onClose: () => void;
}

/** What can be done with a plan. */
export function PlanActions({ isPossible, removed, onRestore, onClose }: PlanActionsProps) {
	const [agreed, setAgreed] = useState(false);
	if (!isPossible)
		return (
			<Button tone="line" onClick={onClose}>
				Close
			</Button>
		);
	const removes = removed.projects + removed.blogs > 0;
	const off = removes && !agreed;
	return (
		<>
			{removes ? (
				<label className="mb-2 flex w-full cursor-pointer items-start gap-3 text-[0.95rem]">
					<input
						type="checkbox"
						checked={agreed}
						onChange={({ target }) => setAgreed(target.checked)}
						className="mt-0.5 size-5 shrink-0 accent-(--danger)"
					/>
					Remove {missingText(removed)}
				</label>
			) : null}
			<Button
				tone={removes ? "solid" : "accent"}
				className={removes ? "bg-danger text-surface" : undefined}
				aria-disabled={off}
				onClick={() => off || onRestore()}
			>
				Restore
			</Button>
			<Button tone="quiet" onClick={onClose}>
				Cancel
			</Button>
			<p className="m-0 min-w-52 flex-1 text-[0.82rem] text-ink-3 sm:pl-2">
				First this browser keeps a backup of what is there now, as one of its five.
			</p>
		</>
	);
}
