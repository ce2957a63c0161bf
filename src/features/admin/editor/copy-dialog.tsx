import { useEffect, useRef } from "react";
import { Button } from "@/shared/ui/button";

/** A text, selected, to be copied by hand where the browser does not let a page do it. */
export function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const area = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		area.current?.select();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label="Your text"
			onClose={onClose}
			className="m-auto w-[min(42rem,94vw)] rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-night/40"
		>
			<p className="m-0 mb-4 text-[0.92rem] text-ink-2">
				This browser does not let the page copy. The text is selected: copy it with Ctrl+C or ⌘C.
			</p>
			<textarea ref={area} readOnly aria-label="Your text" value={text} rows={14} className="control block resize-y text-[0.88rem]" />
			<div className="mt-4 flex justify-end">
				<Button tone="solid" size="s" onClick={() => dialog.current?.close()}>
					Close
				</Button>
			</div>
		</dialog>
	);
}
