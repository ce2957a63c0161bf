import { useId } from "react";
import type { DeletedRow } from "@/data/revisions/schema";
import { RelativeTime } from "@/features/admin/ui/relative-time";
import { Button } from "@/shared/ui/button";

interface DeletedEntryProps {
	row: DeletedRow;
	busy: boolean;
	failure: string | null;
	onBringBack: () => void;
}

/** A deleted row: what it was, who deleted it when, and the way back. */
export function DeletedEntry({ row, busy, failure, onBringBack }: DeletedEntryProps) {
	const problem = useId();
	return (
		<li className="border-line border-b px-5 py-4 last:border-b-0">
			<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
				<div className="min-w-0 flex-[1_1_16rem]">
					<p className="m-0 font-semibold leading-snug [overflow-wrap:anywhere]">{row.title}</p>
					<p className="mt-1 mb-0 text-[0.86rem] text-ink-2 leading-snug [overflow-wrap:anywhere]">
						{row.status === "draft" ? "Draft" : "Published"}, deleted <RelativeTime at={row.deletedAt} /> by{" "}
						{row.deletedBy ?? "a service key or the SQL editor"}
					</p>
				</div>
				<Button
					tone="line"
					size="s"
					aria-label={`Bring back ${row.title}`}
					aria-disabled={busy}
					aria-describedby={failure ? problem : undefined}
					onClick={() => busy || onBringBack()}
				>
					{busy ? "Bringing back…" : "Bring back"}
				</Button>
			</div>
			<div id={problem} role="alert">
				{failure ? (
					<p className="mt-3 mb-0 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-2.5 text-[0.9rem]">{failure}</p>
				) : null}
			</div>
		</li>
	);
}
