import { type ComponentProps, useState } from "react";
import { Field } from "@/shared/ui/field";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
	id: string;
	label: string;
	error?: string;
	hint?: string;
	autoComplete: "current-password" | "new-password";
}

/** A password, hidden until its button shows it. */
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
						aria-pressed={shown}
						aria-controls={id}
						onClick={() => setShown((now) => !now)}
						className="absolute inset-y-1.5 right-1.5 min-w-14 cursor-pointer rounded-chip px-2.5 font-medium text-ink-2 text-sm transition-colors hover:bg-sunken hover:text-ink"
					>
						{shown ? "Hide" : "Show"}
						<span className="sr-only"> what is typed</span>
					</button>
				</div>
			)}
		</Field>
	);
}
