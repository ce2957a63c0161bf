import { DEMO_ADMIN } from "../../../scripts/embedded/backend.ts";

/** The administrator of supabase/seed.sql. */
export const ADMIN = DEMO_ADMIN;

/** An account without rights. */
export const STRANGER = { email: "stranger@kalpa.example", password: "stranger-2026" } as const;

/** A second administrator, for tests that sign out everywhere or change a password. */
export const SECOND_ADMIN = { email: "second@kalpa.example", password: "second-kalpa-2026" } as const;

/** A third administrator, for the password reset. */
export const FORGETFUL_ADMIN = { email: "forgetful@kalpa.example", password: "forgetful-kalpa-2026" } as const;
