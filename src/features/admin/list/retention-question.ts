import { expiryOf } from "@/data/leads/expiry";
import { findExpired, readExpired } from "@/data/leads/repository";
import { ask } from "@/features/admin/ui/confirm";
import { formatDate, formatNumber } from "@/features/admin/ui/format";
import { exportLeads } from "./export-leads";

/**
 * Whether a new period for leads can be saved: asks the admin if leads would go at once. Throws like findExpired.
 *
 * @param isFromFile whether a backup has the period, which the admin therefore may not know
 */
export async function agreesToPeriod(months: number, isFromFile = false): Promise<boolean> {
	const expiry = expiryOf(months, new Date());
	const { total, oldest } = await findExpired(expiry);
	if (total === 0) return true;
	const [leads, it, goes] = total === 1 ? ["1 lead", "it", "it goes"] : [`${formatNumber(total)} leads`, "them", "they go"];
	const period = months === 1 ? "1 month" : `${months} months`;
	const day = oldest ? formatDate(oldest) : null;
	const end = `${goes} as soon as the inbox is opened, and Undo can’t bring ${it} back.`;
	const ofForm = [
		`Nothing has happened to ${it} for ${period}.`,
		day ? `${total === 1 ? "It is" : "The oldest is"} from ${day}.` : "",
		`With this period, ${end}`,
	];
	const ofFile = [
		`The settings in the file delete leads after ${period} without news.`,
		day ? `${total === 1 ? "This one is" : "The oldest of these is"} from ${day}.` : "",
		end.charAt(0).toUpperCase() + end.slice(1),
	];
	return ask({
		title: `Delete ${leads} for good?`,
		detail: (isFromFile ? ofFile : ofForm).filter(Boolean).join(" "),
		action: isFromFile ? "Restore and delete" : "Save and delete",
		...(isFromFile ? { cancel: "Leave out" } : {}),
		isDangerous: true,
		before: { label: "Export CSV first", busy: "Exporting…", run: () => exportLeads(() => readExpired(expiry)) },
	});
}
