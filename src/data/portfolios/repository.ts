import { withDeadline } from "@/shared/lib/deadline";
import type { PortfolioRow as PortfolioRowOfDatabase } from "../database.types";
import { publicClient } from "../public-client";
import { DataTimeout, RequestFailed } from "../request-failed";
import { toProject, toProjectSummary } from "./row-mapper";
import { type PortfolioRow, type Project, type ProjectSummary, portfolioRowSchema } from "./schema";

/** Named columns of the table, as REST takes them; a name that the migrated database does not have is a type error. */
const columns = (...names: (keyof PortfolioRowOfDatabase)[]): string => names.join(",");

/** Longest wait for the portfolio (D1 §9). */
const PORTFOLIO_TIMEOUT_MS = 5000;

/** More cards than this on one page help nobody; the database answers at most 1,000 rows anyway. */
const MOST_CARDS = 500;

const CARD_COLUMNS = columns(
	"id",
	"slug",
	"title",
	"client",
	"industry",
	"service_id",
	"description",
	"image",
	"image_alt",
	"technologies",
	"metrics",
	"detailed_metrics",
	"featured",
	"created_at",
);

const PAGE_COLUMNS = columns(
	"id",
	"slug",
	"title",
	"client",
	"client_logo",
	"industry",
	"service_id",
	"project_type",
	"description",
	"challenge",
	"solution",
	"image",
	"image_alt",
	"gallery",
	"link",
	"technologies",
	"features",
	"approach",
	"tech_stack",
	"metrics",
	"detailed_metrics",
	"extended_testimonial",
	"timeline",
	"team_size",
	"featured",
	"published_at",
	"created_at",
	"updated_at",
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Every project that visitors may see, newest first.
 *
 * @param signal ends the request early.
 * @throws DataTimeout after 5 s; RequestFailed when the backend refuses, fails, or answers something that is no list.
 */
export async function getProjects(signal?: AbortSignal): Promise<ProjectSummary[]> {
	return withDeadline(
		PORTFOLIO_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const { data, error, status } = await publicClient()
				.from("portfolios")
				.select(CARD_COLUMNS)
				.order("created_at", { ascending: false })
				.order("id", { ascending: false })
				.range(0, MOST_CARDS - 1)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed("portfolios", status, error.code);
			return readRows(data).map(toProjectSummary);
		},
	);
}

/**
 * One project by its id or slug, or null when there is none that visitors may see. An id that can be neither is answered
 * without a request (the database would call it an error, decisions.md R84).
 *
 * @throws DataTimeout, RequestFailed as above.
 */
export async function getProject(idOrSlug: string, signal?: AbortSignal): Promise<Project | null> {
	const column = UUID.test(idOrSlug) ? "id" : SLUG.test(idOrSlug) ? "slug" : null;
	if (!column) return null;
	return withDeadline(
		PORTFOLIO_TIMEOUT_MS,
		() => new DataTimeout(),
		signal,
		async (both) => {
			const { data, error, status } = await publicClient()
				.from("portfolios")
				.select(PAGE_COLUMNS)
				.eq(column, idOrSlug)
				.limit(1)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed("portfolio", status, error.code);
			const [row] = readRows(data);
			return row ? toProject(row) : null;
		},
	);
}

/**
 * Rows out of an answer; a row without an id is left out.
 *
 * @throws RequestFailed when the answer is no list (a proxy's error page, a wrong address).
 */
export function readRows(data: unknown): PortfolioRow[] {
	if (!Array.isArray(data)) throw new RequestFailed("portfolios", 0, "not a list");
	return data.flatMap((item) => {
		const row = portfolioRowSchema.safeParse(item);
		return row.success ? [row.data] : [];
	});
}
