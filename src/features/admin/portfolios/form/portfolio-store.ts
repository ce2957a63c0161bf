import { createProject, readProject, updateProject } from "@/data/portfolios/admin-repository";

/** The three calls by which the form reads and saves one project; a test brings its own. */
export interface PortfolioStore {
	read: typeof readProject;
	create: typeof createProject;
	update: typeof updateProject;
}

export const portfolioStore: PortfolioStore = { read: readProject, create: createProject, update: updateProject };
