import type { FormEvent } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { readRouteText } from "@/shared/lib/route-state";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { CodeForm } from "../shell/code-form";
import { FailureNote } from "../shell/failure-note";
import { NotAdministrator } from "../shell/not-administrator";
import { PasswordField } from "../shell/password-field";
import { SplitPage } from "./split-page";
import { useLogin } from "./use-login";

/** /admin/login, outside the guard. */
export function LoginPage() {
	const login = useLogin();
	const notice = readRouteText(useLocation().state, "notice");
	if (login.visitor.kind === "stranger") return <NotAdministrator email={login.visitor.email} />;
	if (login.visitor.kind === "second-step") {
		return (
			<SplitPage title="Two-step sign-in" lead={`The password for ${login.visitor.email} is right. One more step.`}>
				<CodeForm devices={login.visitor.devices} onPassed={login.settle} onLeave={login.restart} leave="Use another account" />
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
			<FailureNote>{login.failure}</FailureNote>
			<Button type="submit" disabled={login.busy}>
				{login.busy ? "Signing in…" : "Sign in"}
			</Button>
		</form>
	);
}

/** Takes along what was typed, so that it need not be typed again. */
function ForgotLink({ email }: { email: string }) {
	return (
		<Link to={adminPaths.reset} state={{ email }} className="link-line py-1 text-ink-2">
			Forgot your password?
		</Link>
	);
}
