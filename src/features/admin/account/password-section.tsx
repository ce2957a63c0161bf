import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import * as z from "zod";
import { changePassword } from "@/data/account";
import { AccountFailed } from "@/data/auth-answer";
import { Button } from "@/shared/ui/button";
import { accountWords } from "../shell/account-words";
import { FailureNote } from "../shell/failure-note";
import { isRepeated, newPassword, PASSWORD_HINT, REPEAT_DIFFERS, repeated } from "../shell/new-password";
import { PasswordField } from "../shell/password-field";
import { AccountSection } from "./account-section";

const schema = z
	.object({ current: z.string().min(1, "Current password is required"), password: newPassword, repeat: repeated })
	.refine(isRepeated, REPEAT_DIFFERS);
type Fields = z.infer<typeof schema>;

const EMPTY: Fields = { current: "", password: "", repeat: "" };
const WRONG = "The current password is wrong.";

/** Changes the password; nobody can who has only found the computer unlocked. */
export function PasswordSection({ email }: { email: string }) {
	const { form, failure, busy, submit } = usePasswordChange(email);
	const { errors } = form.formState;
	return (
		<AccountSection title="Password" detail="Changing it signs out all other devices. This one stays signed in.">
			<form noValidate onSubmit={submit} data-ready="" className="grid gap-4.5">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					id="current-password"
					label="Current password"
					error={errors.current?.message}
					{...form.register("current")}
					autoComplete="current-password"
				/>
				<PasswordField
					id="new-password"
					label="New password"
					hint={PASSWORD_HINT}
					error={errors.password?.message}
					{...form.register("password")}
					autoComplete="new-password"
				/>
				<PasswordField
					id="repeat-password"
					label="Repeat it"
					error={errors.repeat?.message}
					{...form.register("repeat")}
					autoComplete="new-password"
				/>
				<FailureNote>{failure}</FailureNote>
				<Button type="submit" size="s" disabled={busy} className="justify-self-start">
					{busy ? "Changing…" : "Change password"}
				</Button>
			</form>
		</AccountSection>
	);
}

function usePasswordChange(email: string) {
	const form = useForm<Fields>({ resolver: zodResolver(schema), defaultValues: EMPTY });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);

	async function send({ current, password }: Fields) {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		try {
			await changePassword(email, current, password);
			form.reset(EMPTY);
			toast.success("Password changed");
		} catch (error) {
			const reason = error instanceof AccountFailed ? error.reason : "unreachable";
			const text = accountWords(error, { credentials: WRONG });
			if (reason === "credentials") form.setError("current", { message: text }, { shouldFocus: true });
			else if (reason === "same-password" || reason === "weak-password")
				form.setError("password", { message: text }, { shouldFocus: true });
			else setFailure(text);
		} finally {
			setBusy(false);
		}
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.handleSubmit(send)();
	};
	return { form, failure, busy, submit };
}
