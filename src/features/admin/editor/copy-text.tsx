import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { CopyDialog } from "./copy-dialog";

interface CopyTextProps {
	label: string;
	/** Made when it is asked for. */
	text: () => string;
	tone?: "line" | "solid";
}

/** Puts a text on the clipboard; where the browser refuses, it is shown, ready to be copied by hand. */
export function CopyText({ label, text, tone = "line" }: CopyTextProps) {
	const [copied, setCopied] = useState(false);
	const [shown, setShown] = useState<string | null>(null);
	const copy = async () => {
		const wanted = text();
		try {
			await navigator.clipboard.writeText(wanted);
			setCopied(true);
		} catch {
			// No clipboard, or not allowed.
			setShown(wanted);
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
