import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { SignInFailed, signIn, whoIsIt } from "@/data/session";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { NotAdministrator } from "../shell/not-administrator";

const loginSchema = z.object({
	email: z.string().trim().min(1, "Email is required").max(254, "Invalid email address").pipe(z.email("Invalid email address")),
	password: z.string().min(1, "Password is required").max(200, "Password is too long"),
});

type Login = z.infer<typeof loginSchema>;

/** One neutral answer to a wrong pair: it does not tell which half was wrong, nor whether the account exists. */
const messages = {
	credentials: "E-mail or password is wrong.",
	"too-many": "Too many attempts. Wait a few minutes and try again.",
	unreachable: "The server cannot be reached. Please try again.",
} as const;

/** /admin/login, outside the guard (decisions.md R98). */
export function LoginPage() {
	const login = useLogin();
	const { errors } = login.form.formState;
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		login.submit();
	};
	if (login.stranger !== null) return <NotAdministrator email={login.stranger} />;
	return (
		<main className="grid min-h-dvh lg:grid-cols-[5fr_7fr]">
			<div className="grid content-center px-[clamp(20px,6vw,96px)] py-16">
				<div className="w-full max-w-sm">
					<p className="label-mono m-0 text-ink-3">{site.name}</p>
					<h1 className="mt-4 mb-8 font-semibold text-4xl leading-none tracking-[-0.035em]">Administration</h1>
					<form noValidate onSubmit={onSubmit} data-ready="" className="grid gap-4.5">
						<Field id="email" label="Email" error={errors.email?.message} required>
							{(control) => <input {...control} {...login.form.register("email")} type="email" autoComplete="username" />}
						</Field>
						<Field id="password" label="Password" error={errors.password?.message} required>
							{(control) => <input {...control} {...login.form.register("password")} type="password" autoComplete="current-password" />}
						</Field>
						{login.failure ? (
							<p role="alert" className="m-0 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-3 font-medium text-danger">
								{login.failure}
							</p>
						) : null}
						<Button type="submit" disabled={login.busy}>
							{login.busy ? "Signing in…" : "Sign in"}
						</Button>
					</form>
					<p className="mt-8 mb-0 text-sm">
						<Link to={paths.home} reloadDocument className="link-line text-ink-2">
							Back to the site
						</Link>
					</p>
				</div>
			</div>
			<div aria-hidden="true" className="hero-ground relative isolate hidden bg-night lg:block" />
		</main>
	);
}

function useLogin() {
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { email: "", password: "" } });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [stranger, setStranger] = useState<string | null>(null);
	const inFlight = useRef(false);
	const navigate = useNavigate();
	const target = readTarget(useLocation().state);

	// A signed-in administrator who opens this page goes on to where he came from.
	useEffect(() => {
		whoIsIt().then(
			(visitor) => visitor.kind === "administrator" && navigate(target, { replace: true }),
			() => undefined,
		);
	}, [navigate, target]);

	async function send({ email, password }: Login) {
		if (inFlight.current) return;
		inFlight.current = true;
		setBusy(true);
		setFailure(null);
		try {
			await signIn(email, password);
			const visitor = await whoIsIt();
			if (visitor.kind === "administrator") navigate(target, { replace: true });
			else if (visitor.kind === "stranger") setStranger(visitor.email);
			else setFailure(messages.unreachable);
		} catch (error) {
			const reason = error instanceof SignInFailed ? error.reason : "unreachable";
			console.warn("Sign-in:", reason);
			setFailure(messages[reason]);
			form.setFocus("password");
		} finally {
			inFlight.current = false;
			setBusy(false);
		}
	}

	return { form, failure, busy, stranger, submit: () => void form.handleSubmit(send)() };
}

/** Where to go after signing in: only a page of the administration (no foreign address can come in here). */
function readTarget(state: unknown): string {
	const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
	return typeof from === "string" && /^\/admin(\/|\?|$)/.test(from) && !from.startsWith(paths.admin.login) ? from : paths.admin.home;
}
