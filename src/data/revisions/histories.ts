import { readAdminPostRows } from "../blogs/admin-repository";
import { POSTS_CHANGED_KEY } from "../blogs/queries";
import type { AdminPostRow } from "../blogs/schema";
import { PORTFOLIO_CHANGED_KEY } from "../portfolios/queries";
import { readRows } from "../portfolios/repository";
import type { PortfolioRow } from "../portfolios/schema";
import { rowHistory } from "./repository";

/** What projects were before. */
export const projectHistory = rowHistory<PortfolioRow>({ source: "portfolios", readRows, changedKey: PORTFOLIO_CHANGED_KEY });

/** What posts were before. */
export const postHistory = rowHistory<AdminPostRow>({ source: "blogs", readRows: readAdminPostRows, changedKey: POSTS_CHANGED_KEY });
