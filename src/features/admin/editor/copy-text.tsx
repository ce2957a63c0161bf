import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { CopyDialog } from "./copy-dialog";

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
