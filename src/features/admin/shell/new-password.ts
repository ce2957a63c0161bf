import * as z from "zod";
import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from "@/data/account";

const TOO_SHORT = `Use at least ${MIN_PASSWORD} characters`;
const TOO_LONG = `Use at most ${MAX_PASSWORD_BYTES} characters`;
const bytes = (text: string) => new TextEncoder().encode(text).length;

export const PASSWORD_HINT = `At least ${MIN_PASSWORD} characters. A few words in a row are easy to remember.`;

/** A new password, as the server takes it. */
export const newPassword = z
	.string()
	.min(1, "New password is required")
	.min(MIN_PASSWORD, TOO_SHORT)
	.refine((text) => text.trim() !== "", "Use more than spaces")
	.refine((text) => bytes(text) <= MAX_PASSWORD_BYTES, TOO_LONG);

/** The new password a second time. */
export const repeated = z.string().min(1, "Type the new password again");

/** Whether the second time is the same; an empty field says so itself. */
export const isRepeated = ({ password, repeat }: { password: string; repeat: string }): boolean => repeat === "" || password === repeat;

export const REPEAT_DIFFERS = { path: ["repeat"], error: "The two passwords are not the same" };
