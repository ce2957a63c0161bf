import { useState } from "react";
import { Dialog } from "@/features/admin/ui/dialog";
import { Button } from "@/shared/ui/button";

interface CopyTextProps {
	label: string;
	text: () => string;
	tone?: "line" | "solid";
}

/** Copies a text; when the browser blocks that, shows it in a dialog to copy by hand. */
export function CopyText({ label, text, tone = "line" }: CopyTextProps) {
	const [copied, setCopied] = useState(false);
	const [shown, setShown] = useState<string | null>(null);
	const copy = async () => {
		const content = text();
		try {
			await navigator.clipboard.writeText(content);
			setCopied(true);
		} catch {
			setShown(content);
		}
	};
	return (
		<>
			<Button tone={tone} size="s" onClick={() => void copy()}>
				{label}
			</Button>
			<span role="status" className="self-center text-[0.85rem] text-ink-2">
				{copied ? "Copied" : ""}
			</span>
			{shown === null ? null : <CopyDialog text={shown} onClose={() => setShown(null)} />}
		</>
	);
}

/** Shows a selected text to copy by hand, for browsers that block copying. */
function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
	return (
		<Dialog kind="card" label="Your text" keepsInput backdrop="light" onClose={onClose} className="w-[min(42rem,94vw)] p-6">
			<p className="m-0 mb-4 text-[0.92rem] text-ink-2">Your browser blocked copying. Press Ctrl+C or ⌘C to copy the selected text.</p>
			<textarea ref={selectAll} readOnly aria-label="Your text" value={text} rows={14} className="control block resize-y text-[0.88rem]" />
			<div className="mt-4 flex justify-end">
				<Button tone="solid" size="s" onClick={onClose}>
					Close
				</Button>
			</div>
		</Dialog>
	);
}

const selectAll = (area: HTMLTextAreaElement | null): void => area?.select();
