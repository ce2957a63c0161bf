import { computeExpiry } from "@/data/leads/expiry";
import { findExpired, readExpired } from "@/data/leads/repository";
import { askEither } from "@/features/admin/ui/confirm";
import { formatDate, formatNumber } from "@/features/admin/ui/format";
import { exportLeads } from "./export-leads";

/**
 * Whether a new period for leads can be saved: asks the admin if leads would be deleted at once. Null when the admin closes the question.
 * Throws like findExpired.
 *
 * @param isFromFile whether a backup has the period, which the admin therefore may not know
 */
export async function agreesToPeriod(months: number, isFromFile = false): Promise<boolean | null> {
	const expiry = computeExpiry(months, new Date());
	const { total, oldest } = await findExpired(expiry);
	if (total === 0) return true;
	const isOne = total === 1;
	const [leads, it] = isOne ? ["1 lead", "it"] : [`${formatNumber(total)} leads`, "them"];
	const period = months === 1 ? "1 month" : `${months} months`;
	const reason = isFromFile
		? `The settings in the file delete leads after ${period} without activity.`
		: `Nothing has happened to ${it} for ${period}.`;
	const age = oldest ? ` ${isOne ? "The lead" : "The oldest"} is from ${formatDate(oldest)}.` : "";
	return askEither({
		title: `Delete ${leads} for good?`,
		detail: `${reason}${age} With this period, opening the inbox deletes ${it}, and Undo can't bring ${it} back.`,
		action: isFromFile ? "Restore and delete" : "Save and delete",
		...(isFromFile ? { cancel: "Leave out" } : {}),
		isDangerous: true,
		before: { label: "Export CSV first", busy: "Exporting…", run: () => exportLeads(() => readExpired(expiry)) },
	});
}
