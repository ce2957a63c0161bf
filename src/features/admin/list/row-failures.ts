import { toast } from "sonner";

/** How long "Undo" stays, in milliseconds. */
export const UNDO_MS = 10_000;

/** Writes a failure to the console. */
export function logFailure(log: string, error: unknown): void {
	console.error(`${log}:`, error instanceof Error ? error.message : error);
}

/** A failure as the specification says it: it stays until it is dismissed. */
export function reportFailure(log: string, error: unknown, description: string): void {
	logFailure(log, error);
	toast.error("Error", { description, duration: Number.POSITIVE_INFINITY });
}

/** The offer to take something back, and to try again when that failed: what is needed for it is still held here. */
export function undoAction(log: string, undo: () => Promise<void>): { label: string; onClick: () => void } {
	const attempt = async () => {
		try {
			await undo();
		} catch (error) {
			logFailure(log, error);
			toast.error("Something went wrong. Please try again.", { duration: Number.POSITIVE_INFINITY, action: offer });
		}
	};
	const offer = { label: "Undo", onClick: () => void attempt() };
	return offer;
}
