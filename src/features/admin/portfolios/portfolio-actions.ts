import { adminPaths } from "@/content/admin-paths";
import { projectRows } from "@/data/portfolios/admin-repository";
import type { PortfolioRow } from "@/data/portfolios/schema";
import type { DeletedWords } from "@/features/admin/list/deleted-button";
import type { Duplication, Publishing, Removal } from "@/features/admin/list/use-row-actions";

/** What can be done with a project of the list, in its words. */
export const portfolioActions: Removal<PortfolioRow> & Publishing<PortfolioRow> & Duplication = {
	name: "portfolios",
	log: "Portfolio",
	noun: "Portfolio",
	question: "Are you sure you want to delete this portfolio?",
	deleted: "Portfolio deleted",
	restored: "Portfolio restored",
	failed: "Failed to delete portfolio. Please try again.",
	remove: projectRows.remove,
	restore: projectRows.restore,
	update: projectRows.update,
	duplicate: projectRows.duplicate,
	editHref: adminPaths.editPortfolio,
};

/** Deleted projects, in their words. */
export const deletedPortfolios: DeletedWords = {
	name: "portfolios",
	log: "Deleted portfolios",
	noun: "Portfolio",
	title: "Deleted portfolios",
	load: async () => (await import("@/data/revisions/histories")).projectHistory,
};
