import { toast } from "sonner";
import { logFailure } from "./row-failures";

/** Puts the whole address of a page of this site on the clipboard; where that is refused, shows it to be copied by hand. */
export async function copyAddress(path: string): Promise<void> {
	const address = new URL(path, location.origin).href;
	try {
		await navigator.clipboard.writeText(address);
		toast.success("Address copied", { description: address });
	} catch (error) {
		logFailure("Clipboard", error);
		toast.error("The browser did not let the address be copied", { description: address, duration: Number.POSITIVE_INFINITY });
	}
}
