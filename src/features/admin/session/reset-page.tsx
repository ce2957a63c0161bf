import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import { AccountFailed } from "@/data/auth-answer";
import { openRecovery, type Recovery, type RecoveryLink, readRecoveryLink, requestPasswordReset } from "@/data/password";
import { FormFailure } from "@/features/admin/ui/alert";
import { readRouteText } from "@/shared/lib/route-state";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { logAccountFailure } from "./account-messages";
import { emailSchema, isRepeated, newPassword, PASSWORD_HINT, PasswordField, REPEAT_DIFFERS, repeated } from "./credentials";
import { sessionLabels } from "./labels";
import { CodeField, readCode } from "./second-factor";
import { SplitPage } from "./split-page";

type ResetState = "no-link" | "opening" | "expired" | "unreachable" | Recovery;

/** /admin/reset, outside the session gate: requests a reset email and handles the link in it. */
export function ResetPage() {
	const { state, again, askAnew } = useRecovery();
	const toLogin = (
		<Link to={adminPaths.login} className="link-line py-1 text-ink-2">
			Back to sign-in
		</Link>
	);
	if (typeof state === "object") {
		return (
			<SplitPage title="New password" lead={<>For {state.email}. All other devices will be signed out.</>} links={toLogin}>
				<NewPasswordForm recovery={state} onExpired={askAnew} />
			</SplitPage>
		);
	}
	if (state === "opening") {
		return (
			<SplitPage title="New password">
				<p role="status" className="m-0 text-ink-2">
					Checking your link…
				</p>
			</SplitPage>
		);
	}
	if (state === "unreachable") {
		return (
			<SplitPage title="New password" links={toLogin}>
				<p role="alert" className="mt-0 mb-5 text-ink-2">
					The server can't be reached, so we couldn't check your link. You can still use it.
				</p>
				<Button onClick={again}>Retry</Button>
			</SplitPage>
		);
	}
	return <RequestResetForm expired={state === "expired"} links={toLogin} />;
}

/** Removes the token from the URL at once, so that neither the history nor a shared screen reveals it, and keeps it in memory. */
function useRecovery() {
	const location = useLocation();
	const navigate = useNavigate();
	const [link, setLink] = useState<RecoveryLink | null>(null);
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<ResetState>(() => (readRecoveryLink(location) ? "opening" : "no-link"));

	useEffect(() => {
		const found = readRecoveryLink(location);
		if (!found) return;
		setLink(found);
		navigate(adminPaths.reset, { replace: true });
	}, [location, navigate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the link again.
	useEffect(() => {
		if (!link) return;
		let wanted = true;
		setState("opening");
		openRecovery(link).then(
			(recovery) => wanted && setState(recovery),
			(error: unknown) => wanted && setState(error instanceof AccountFailed && error.reason === "link" ? "expired" : "unreachable"),
		);
		return () => {
			wanted = false;
		};
	}, [link, attempt]);

	return { state, again: () => setAttempt((now) => now + 1), askAnew: () => setState("expired") };
}

const requestSchema = z.object({ email: emailSchema });
type ResetRequest = z.infer<typeof requestSchema>;

/** Gives the same answer for every address, with or without an account. */
function RequestResetForm({ expired, links }: { expired: boolean; links: ReactNode }) {
	const request = useRequest();
	const { errors } = request.form.formState;
	if (request.sentTo !== null) return <MailSent email={request.sentTo} links={links} onAgain={request.again} />;
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		request.submit();
	};
	return (
		<SplitPage
			title={expired ? "This link no longer works" : "Forgot your password?"}
			lead={
				expired
					? "It has expired or has already been used. Request a new one; only the newest link works."
					: "Enter the email address you sign in with. We'll send you a link to set a new password."
			}
			links={links}
		>
			<form noValidate onSubmit={onSubmit} data-ready="" className="grid gap-4.5">
				<Field id="email" label="Email" error={errors.email?.message} required>
					{(control) => <input {...control} {...request.form.register("email")} type="email" autoComplete="username" />}
				</Field>
				<FormFailure>{request.failure}</FormFailure>
				<Button type="submit" disabled={request.busy}>
					{request.busy ? "Sending…" : sessionLabels.sendLink}
				</Button>
			</form>
		</SplitPage>
	);
}

function useRequest() {
	const typed = readRouteText(useLocation().state, "email") ?? "";
	const form = useForm<ResetRequest>({ resolver: zodResolver(requestSchema), defaultValues: { email: typed } });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [sentTo, setSentTo] = useState<string | null>(null);

	async function send({ email }: ResetRequest) {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		try {
			await requestPasswordReset(email, new URL(adminPaths.reset, location.origin).href);
			setSentTo(email);
		} catch (error) {
			setFailure(logAccountFailure(error));
		} finally {
			setBusy(false);
		}
	}

	return { form, failure, busy, sentTo, again: () => setSentTo(null), submit: () => void form.handleSubmit(send)() };
}

function MailSent({ email, links, onAgain }: { email: string; links: ReactNode; onAgain: () => void }) {
	const text = useRef<HTMLParagraphElement>(null);
	useEffect(() => text.current?.focus(), []);
	return (
		<SplitPage title="Check your inbox" links={links}>
			<p ref={text} role="status" tabIndex={-1} className="m-0 text-ink-2 outline-none">
				If this address has an account, an email is on its way to <strong className="font-semibold text-ink">{email}</strong>. The link
				works once and expires after one hour.
			</p>
			<ul className="mt-5 mb-6 grid list-disc gap-1.5 pl-5 text-ink-2">
				<li>Open the link on any device and set a new password.</li>
				<li>Nothing after a few minutes? Check your spam folder and the spelling of the address.</li>
				<li>You can request another email once a minute. It replaces the older link.</li>
			</ul>
			<Button tone="line" onClick={onAgain}>
				Request another email
			</Button>
		</SplitPage>
	);
}

const newPasswordSchema = z.object({ password: newPassword, repeat: repeated }).refine(isRepeated, REPEAT_DIFFERS);
type NewPassword = z.infer<typeof newPasswordSchema>;

/** With a second factor, the server requires its code too. */
function NewPasswordForm({ recovery, onExpired }: { recovery: Recovery; onExpired: () => void }) {
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
				label={sessionLabels.repeatPassword}
				error={errors.repeat?.message}
				{...set.form.register("repeat")}
				autoComplete="new-password"
			/>
			{recovery.devices.length > 0 ? <CodeField devices={recovery.devices} error={set.codeError} inputRef={set.code} /> : null}
			<FormFailure>{set.failure}</FormFailure>
			<Button type="submit" disabled={set.busy}>
				{set.busy ? "Saving…" : sessionLabels.setPassword}
			</Button>
		</form>
	);
}

function useNewPassword(recovery: Recovery, onExpired: () => void) {
	const form = useForm<NewPassword>({ resolver: zodResolver(newPasswordSchema), defaultValues: { password: "", repeat: "" } });
	const element = useRef<HTMLFormElement>(null);
	const code = useRef<HTMLInputElement>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [codeError, setCodeError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	async function send({ password }: NewPassword) {
		if (busy || !element.current) return;
		const typed = recovery.devices.length > 0 ? readCode(element.current, recovery.devices) : undefined;
		setFailure(null);
		setCodeError(typed && "error" in typed ? typed.error : undefined);
		if (typed && "error" in typed) return code.current?.focus();
		setBusy(true);
		try {
			const signedIn = await recovery.setPassword(password, typed);
			if (signedIn) await navigate(adminPaths.home, { replace: true, state: { notice: "Password changed" } });
			else await navigate(adminPaths.login, { replace: true, state: { notice: "Password changed. Sign in with the new one." } });
		} catch (error) {
			if (error instanceof AccountFailed && error.reason === "link") return onExpired();
			const message = logAccountFailure(error);
			const reason = error instanceof AccountFailed ? error.reason : null;
			if (reason === "code") {
				setCodeError(message);
				// The button, which had the focus, was disabled meanwhile.
				code.current?.focus();
				code.current?.select();
			} else if (reason === "same-password" || reason === "weak-password") form.setError("password", { message }, { shouldFocus: true });
			else setFailure(message);
		} finally {
			setBusy(false);
		}
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.handleSubmit(send)();
	};
	return { form, element, code, failure, codeError, busy, submit };
}
