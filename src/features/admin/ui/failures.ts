import { toast } from "sonner";

export const UNDO_MS = 10_000;

export function logFailure(log: string, error: unknown): void {
	console.error(`${log}:`, error instanceof Error ? error.message : error);
}

/** Shows a failure until the admin dismisses it. @param id of the toast that it replaces */
export function showFailure(description: string, id?: string | number): void {
	toast.error("Error", { description, duration: Number.POSITIVE_INFINITY, ...(id !== undefined && { id }) });
}

/** Logs a failure and shows it. */
export function reportFailure(log: string, error: unknown, description: string): void {
	logFailure(log, error);
	showFailure(description);
}

/** What a small form says about a failed request. @param kind of `explainFailure` */
export function failureText(kind: string, otherwise: string): string {
	if (kind === "session") return "Your session has ended. Sign in again in another tab, then try again.";
	return kind === "network" ? "The server didn't respond. You can safely try again." : otherwise;
}

/** A failure's text that ends in "Please try again.", also when the server's text already asks for it. */
export const askToRetry = (text: string): string => (/\btry again\b[^.]*\.$/i.test(text) ? text : `${text} Please try again.`.trim());

/** An Undo button for a toast that undoes once, also when it's pressed twice; a failed undo offers another attempt. */
export function undoAction(log: string, undo: () => Promise<void>): { label: string; onClick: () => void } {
	let isTaken = false;
	const attempt = async () => {
		if (isTaken) return;
		isTaken = true;
		try {
			await undo();
		} catch (error) {
			isTaken = false;
			logFailure(log, error);
			toast.error("Something went wrong. Please try again.", { duration: Number.POSITIVE_INFINITY, action: offer });
		}
	};
	const offer = { label: "Undo", onClick: () => void attempt() };
	return offer;
}
