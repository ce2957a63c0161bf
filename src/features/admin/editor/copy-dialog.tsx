import { Dialog } from "@/features/admin/ui/dialog";
import { Button } from "@/shared/ui/button";

/** Shows a selected text to copy by hand, for browsers that block copying. */
export function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
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
