import { services } from "./index";

/** Slugs of the service pages. The build replaces this module with the list (scripts/vite/evaluated.ts). */
export const serviceSlugs: string[] = services.map(({ route }) => route.slice("/".length));
