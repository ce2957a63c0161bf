import * as z from "zod";

/** The address of an account. */
export const emailSchema = z
	.string()
	.trim()
	.min(1, "Email is required")
	.max(254, "Invalid email address")
	.pipe(z.email("Invalid email address"));
