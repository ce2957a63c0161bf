import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { AccountFailed } from "@/data/auth-answer";
import { openRecovery, type Recovery, type RecoveryLink, readRecoveryLink } from "@/data/recovery";
import { Button } from "@/shared/ui/button";
import { NewPasswordForm } from "./new-password-form";
import { RequestResetForm } from "./request-reset-form";
import { SplitPage } from "./split-page";

type State = "no-link" | "opening" | "expired" | "unreachable" | Recovery;

/** /admin/reset, outside the guard: asks for a mail, and is where the link in it leads. */
export function ResetPage() {
	const { state, again, askAnew } = useRecovery();
	const toLogin = (
		<Link to={adminPaths.login} className="link-line py-1 text-ink-2">
			Back to the sign-in
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
					The server cannot be reached, so your link could not be checked. It is not used up.
				</p>
				<Button onClick={again}>Try Again</Button>
			</SplitPage>
		);
	}
	return <RequestResetForm expired={state === "expired"} links={toLogin} />;
}

/**
 * The session that a link has brought. It is taken out of the address at once, so that neither the history nor a shared screen
 * keeps it, and held here until the password is set.
 */
function useRecovery() {
	const location = useLocation();
	const navigate = useNavigate();
	const [link, setLink] = useState<RecoveryLink | null>(null);
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<State>(() => (readRecoveryLink(location) ? "opening" : "no-link"));

	useEffect(() => {
		const found = readRecoveryLink(location);
		if (!found) return;
		setLink(found);
		navigate(adminPaths.reset, { replace: true });
	}, [location, navigate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every attempt opens the link again.
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
