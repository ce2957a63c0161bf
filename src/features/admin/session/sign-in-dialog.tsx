import { type FormEvent, useState } from "react";
import { adminPaths } from "@/content/admin-paths";
import { recordSignIn } from "@/data/activity";
import type { Device } from "@/data/second-factor";
import { getCurrentUser, SignInFailed, signIn, signOut } from "@/data/session";
import { FormFailure } from "@/features/admin/ui/alert";
import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { PasswordField } from "./credentials";
import { CodeForm } from "./second-factor";

interface SignInDialogProps {
	email: string;
	onSignedIn: () => void;
}

const UNREACHABLE = "The server can't be reached. Please try again.";
const messages = {
	credentials: "The password is wrong.",
	"too-many": "Too many attempts. Wait a few minutes and try again.",
	refused: "The server refused the sign-in. Please try again later.",
	unreachable: UNREACHABLE,
} as const;

/** Covers the page after the session has ended. Unsaved work stays behind it, unreadable until the admin signs in again. */
export function SignInDialog({ email, onSignedIn }: SignInDialogProps) {
	const again = useSignInAgain(email, onSignedIn);
	return (
		<Dialog kind="card" isLocked backdrop="opaque" onClose={() => {}} className="w-[min(26rem,92vw)] p-7">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Your session has ended</DialogTitle>
			<p className="mt-2 mb-5 text-ink-2">Sign in again as {email}. Your work is still here.</p>
			{again.devices ? (
				<CodeForm devices={again.devices} onPassed={again.settle} onLeave={again.restart} leave="Start over" />
			) : (
				<form noValidate data-ready="" onSubmit={again.submit} className="grid gap-4">
					<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
					<PasswordField id="password-again" label="Password" name="password" autoComplete="current-password" />
					<FormFailure>{again.failure}</FormFailure>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={again.busy}>
							{again.busy ? "Signing in…" : "Sign in"}
						</Button>
						<a href={adminPaths.login} className={buttonStyles({ tone: "quiet" })}>
							Leave
						</a>
					</div>
				</form>
			)}
		</Dialog>
	);
}

function useSignInAgain(email: string, onSignedIn: () => void) {
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [devices, setDevices] = useState<Device[] | null>(null);

	/** Continues as far as the server allows. */
	async function settle() {
		const user = await getCurrentUser();
		if (user.kind === "administrator" && user.email === email) {
			void recordSignIn();
			return onSignedIn();
		}
		setDevices(user.kind === "second-step" ? user.devices : null);
		if (user.kind === "signed-out") setFailure("The server can't be reached. Please try again.");
		else if (user.kind !== "second-step") setFailure("This account isn't an administrator.");
	}

	async function send(password: string) {
		setBusy(true);
		setFailure(null);
		try {
			await signIn(email, password);
			await settle();
		} catch (error) {
			setFailure(error instanceof SignInFailed ? messages[error.reason] : UNREACHABLE);
		} finally {
			setBusy(false);
		}
	}

	return {
		failure,
		busy,
		devices,
		settle,
		restart: () => void signOut().finally(() => setDevices(null)),
		submit: (event: FormEvent<HTMLFormElement>) => {
			event.preventDefault();
			const password = new FormData(event.currentTarget).get("password");
			if (!busy && typeof password === "string") void send(password);
		},
	};
}
