import { type ComponentProps, useState } from "react";
import * as z from "zod";
import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from "@/data/password";
import { Field } from "@/shared/ui/field";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
	id: string;
	label: string;
	error?: string;
	hint?: string;
	autoComplete: "current-password" | "new-password";
}

export function PasswordField({ id, label, error, hint, ...input }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	return (
		<Field id={id} label={label} error={error} hint={hint} required>
			{(control) => (
				<div className="relative">
					<input
						{...control}
						{...input}
						type={shown ? "text" : "password"}
						spellCheck={false}
						autoCapitalize="none"
						className={`${control.className} pr-18`}
					/>
					<button
						type="button"
						aria-controls={id}
						onClick={() => setShown((now) => !now)}
						className="absolute inset-y-1.5 right-1.5 min-w-14 cursor-pointer rounded-chip px-2.5 font-medium text-ink-2 text-sm transition-colors hover:bg-sunken hover:text-ink"
					>
						<span>{shown ? "Hide" : "Show"}</span>
						<span className="sr-only"> password</span>
					</button>
				</div>
			)}
		</Field>
	);
}

export const emailSchema = z
	.string()
	.trim()
	.min(1, "Email is required")
	.max(254, "Invalid email address")
	.pipe(z.email("Invalid email address"));

const TOO_SHORT = `Use at least ${MIN_PASSWORD} characters`;
const TOO_LONG = `Use at most ${MAX_PASSWORD_BYTES} characters. Accents and other scripts count as 2 to 4 each.`;
const bytes = (text: string) => new TextEncoder().encode(text).length;

export const PASSWORD_HINT = `At least ${MIN_PASSWORD} characters. A few words in a row are easy to remember.`;

export const newPassword = z
	.string()
	.min(1, "New password is required")
	.min(MIN_PASSWORD, TOO_SHORT)
	.refine((text) => text.trim() !== "", "Use more than just spaces")
	.refine((text) => bytes(text) <= MAX_PASSWORD_BYTES, TOO_LONG);

export const repeated = z.string().min(1, "Enter the new password again");

/** Whether the repeated password matches; an empty one has its own message. */
export const isRepeated = ({ password, repeat }: { password: string; repeat: string }): boolean => repeat === "" || password === repeat;

export const REPEAT_DIFFERS = { path: ["repeat"], error: "The two passwords don't match" };
