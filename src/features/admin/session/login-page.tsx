import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import { recordSignIn } from "@/data/activity";
import { type CurrentUser, getCurrentUser, SignInFailed, signIn, signOut } from "@/data/session";
import { FormFailure } from "@/features/admin/ui/alert";
import { readRouteText } from "@/shared/lib/route-state";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { emailSchema, PasswordField } from "./credentials";
import { NotAdministrator } from "./not-administrator";
import { CodeForm } from "./second-factor";
import { SplitPage } from "./split-page";

/** /admin/login, outside the session gate. */
export function LoginPage() {
	const login = useLogin();
	const notice = readRouteText(useLocation().state, "notice");
	if (login.user.kind === "stranger") return <NotAdministrator email={login.user.email} />;
	if (login.user.kind === "second-step") {
		return (
			<SplitPage title="Two-step sign-in" lead={`The password for ${login.user.email} is correct. One more step.`}>
				<CodeForm devices={login.user.devices} onPassed={login.settle} onLeave={login.restart} leave="Use another account" />
			</SplitPage>
		);
	}
	return (
		<SplitPage title="Administration" lead={notice} links={<ForgotLink email={login.form.watch("email")} />}>
			<LoginForm login={login} />
		</SplitPage>
	);
}

function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
	const { errors } = login.form.formState;
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		login.submit();
	};
	return (
		<form noValidate onSubmit={onSubmit} data-ready="" className="grid gap-4.5">
			<Field id="email" label="Email" error={errors.email?.message} required>
				{(control) => <input {...control} {...login.form.register("email")} type="email" autoComplete="username" />}
			</Field>
			<PasswordField
				id="password"
				label="Password"
				error={errors.password?.message}
				{...login.form.register("password")}
				autoComplete="current-password"
			/>
			<FormFailure>{login.failure}</FormFailure>
			<Button type="submit" disabled={login.busy}>
				{login.busy ? "Signing in…" : "Sign in"}
			</Button>
		</form>
	);
}

/** Passes on the email address that the admin has typed. */
function ForgotLink({ email }: { email: string }) {
	return (
		<Link to={adminPaths.reset} state={{ email }} className="link-line py-1 text-ink-2">
			Forgot your password?
		</Link>
	);
}

const loginSchema = z.object({
	email: emailSchema,
	password: z.string().min(1, "Password is required").max(200, "Password is too long"),
});

type Login = z.infer<typeof loginSchema>;

/** One message for wrong credentials: it doesn't reveal whether the account exists. */
const messages = {
	credentials: "The email or password is wrong.",
	"too-many": "Too many attempts. Wait a few minutes and try again.",
	refused: "The server refused the sign-in. Please try again later.",
	unreachable: "The server can't be reached. Please try again.",
	offline: "You're offline. Sign in again when the connection is back.",
} as const;

/** Signs in with the password, then a code if the account requires one, and continues to the requested page. */
function useLogin() {
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { email: "", password: "" } });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [user, setUser] = useState<CurrentUser>({ kind: "signed-out" });
	const inFlight = useRef(false);
	const navigate = useNavigate();
	const target = readTarget(useLocation().state);
	// Awaits navigation, so that the button stays busy until the next page is ready.
	const goOn = useCallback(
		async (found: CurrentUser) => {
			if (found.kind === "administrator") await navigate(target, { replace: true });
			else setUser(found);
		},
		[navigate, target],
	);

	// Skip the form for a signed-in admin, and ask for the code if the password was already given.
	useEffect(() => {
		getCurrentUser().then(
			(found) => (found.kind === "administrator" || found.kind === "second-step" ? goOn(found) : undefined),
			() => undefined,
		);
	}, [goOn]);

	async function settle() {
		const found = await getCurrentUser();
		if (found.kind === "signed-out") setFailure(messages.unreachable);
		if (found.kind === "administrator") void recordSignIn();
		await goOn(found);
	}

	async function send({ email, password }: Login) {
		if (inFlight.current) return;
		inFlight.current = true;
		setBusy(true);
		setFailure(null);
		try {
			await signIn(email, password);
			await settle();
		} catch (error) {
			const reason = error instanceof SignInFailed ? error.reason : "unreachable";
			console.warn("Sign-in:", reason);
			setFailure(messages[navigator.onLine ? reason : "offline"]);
			form.setFocus("password");
		} finally {
			inFlight.current = false;
			setBusy(false);
		}
	}

	const restart = () =>
		void signOut().finally(() => {
			form.resetField("password");
			setUser({ kind: "signed-out" });
		});

	return { form, failure, busy, user, settle, restart, submit: () => void form.handleSubmit(send)() };
}

/** Only pages of the admin: prevents open redirects. */
function readTarget(state: unknown): string {
	const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
	return typeof from === "string" && /^\/admin(\/|\?|$)/.test(from) && !from.startsWith(adminPaths.login) ? from : adminPaths.home;
}
