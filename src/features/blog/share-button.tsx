import { Share2 } from "lucide-react";
import { postPage } from "@/content/blogs";
import { notify, prepareNotices } from "@/shared/lib/notify";
import { Button } from "@/shared/ui/button";

interface Shared {
	title: string;
	text: string;
	/** Absolute address. */
	url: string;
}

/** Hands a page on by the system's own means, or puts its address into the clipboard. */
export async function share(shared: Shared): Promise<void> {
	if ("share" in navigator) {
		try {
			await navigator.share(shared);
			return;
		} catch (error) {
			// The visitor canceled.
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	try {
		await navigator.clipboard.writeText(shared.url);
		notify({ kind: "success", text: postPage.copied });
	} catch {
		notify({ kind: "error", text: `${postPage.notCopied}: ${shared.url}` });
	}
}

export function ShareButton(shared: Shared) {
	return (
		<Button
			tone="line"
			size="s"
			className="needs-script"
			onPointerEnter={prepareNotices}
			onFocus={prepareNotices}
			onClick={() => void share(shared)}
		>
			<Share2 aria-hidden="true" className="size-4" />
			{postPage.share}
		</Button>
	);
}
