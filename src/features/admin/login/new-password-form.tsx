import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import { AccountFailed } from "@/data/auth-answer";
import type { Recovery } from "@/data/recovery";
import { Button } from "@/shared/ui/button";
import { accountWords } from "../shell/account-words";
import { CodeField, readCode } from "../shell/code-field";
import { FailureNote } from "../shell/failure-note";
import { isRepeated, newPassword, PASSWORD_HINT, REPEAT_DIFFERS, repeated } from "../shell/new-password";
import { PasswordField } from "../shell/password-field";

const schema = z.object({ password: newPassword, repeat: repeated }).refine(isRepeated, REPEAT_DIFFERS);
type Fields = z.infer<typeof schema>;

/** The new password, twice; with a second step its code, too, without which the server refuses. */
export function NewPasswordForm({ recovery, onExpired }: { recovery: Recovery; onExpired: () => void }) {
	const set = useNewPassword(recovery, onExpired);
	const { errors } = set.form.formState;
	return (
		<form ref={set.element} noValidate onSubmit={set.submit} data-ready="" className="grid gap-4.5">
			<input type="hidden" name="username" autoComplete="username" value={recovery.email} readOnly />
			<PasswordField
				id="new-password"
				label="New password"
				hint={PASSWORD_HINT}
				error={errors.password?.message}
				{...set.form.register("password")}
				autoComplete="new-password"
			/>
			<PasswordField
				id="repeat-password"
				label="Repeat it"
				error={errors.repeat?.message}
				{...set.form.register("repeat")}
				autoComplete="new-password"
			/>
			{recovery.devices.length > 0 ? <CodeField devices={recovery.devices} error={set.codeError} /> : null}
			<FailureNote>{set.failure}</FailureNote>
			<Button type="submit" disabled={set.busy}>
				{set.busy ? "Saving…" : "Set the password"}
			</Button>
		</form>
	);
}

function useNewPassword(recovery: Recovery, onExpired: () => void) {
	const form = useForm<Fields>({ resolver: zodResolver(schema), defaultValues: { password: "", repeat: "" } });
	const element = useRef<HTMLFormElement>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [codeError, setCodeError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	async function send({ password }: Fields) {
		if (busy || !element.current) return;
		const typed = recovery.devices.length > 0 ? readCode(element.current, recovery.devices) : undefined;
		setFailure(null);
		setCodeError(typed && "error" in typed ? typed.error : undefined);
		if (typed && "error" in typed) return;
		setBusy(true);
		try {
			const signedIn = await recovery.setPassword(password, typed);
			if (signedIn) await navigate(adminPaths.home, { replace: true, state: { notice: "Password changed" } });
			else await navigate(adminPaths.login, { replace: true, state: { notice: "Password changed. Sign in with the new one." } });
		} catch (error) {
			if (error instanceof AccountFailed && error.reason === "link") return onExpired();
			const words = accountWords(error);
			if (error instanceof AccountFailed && error.reason === "code") setCodeError(words);
			else setFailure(words);
		} finally {
			setBusy(false);
		}
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.handleSubmit(send)();
	};
	return { form, element, failure, codeError, busy, submit };
}
