import { TriangleAlert } from "lucide-react";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import type { SaveFailure } from "./save-failure";

interface SaveAlertProps {
	failure: SaveFailure;
	onKeepMine: () => void;
	onLoadTheirs: () => void;
}

/** A save that needs a decision. Nothing that was typed is touched before it is made. */
export function SaveAlert({ failure, onKeepMine, onLoadTheirs }: SaveAlertProps) {
	return (
		<div role="alert" className="mb-3 flex gap-3 rounded-[10px] sm:-ml-2 border border-danger/35 bg-danger-wash px-4 py-3 text-[0.92rem]">
			<TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
			<div className="min-w-0 flex-1">
				{failure.kind === "stale" ? (
					<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5">
						<p className="m-0 max-w-[62ch]">
							<strong className="font-semibold">This project was changed elsewhere since you opened it.</strong> Keeping yours saves over
							that change; loading theirs discards your text.
						</p>
						<div className="flex flex-wrap gap-2">
							<Button tone="line" size="s" onClick={onKeepMine}>
								Keep mine
							</Button>
							<Button tone="line" size="s" onClick={onLoadTheirs}>
								Load theirs
							</Button>
						</div>
					</div>
				) : (
					<p className="m-0 max-w-[72ch]">
						<strong className="font-semibold">
							{failure.kind === "gone" ? "This project no longer exists, or your session has ended." : "Your session has ended."}
						</strong>{" "}
						Nothing was saved and your text is still here.{" "}
						<a href={paths.admin.login} target="_blank" rel="noreferrer" className="link-line font-medium">
							Sign in in a new tab
						</a>
						, then save again.
					</p>
				)}
			</div>
		</div>
	);
}
