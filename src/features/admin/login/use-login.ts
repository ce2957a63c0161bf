import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import { SignInFailed, signIn, signOut, type Visitor, whoIsIt } from "@/data/session";
import { emailSchema } from "./email-schema";

const loginSchema = z.object({
	email: emailSchema,
	password: z.string().min(1, "Password is required").max(200, "Password is too long"),
});

type Login = z.infer<typeof loginSchema>;

/** One neutral answer to a wrong pair: it does not tell which half was wrong, nor whether the account exists. */
const messages = {
	credentials: "E-mail or password is wrong.",
	"too-many": "Too many attempts. Wait a few minutes and try again.",
	unreachable: "The server cannot be reached. Please try again.",
} as const;

/** Signing in, step by step: the password, then a code where the account wants one, then on to where the person came from. */
export function useLogin() {
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { email: "", password: "" } });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [visitor, setVisitor] = useState<Visitor>({ kind: "nobody" });
	const inFlight = useRef(false);
	const navigate = useNavigate();
	const target = readTarget(useLocation().state);
	// It ends when the next screen is there: until then the button is busy.
	const goOn = useCallback(
		async (found: Visitor) => {
			if (found.kind === "administrator") await navigate(target, { replace: true });
			else setVisitor(found);
		},
		[navigate, target],
	);

	// A signed-in administrator who opens this page goes on to where he came from; one who has given his password gives the code.
	useEffect(() => {
		whoIsIt().then(
			(found) => (found.kind === "administrator" || found.kind === "second-step" ? goOn(found) : undefined),
			() => undefined,
		);
	}, [goOn]);

	async function settle() {
		const found = await whoIsIt();
		if (found.kind === "nobody") setFailure(messages.unreachable);
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
			setFailure(messages[reason]);
			form.setFocus("password");
		} finally {
			inFlight.current = false;
			setBusy(false);
		}
	}

	const restart = () =>
		void signOut().finally(() => {
			form.resetField("password");
			setVisitor({ kind: "nobody" });
		});

	return { form, failure, busy, visitor, settle, restart, submit: () => void form.handleSubmit(send)() };
}

/** Where to go after signing in: only a page of the administration (no foreign address can come in here). */
function readTarget(state: unknown): string {
	const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
	return typeof from === "string" && /^\/admin(\/|\?|$)/.test(from) && !from.startsWith(adminPaths.login) ? from : adminPaths.home;
}
