import {
	createContext,
	type Dispatch,
	type FormEvent,
	type ReactNode,
	type SetStateAction,
	useCallback,
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { Navigate, useLocation } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { recordSignIn } from "@/data/activity";
import { queryClient } from "@/data/query-client";
import type { Device } from "@/data/second-factor";
import { type CurrentUser, checkSession, getCurrentUser, onSessionChange, SignInFailed, signIn, signOut } from "@/data/session";
import { FormFailure } from "@/features/admin/ui/alert";
import { dismissQuestion } from "@/features/admin/ui/confirm";
import { Dialog, DialogTitle, PageCovered } from "@/features/admin/ui/dialog";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { PasswordField } from "./credentials";
import { NotAdministrator } from "./not-administrator";
import { CodeForm } from "./second-factor";

const AdministratorContext = createContext<{ email: string } | null>(null);

/** Only inside `SessionGate`. */
export function useAdministrator(): { email: string } {
	const administrator = useContext(AdministratorContext);
	if (!administrator) throw new Error("useAdministrator outside SessionGate");
	return administrator;
}

/** Lets only the admin through. A convenience: the database policies are the authority. */
export function SessionGate({ children }: { children: ReactNode }) {
	const location = useLocation();
	const { user, locked, ask, signedInAgain } = useCurrentUser(location.pathname);
	const page = useClearedPage(locked);
	if (user === "asking")
		return (
			<p role="status" className="wrap label-mono py-32 text-center text-ink-3">
				Checking your access…
			</p>
		);
	if (user === "unreachable") {
		return (
			<main className="wrap grid min-h-dvh place-items-center">
				<StatusPanel
					kind="error"
					title="The server can't be reached"
					detail="We couldn't check your access. Your work is safe, so try again when the connection is back."
					action={<Button onClick={ask}>Retry</Button>}
				/>
			</main>
		);
	}
	if (user.kind === "signed-out" || user.kind === "second-step")
		return <Navigate to={adminPaths.login} replace state={{ from: location.pathname + location.search }} />;
	if (user.kind === "stranger") return <NotAdministrator email={user.email} />;
	return (
		<AdministratorContext value={{ email: user.email }}>
			<div ref={page} inert={locked}>
				<PageCovered value={locked}>{children}</PageCovered>
			</div>
			{locked ? <SignInDialog email={user.email} onSignedIn={signedInAgain} /> : null}
		</AdministratorContext>
	);
}

/** Closes what would keep the admin from the sign-in form: an open question, and modal dialog elements, which make the rest inert. */
function useClearedPage(locked: boolean) {
	const page = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (!locked) return;
		dismissQuestion();
		for (const dialog of page.current?.querySelectorAll<HTMLDialogElement>("dialog[open]") ?? []) dialog.close();
	}, [locked]);
	return page;
}

type SessionState = CurrentUser | { kind: "locked"; email: string } | "asking" | "unreachable";

const CHECK_EVERY_MS = 60_000;

/**
 * Follows session changes in this tab, in other tabs and on other devices. To the database, a session that ended on another device
 * is a visitor: lists come without drafts and leads. So the server is asked on each page, on return to the window, and every minute.
 */
function useCurrentUser(pathname: string) {
	const [user, setUser] = useState<SessionState>("asking");
	const ask = useCallback(() => {
		setUser("asking");
		getCurrentUser().then(setUser, (error: unknown) => {
			console.error("Session:", error instanceof Error ? error.message : error);
			setUser("unreachable");
		});
	}, []);
	useEffect(() => {
		ask();
		return onSessionChange((signedIn) => setUser((now) => afterChange(now, signedIn)));
	}, [ask]);
	useEffect(() => {
		const check = () => void (document.visibilityState === "visible" && checkSession());
		const timer = setInterval(check, CHECK_EVERY_MS);
		window.addEventListener("focus", check);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", check);
		};
	}, []);
	const checkedPage = useRef(pathname);
	useEffect(() => {
		if (checkedPage.current === pathname) return;
		checkedPage.current = pathname;
		void checkSession();
	}, [pathname]);

	const locked = isLocked(user);
	useEffect(() => {
		if (!locked) return;
		const unlock = () => unlockWith(setUser);
		const stop = onSessionChange((signedIn) => void (signedIn && unlock()));
		window.addEventListener("focus", unlock);
		return () => {
			stop();
			window.removeEventListener("focus", unlock);
		};
	}, [locked]);

	// Lists that were read without a session lack drafts and leads.
	useEffect(() => (locked ? () => void queryClient.invalidateQueries() : undefined), [locked]);
	const signedInAgain = useCallback(() => setUser((now) => (isLocked(now) ? { kind: "administrator", email: now.email } : now)), []);
	return { user, locked, ask, signedInAgain };
}

const isLocked = (state: SessionState): state is { kind: "locked"; email: string } => typeof state === "object" && state.kind === "locked";

/** Unlocks after a sign-in in another tab, if it is the same admin. */
function unlockWith(setUser: Dispatch<SetStateAction<SessionState>>): void {
	getCurrentUser().then(
		(user) => setUser((now) => (isLocked(now) && user.kind === "administrator" && user.email === now.email ? user : now)),
		() => undefined,
	);
}

/** After a sign-out, locks the admin's work in place; anyone else returns to the login. */
function afterChange(now: SessionState, signedIn: boolean): SessionState {
	if (signedIn || now === "asking" || now === "unreachable") return now;
	if (now.kind === "administrator") return { kind: "locked", email: now.email };
	return now.kind === "locked" || now.kind === "stranger" ? now : { kind: "signed-out" };
}

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
function SignInDialog({ email, onSignedIn }: SignInDialogProps) {
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
