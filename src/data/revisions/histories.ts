import { POSTS_CHANGED_KEY } from "../blogs/queries";
import { readPostRows } from "../blogs/repository";
import type { PostRow } from "../blogs/schema";
import { PORTFOLIO_CHANGED_KEY } from "../portfolios/queries";
import { readRows } from "../portfolios/repository";
import type { PortfolioRow } from "../portfolios/schema";
import { rowHistory } from "./repository";

/** What projects were before. */
export const projectHistory = rowHistory<PortfolioRow>({ source: "portfolios", readRows, changedKey: PORTFOLIO_CHANGED_KEY });

/** What posts were before. */
export const postHistory = rowHistory<PostRow>({ source: "blogs", readRows: readPostRows, changedKey: POSTS_CHANGED_KEY });
