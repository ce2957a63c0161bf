import { Archive, ArrowLeft, ChevronDown, ChevronUp, Inbox, Mail, Trash2 } from "lucide-react";
import type { Lead } from "@/data/leads/schema";
import { Button } from "@/shared/ui/button";
import { useCharacterKeys } from "../shell/character-keys";
import { Act } from "./act";
import type { LeadPlace } from "./use-lead-place";
import type { LeadTasks } from "./use-lead-tasks";

interface ReaderBarProps {
	/** Null while it is on its way, or when there is none. */
	lead: Lead | null;
	place: LeadPlace;
	tasks: LeadTasks;
	/** Of the page that the list shows. */
	count: number;
}

/** Above an open lead: the way back, what can be done with it, and the ways to its neighbors. */
export function ReaderBar({ lead, place, tasks, count }: ReaderBarProps) {
	return (
		<div className="flex min-h-12 shrink-0 items-center gap-0.5 border-line-strong border-b bg-sunken px-2">
			<Button tone="quiet" size="s" className="px-2.5! lg:hidden" onClick={place.close}>
				<ArrowLeft aria-hidden="true" className="size-4" />
				Leads
			</Button>
			{lead ? (
				<div className="flex items-center gap-0.5 max-lg:ml-auto">
					{lead.status === "archived" ? (
						<Act label="Move to inbox" Icon={Inbox} onClick={() => void tasks.mark([lead], "read")} />
					) : (
						<Act label="Archive" Icon={Archive} onClick={() => void tasks.mark([lead], "archived", place.leave)} />
					)}
					{lead.status === "new" ? null : <Act label="Mark as new" Icon={Mail} onClick={() => void tasks.mark([lead], "new")} />}
					<Act label="Delete" Icon={Trash2} removes onClick={() => void tasks.remove([lead], place.leave)} />
				</div>
			) : null}
			<div className="flex items-center gap-0.5 lg:ml-auto">
				{place.position ? (
					<p className="m-0 mr-2 hidden text-[0.85rem] text-ink-3 tabular-nums sm:block">
						{place.position} of {count}
					</p>
				) : null}
				<Step label="Previous lead" shortcut="k" Icon={ChevronUp} go={place.previous} />
				<Step label="Next lead" shortcut="j" Icon={ChevronDown} go={place.next} />
			</div>
		</div>
	);
}

/** A way that is closed stays and says so: what has the focus must not vanish. */
function Step({ label, shortcut, Icon, go }: { label: string; shortcut: string; Icon: typeof Archive; go: (() => void) | null }) {
	const [hasKeys] = useCharacterKeys();
	return (
		<button
			type="button"
			aria-label={label}
			aria-keyshortcuts={hasKeys ? shortcut : undefined}
			aria-disabled={go === null}
			title={hasKeys ? `${label} (${shortcut})` : label}
			onClick={() => go?.()}
			className="grid size-10 place-items-center rounded-full text-ink-2 transition-colors hover:bg-line/60 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
		>
			<Icon aria-hidden="true" className="size-4.5" />
		</button>
	);
}
