import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from "react";
import { checkSession, onSessionChange, type Visitor, whoIsIt } from "@/data/session";

/** Who is here, as far as it is known; "locked" is the administrator whose session ended while he was working. */
type State = Visitor | { kind: "locked"; email: string } | "asking" | "unreachable";

/** Asks who is here, and follows what happens to the session in this tab, in other tabs and on other devices. */
export function useVisitor() {
	const [visitor, setVisitor] = useState<State>("asking");
	const ask = useCallback(() => {
		setVisitor("asking");
		whoIsIt().then(setVisitor, (error: unknown) => {
			console.error("Session:", error instanceof Error ? error.message : error);
			setVisitor("unreachable");
		});
	}, []);
	useEffect(() => {
		ask();
		return onSessionChange((signedIn) => setVisitor((now) => afterChange(now, signedIn)));
	}, [ask]);
	useEffect(() => {
		const returned = () => void (document.visibilityState === "visible" && checkSession());
		window.addEventListener("focus", returned);
		return () => window.removeEventListener("focus", returned);
	}, []);

	const locked = typeof visitor === "object" && visitor.kind === "locked";
	useEffect(() => {
		if (!locked) return;
		const unlock = () => unlockWith(setVisitor);
		const stop = onSessionChange((signedIn) => void (signedIn && unlock()));
		window.addEventListener("focus", unlock);
		return () => {
			stop();
			window.removeEventListener("focus", unlock);
		};
	}, [locked]);

	const signedInAgain = useCallback(() => setVisitor((now) => (isLocked(now) ? { kind: "administrator", email: now.email } : now)), []);
	return { visitor, ask, signedInAgain };
}

const isLocked = (state: State): state is { kind: "locked"; email: string } => typeof state === "object" && state.kind === "locked";

/** Signed in again in another tab: this one goes on, too, if it is the same person and the server knows him as before. */
function unlockWith(setVisitor: Dispatch<SetStateAction<State>>): void {
	whoIsIt().then(
		(visitor) => setVisitor((now) => (isLocked(now) && visitor.kind === "administrator" && visitor.email === now.email ? visitor : now)),
		() => undefined,
	);
}

/** After a sign-out: the administrator's work is locked in place, a stranger keeps his explanation, nobody else stays. */
function afterChange(now: State, signedIn: boolean): State {
	if (signedIn || now === "asking" || now === "unreachable") return now;
	if (now.kind === "administrator") return { kind: "locked", email: now.email };
	return now.kind === "locked" || now.kind === "stranger" ? now : { kind: "nobody" };
}
