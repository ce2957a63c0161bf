import { useEffect, useRef } from "react";
import { Button } from "@/shared/ui/button";

interface LossNoticeProps {
	losses: string[];
	tooLong: boolean;
	/** Somebody wants to write here all the same, and is asked. */
	asking: boolean;
	onStay: () => void;
	onWrite: () => void;
}

/** What the rich editor cannot hold, by name. Nothing of it is gone before somebody says so and then writes. */
export function LossNotice({ losses, tooLong, asking, onStay, onWrite }: LossNoticeProps) {
	const stay = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (asking) stay.current?.focus();
	}, [asking]);
	return (
		<div role="status" className="empty:hidden">
			{losses.length === 0 && !tooLong ? null : (
				<div className="mb-2 grid gap-2.5 rounded-[10px] border border-line bg-accent-wash px-4 py-3 text-[0.88rem]">
					{tooLong ? (
						<p className="m-0">
							<strong className="font-semibold">Too long to be written here.</strong> Shorten it as HTML first.
						</p>
					) : (
						<p className="m-0">
							<strong className="font-semibold">Writing here would drop: {losses.join(", ")}.</strong>{" "}
							{asking ? "The words stay. Nothing is dropped before your first change." : "As HTML everything stays as it is."}
						</p>
					)}
					{asking ? (
						<p className="m-0 flex flex-wrap gap-2">
							<Button ref={stay} tone="solid" size="s" onClick={onStay}>
								Stay with HTML
							</Button>
							<Button tone="line" size="s" onClick={onWrite}>
								Write and drop them
							</Button>
						</p>
					) : null}
				</div>
			)}
		</div>
	);
}
