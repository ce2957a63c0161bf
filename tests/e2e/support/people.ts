export { DEMO_ADMIN as ADMIN } from "../../../scripts/embedded/backend.ts";

/** Has an account and no rights. */
export const STRANGER = { email: "stranger@kalpa.example", password: "stranger-2026" } as const;
