import { services } from "./index";

/** Last parts of the service pages' addresses. The build puts the list itself in this module's place (scripts/vite/evaluated.ts). */
export const serviceSlugs: string[] = services.map(({ route }) => route.slice("/".length));
