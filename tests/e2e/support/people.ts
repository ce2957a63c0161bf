import { DEMO_ADMIN } from "../../../scripts/embedded/backend.ts";

/** The administrator of supabase/seed.sql. */
export const ADMIN = DEMO_ADMIN;

/** Has an account and no rights. */
export const STRANGER = { email: "stranger@kalpa.example", password: "stranger-2026" } as const;
