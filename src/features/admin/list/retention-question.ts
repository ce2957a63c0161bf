import { expiryOf } from "@/data/leads/expiry";
import { findExpired, readExpired } from "@/data/leads/repository";
import { ask } from "@/features/admin/ui/confirm";
import { formatDate, formatNumber } from "@/features/admin/ui/format";
import { exportLeads } from "./export-leads";

/** Whether a new period for leads can be saved: asks the admin if leads would go at once. Throws like findExpired. */
export async function agreesToPeriod(months: number, action = "Save and delete"): Promise<boolean> {
	const expiry = expiryOf(months, new Date());
	const { total, oldest } = await findExpired(expiry);
	if (total === 0) return true;
	const leads = total === 1 ? "1 lead" : `${formatNumber(total)} leads`;
	const period = months === 1 ? "1 month" : `${months} months`;
	const age = oldest ? `${total === 1 ? "It is" : "The oldest is"} from ${formatDate(oldest)}. ` : "";
	return ask({
		title: `Delete ${leads} for good?`,
		detail: `Nothing has happened to ${total === 1 ? "it" : "them"} for ${period}. ${age}With this period, ${total === 1 ? "it goes" : "they go"} as soon as the inbox is opened, and Undo can’t bring ${total === 1 ? "it" : "them"} back.`,
		action,
		isDangerous: true,
		before: { label: "Export CSV first", busy: "Exporting…", run: () => exportLeads(() => readExpired(expiry)) },
	});
}
