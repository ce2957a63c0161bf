import { withDeadline } from "@/shared/lib/deadline";
import { adminClient } from "./admin-client";
import { PORTFOLIO_TIMEOUT_MS } from "./portfolios/repository";
import { DataTimeout, RequestFailed } from "./request-failed";

/** What the dashboard counts. */
export interface Counts {
	portfolios: number;
	drafts: number;
	posts: number;
	newLeads: number;
}

/**
 * Counts rows without fetching them.
 *
 * @throws DataTimeout after 5 s; RequestFailed.
 */
export async function readCounts(signal?: AbortSignal): Promise<Counts> {
	return withDeadline(
		PORTFOLIO_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const count = async (table: string, column?: string, value?: string) => {
				const all = adminClient().from(table).select("id", { count: "exact", head: true });
				const { count: rows, error, status } = await (column && value ? all.eq(column, value) : all).retry(false).abortSignal(both);
				if (error) throw new RequestFailed(table, status, error.code);
				return rows ?? 0;
			};
			const [portfolios, drafts, posts, newLeads] = await Promise.all([
				count("portfolios"),
				count("portfolios", "status", "draft"),
				count("blogs"),
				count("leads", "status", "new"),
			]);
			return { portfolios, drafts, posts, newLeads };
		},
	);
}
