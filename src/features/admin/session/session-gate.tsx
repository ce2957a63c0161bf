import {
	createContext,
	type Dispatch,
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
import { type CurrentUser, checkSession, getCurrentUser, onSessionChange } from "@/data/session";
import { dismissQuestion } from "@/features/admin/ui/confirm";
import { PageCovered } from "@/features/admin/ui/dialog";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { NotAdministrator } from "./not-administrator";
import { SignInDialog } from "./sign-in-dialog";

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
