import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { csvFileName, leadsCsv } from "@/data/leads/leads-csv";
import { type LeadFilter, readAllLeads } from "@/data/leads/repository";
import { saveFile } from "@/shared/lib/save-file";
import { Button } from "@/shared/ui/button";
import { reportFailure } from "../list/row-failures";
import { LOG } from "./lead-list-rules";
import { countOf } from "./lead-words";

const figures = new Intl.NumberFormat("en-US");

/** Saves every lead that the search and the filters leave, not only the page that is shown. */
export function ExportLeads({ filter, total }: { filter: LeadFilter; total: number | undefined }) {
	const [progress, setProgress] = useState<string | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const save = async () => {
		if (running.current) return;
		const controller = new AbortController();
		running.current = controller;
		setProgress("Exporting…");
		try {
			const leads = await readAllLeads(
				filter,
				(read, all) => setProgress(`Exporting ${figures.format(read)} of ${figures.format(all)}…`),
				controller.signal,
			);
			saveFile(csvFileName(new Date()), "text/csv;charset=utf-8", leadsCsv(leads));
			toast.success(`${countOf(leads.length)} exported`);
		} catch (error) {
			if (!controller.signal.aborted) reportFailure(LOG, error, "Failed to export leads. Please try again.");
		} finally {
			running.current = null;
			setProgress(null);
		}
	};
	const off = !total || progress !== null;
	return (
		<Button tone="line" size="s" aria-disabled={off} onClick={() => off || void save()}>
			<Download aria-hidden="true" className="size-4" />
			<span aria-live="polite" className="tabular-nums">
				{progress ?? "Export CSV"}
			</span>
		</Button>
	);
}
