import { toast } from "sonner";
import { logFailure } from "./failures";

/** Copies a text to the clipboard; if the browser refuses, shows the text to copy by hand. */
export async function copyText(text: string, copied: string, detail?: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		toast.success(copied, { description: detail });
	} catch (error) {
		logFailure("Clipboard", error);
		toast.error("Your browser blocked copying. Select the text and press Ctrl+C.", {
			description: text,
			duration: Number.POSITIVE_INFINITY,
		});
	}
}
