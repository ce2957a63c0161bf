import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useOnline } from "@/features/admin/ui/use-online";
import { Button } from "@/shared/ui/button";
import type { SaveFailure } from "./save-failure";

interface SaveAlertProps {
	failure: SaveFailure<unknown>;
	noun: string;
	onRetry: () => void;
	onSignIn: () => void;
	/** What stands in a conflict's place. */
	conflict: ReactNode;
}

/** A save that did not go through, and what can be done. Nothing that was typed is touched before somebody decides. */
export function SaveAlert({ failure, noun, onRetry, onSignIn, conflict }: SaveAlertProps) {
	return (
		<div
			role="alert"
			className="mb-3 flex max-h-[52vh] gap-3 overflow-y-auto rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-3 text-[0.92rem] @min-[40rem]:-ml-2"
		>
			<TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
			<div className="min-w-0 flex-1">
				{failure.kind === "stale" ? conflict : <Reason failure={failure} noun={noun} onRetry={onRetry} onSignIn={onSignIn} />}
			</div>
		</div>
	);
}

function Reason({ failure, noun, onRetry, onSignIn }: Omit<SaveAlertProps, "conflict">) {
	const online = useOnline();
	if (failure.kind === "network")
		return (
			<Said
				what={online ? "Not saved: no answer from the server." : "Not saved: no connection."}
				then={online ? "Your text is still here." : "Your text is still here. It will be tried again when you press Save."}
				action={online ? { label: "Save now", run: onRetry } : null}
			/>
		);
	if (failure.kind === "session")
		return (
			<Said
				what="Your session has ended."
				then="Your text is still here. It is saved as soon as you have signed in again."
				action={{ label: "Sign in", run: onSignIn }}
			/>
		);
	if (failure.kind === "refused")
		return <Said what="You may not save this." then="Nothing was saved and your text is still here." action={null} />;
	if (failure.kind === "gone")
		return <Said what={`This ${noun} no longer exists.`} then="Nothing was saved and your text is still here." action={null} />;
	return (
		<Said what="Not saved." then="The server could not take it. Your text is still here." action={{ label: "Try again", run: onRetry }} />
	);
}

function Said({ what, then, action }: { what: string; then: string; action: { label: string; run: () => void } | null }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5">
			<p className="m-0 max-w-[48.2em]">
				<strong className="font-semibold">{what}</strong> {then}
			</p>
			{action ? (
				<Button tone="line" size="s" onClick={action.run}>
					{action.label}
				</Button>
			) : null}
		</div>
	);
}
