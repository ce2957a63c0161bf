import type { RouteObject } from "react-router-dom";
import { adminRoute } from "./admin-routes";
import { publicRoutes } from "./public-routes";

/** The one router's routes: the public site and the administration. */
export const routes: RouteObject[] = [publicRoutes, adminRoute];
