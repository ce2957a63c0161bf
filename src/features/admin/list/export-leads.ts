import { toast } from "sonner";
import { csvFileName, leadsCsv } from "@/data/leads/leads-csv";
import type { Lead } from "@/data/leads/schema";
import { reportFailure } from "@/features/admin/ui/failures";
import { formatNumber } from "@/features/admin/ui/format";
import { saveFile } from "@/shared/lib/save-file";

/** Saves leads as a CSV file, or says why not. */
export async function exportLeads(read: () => Promise<Lead[]>): Promise<void> {
	try {
		const leads = await read();
		saveFile(csvFileName(new Date()), "text/csv;charset=utf-8", leadsCsv(leads));
		toast.success(leads.length === 1 ? "Lead exported" : `${formatNumber(leads.length)} leads exported`);
	} catch (error) {
		reportFailure("Leads", error, "Failed to export leads. Please try again.");
	}
}
