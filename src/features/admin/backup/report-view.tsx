import { kinds } from "@/data/backup/columns";
import type { RestoreReport, TableReport } from "@/data/backup/send-restore";
import { Button } from "@/shared/ui/button";
import { DialogPart } from "./dialog-part";
import { Note } from "./note";
import { Count } from "./plan-table";
import type { SafetyCopy } from "./restore-stage";

const names = { projects: "Projects", blogs: "Posts" };

const safetyTexts: Record<SafetyCopy, string> = {
	kept: "What was there before is the newest backup in this browser.",
	there: "What was there before is the newest backup in this browser.",
	saved: "What was there before is in the file that was downloaded.",
	empty: "The database was empty before.",
};

/** What a restore did. */
export function ReportView({ report, safety, onClose }: { report: RestoreReport; safety: SafetyCopy; onClose: () => void }) {
	return (
		<DialogPart actions={<Button onClick={onClose}>Close</Button>}>
			<Note kind="fine" title="The backup is restored">
				<p className="m-0 text-ink-2">{safetyTexts[safety]}</p>
			</Note>
			<ul className="m-0 list-none divide-y divide-line rounded-box border border-line p-0">
				{kinds.map((kind) => (
					<li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4 py-3">
						<span className="font-semibold">{names[kind]}</span>
						<Numbers table={report[kind]} />
					</li>
				))}
			</ul>
		</DialogPart>
	);
}

function Numbers({ table }: { table: TableReport }) {
	return (
		<dl className="m-0 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem] tabular-nums">
			<Count name="Added" count={table.added} look="text-ok" />
			<Count name="Changed" count={table.changed} look="text-ink" />
			<Count name="Removed" count={table.removed} look="text-danger" />
			<Count name="Unchanged" count={table.unchanged} look="text-ink-2" />
		</dl>
	);
}
