import { type FormEvent, useEffect, useRef, useState } from "react";
import { paths } from "@/content/paths";
import { SignInFailed, signIn, whoIsIt } from "@/data/session";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Field } from "@/shared/ui/field";

interface SignInAgainProps {
	email: string;
	onSignedIn: () => void;
}

/**
 * The session ended while the administrator was working: expired, revoked, or signed out in another tab. What he typed stays
 * where it is, behind this dialog (decisions.md R126); nothing of it can be read or changed until he has signed in again.
 */
export function SignInAgain({ email, onSignedIn }: SignInAgainProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const password = new FormData(event.currentTarget).get("password");
		if (busy || typeof password !== "string") return;
		setBusy(true);
		setFailure(null);
		try {
			await signIn(email, password);
			const visitor = await whoIsIt();
			if (visitor.kind === "administrator") onSignedIn();
			else setFailure("This account is not the administrator.");
		} catch (error) {
			const wrong = error instanceof SignInFailed && error.reason === "credentials";
			setFailure(wrong ? "The password is wrong." : "The server cannot be reached. Please try again.");
		} finally {
			setBusy(false);
		}
	}

	return (
		<dialog
			ref={dialog}
			aria-labelledby="sign-in-again"
			onCancel={(event) => event.preventDefault()}
			className="m-auto w-[min(26rem,92vw)] rounded-card border border-line bg-surface p-7 text-ink backdrop:bg-paper"
		>
			<h2 id="sign-in-again" className="m-0 font-semibold text-heading tracking-[-0.02em]">
				Your session has ended
			</h2>
			<p className="mt-2 mb-5 text-ink-2">Sign in again as {email}. What you were working on is still here.</p>
			<form noValidate data-ready="" onSubmit={(event) => void submit(event)} className="grid gap-4">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<Field id="password-again" label="Password" required>
					{(control) => <input {...control} name="password" type="password" autoComplete="current-password" />}
				</Field>
				{failure ? (
					<p role="alert" className="m-0 font-medium text-danger">
						{failure}
					</p>
				) : null}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={busy}>
						{busy ? "Signing in…" : "Sign in"}
					</Button>
					<a href={paths.admin.login} className={buttonStyles({ tone: "quiet" })}>
						Leave
					</a>
				</div>
			</form>
		</dialog>
	);
}
