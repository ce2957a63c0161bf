import { DEMO_ADMIN } from "../../../scripts/embedded/backend.ts";

/** The administrator of supabase/seed.sql. */
export const ADMIN = DEMO_ADMIN;

/** Has an account and no rights. */
export const STRANGER = { email: "stranger@kalpa.example", password: "stranger-2026" } as const;

/** A second administrator, for journeys that sign out everywhere or change a password while others work. */
export const SECOND_ADMIN = { email: "second@kalpa.example", password: "second-kalpa-2026" } as const;

/** A third, whose password is forgotten. */
export const FORGETFUL_ADMIN = { email: "forgetful@kalpa.example", password: "forgetful-kalpa-2026" } as const;
