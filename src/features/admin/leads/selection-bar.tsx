import { Archive, Inbox, MailOpen, Mail as MailUnread, Trash2, X } from "lucide-react";
import type { LeadStatus, LeadSummary } from "@/data/leads/schema";
import { LIST_HEADING } from "../list/list-words";
import { Act } from "./act";
import type { LeadTasks } from "./use-lead-tasks";
import type { Selection } from "./use-selection";

interface SelectionBarProps {
	rows: readonly LeadSummary[];
	selection: Selection;
	tasks: LeadTasks;
}

/** Chooses all rows of the page, and acts on those that are chosen. */
export function SelectionBar({ rows, selection, tasks }: SelectionBarProps) {
	const { chosen, clear, all } = selection;
	const isAll = rows.length > 0 && chosen.length === rows.length;
	/** The buttons go with the choice: the focus needs another place. */
	const finish = () => {
		clear();
		document.getElementById(LIST_HEADING)?.focus({ preventScroll: true });
	};
	const mark = (status: LeadStatus) => tasks.mark(chosen, status, finish);
	return (
		<div className="flex min-h-12 shrink-0 items-center gap-1 border-line-strong border-b bg-sunken pr-2 pl-2">
			<label className="flex h-9 cursor-pointer items-center gap-2.5 pl-2.5 text-[0.85rem] text-ink-2">
				<input
					type="checkbox"
					disabled={rows.length === 0}
					checked={isAll}
					ref={(box) => {
						if (box) box.indeterminate = chosen.length > 0 && !isAll;
					}}
					onChange={isAll ? clear : all}
					className="size-4.5 accent-(--accent)"
				/>
				<span className={chosen.length > 0 ? "sr-only" : undefined}>Select all on this page</span>
			</label>
			{chosen.length > 0 ? (
				<fieldset aria-label="Selected leads" className="m-0 flex min-w-0 grow items-center border-0 p-0">
					<p role="status" className="m-0 mr-auto pl-1 font-semibold text-[0.88rem] tabular-nums">
						{chosen.length} selected
					</p>
					<Act small label="Mark as read" Icon={MailOpen} onClick={() => void mark("read")} />
					<Act small label="Mark as new" Icon={MailUnread} onClick={() => void mark("new")} />
					{chosen.every(({ status }) => status === "archived") ? (
						<Act small label="Move to inbox" Icon={Inbox} onClick={() => void mark("read")} />
					) : (
						<Act small label="Archive" Icon={Archive} onClick={() => void mark("archived")} />
					)}
					<Act small label="Delete" Icon={Trash2} removes onClick={() => void tasks.remove(chosen, finish)} />
					<Act small label="Clear selection" Icon={X} onClick={finish} />
				</fieldset>
			) : null}
		</div>
	);
}
