import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import { deleteProject, restoreProject } from "@/data/portfolios/admin-repository";
import type { PortfolioRow } from "@/data/portfolios/schema";

/** How long "Undo" stays, in milliseconds. */
const UNDO_MS = 10_000;

/** Asks, deletes, says so, and offers to undo it (D2 §8, decisions.md R118). One deletion at a time. */
export function useDeletePortfolio(): (id: string, version: number) => Promise<void> {
	const client = useQueryClient();
	const busy = useRef(false);
	const refresh = () => client.invalidateQueries({ queryKey: ["portfolios"] });

	const undo = async (row: PortfolioRow) => {
		try {
			await restoreProject(row);
			toast.success("Portfolio restored");
		} catch (error) {
			report(error);
			// The row is still held here: the person may try again.
			toast.error("Something went wrong. Please try again.", {
				duration: Number.POSITIVE_INFINITY,
				action: { label: "Undo", onClick: () => void undo(row) },
			});
		}
		await refresh();
	};

	return async (id, version) => {
		if (busy.current || !confirm("Are you sure you want to delete this portfolio?")) return;
		busy.current = true;
		try {
			const row = await deleteProject(id, version);
			toast.success("Portfolio deleted", { duration: UNDO_MS, action: { label: "Undo", onClick: () => void undo(row) } });
		} catch (error) {
			report(error);
			toast.error("Error", { description: "Failed to delete portfolio. Please try again.", duration: Number.POSITIVE_INFINITY });
		} finally {
			busy.current = false;
			await refresh();
		}
	};
}

function report(error: unknown): void {
	console.error("Portfolio:", error instanceof Error ? error.message : error);
}
