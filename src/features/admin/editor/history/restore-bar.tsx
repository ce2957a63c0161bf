import { LoaderCircle } from "lucide-react";
import { useId } from "react";
import { type RowState, stateOf } from "@/data/admin-rows/publication";
import { Button } from "@/shared/ui/button";
import type { EditedRow } from "../editor-definition";
import type { RestoreFailure } from "./use-restore-version";
import type { Compared } from "./use-versions";
import type { FieldChange } from "./version-changes";

interface RestoreBarProps {
	noun: string;
	/** Null while it is on its way. */
	pair: Compared<EditedRow> | null;
	changes: FieldChange[] | null;
	/** The form holds what is not saved. */
	dirty: boolean;
	restoring: boolean;
	failure: RestoreFailure | null;
	onRestore: () => void;
}

/** What restoring would leave as it is, or why it cannot be done now, and the button. */
export function RestoreBar({ noun, pair, changes, dirty, restoring, failure, onRestore }: RestoreBarProps) {
	const reason = useId();
	return (
		<footer className="border-line border-t px-5 py-3">
			<div role="alert">
				{failure ? (
					<p className="m-0 mb-3 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-2.5 text-[0.92rem]">
						{failureText(failure, noun)}
					</p>
				) : null}
			</div>
			<div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2.5">
				<p id={reason} className="m-0 mr-auto max-w-[36em] text-[0.88rem] text-ink-2">
					{dirty ? "Save or undo your own changes first." : noteOn(pair, changes)}
				</p>
				<Button tone="accent" size="s" disabled={dirty || restoring || !changes?.length} aria-describedby={reason} onClick={onRestore}>
					{restoring ? <LoaderCircle aria-hidden="true" className="size-4 animate-spin" /> : null}
					{restoring ? "Restoring…" : "Restore this version"}
				</Button>
			</div>
		</footer>
	);
}

const standing: Record<RowState, string> = { draft: "a draft", scheduled: "scheduled", published: "published" };

/** Where the row stands is no part of a version: that is said before somebody wonders. */
function noteOn(pair: Compared<EditedRow> | null, changes: FieldChange[] | null): string {
	if (!pair?.now || !pair.kept || !changes) return "";
	const { published_date = null } = pair.kept.row;
	// A version brings its date along, and a date can hide the row or show it.
	const restored = { ...pair.now, published_date };
	const [now, then, after] = [pair.now, pair.kept.row, restored].map((row) => standing[stateOf(row, new Date())]);
	if (after !== now) return `It is ${now}. Restoring makes it ${after}.`;
	if (now !== then) return `It was ${then} then. Restoring leaves it ${now}.`;
	return changes.length > 0 ? `It stays ${now}.` : "";
}

function failureText({ kind, slug }: RestoreFailure, noun: string): string {
	if (kind === "stale")
		return `This ${noun} was changed elsewhere meanwhile. Nothing was restored; the comparison shows that change now. Restore again if you still want this version.`;
	if (kind === "slug-taken")
		return `Another ${noun} has the address “${slug}” of this version now. Nothing was restored. Give the other one another slug first.`;
	if (kind === "session") return "Your session has ended. Nothing was restored: sign in, then restore again.";
	if (kind === "network") return "No answer from the server. Restore again: nothing is done twice.";
	if (kind === "gone") return `This ${noun} no longer exists. Nothing was restored; it can be brought back from “Deleted” in the list.`;
	if (kind === "refused") return `You may not change this ${noun}. Nothing was restored.`;
	return "Not restored: the server could not take it. Try again.";
}
