import { type Caller, CALLERS as EMBEDDED_CALLERS, type Standing } from "../database/rest-callers.ts";

// Takes the place of ../database/rest-callers.ts in `npm run test:hosted`.
export * from "../database/rest-callers.ts";

/** The platform refuses tokens that it can't read; the embedded backend treats their callers as visitors. */
export const CALLERS: Record<Caller, Standing> = {
	...EMBEDDED_CALLERS,
	"with an unsigned token (alg none) of the administrator": "refused",
	"with half a token": "refused",
};
