import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { onSessionChange, type Visitor, whoIsIt } from "@/data/session";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { NotAdministrator } from "./not-administrator";
import { SignInAgain } from "./sign-in-again";

/** Who is here, as far as it is known; "locked" is the administrator whose session ended while he was working. */
type State = Visitor | { kind: "locked"; email: string } | "asking" | "unreachable";

const AdministratorContext = createContext<{ email: string } | null>(null);

/** The signed-in administrator. Only inside the gate. */
export function useAdministrator(): { email: string } {
	const administrator = useContext(AdministratorContext);
	if (!administrator) throw new Error("useAdministrator outside SessionGate");
	return administrator;
}

/**
 * Lets only the administrator through, as the server knows him. A courtesy: the policies of the database are the authority,
 * and they give a stranger nothing even without this gate.
 */
export function SessionGate({ children }: { children: ReactNode }) {
	const [visitor, setVisitor] = useState<State>("asking");
	const location = useLocation();
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

	if (visitor === "asking")
		return (
			<p role="status" className="wrap label-mono py-32 text-center text-ink-3">
				Checking your access…
			</p>
		);
	if (visitor === "unreachable") {
		return (
			<main className="wrap grid min-h-dvh place-items-center">
				<StatusPanel
					kind="error"
					title="The server cannot be reached"
					detail="Your access could not be checked. Nothing is lost; try again when the connection is back."
					action={<Button onClick={ask}>Try Again</Button>}
				/>
			</main>
		);
	}
	if (visitor.kind === "nobody") return <Navigate to={paths.admin.login} replace state={{ from: location.pathname + location.search }} />;
	if (visitor.kind === "stranger") return <NotAdministrator email={visitor.email} />;
	const locked = visitor.kind === "locked";
	return (
		<AdministratorContext value={{ email: visitor.email }}>
			<div inert={locked}>{children}</div>
			{locked ? <SignInAgain email={visitor.email} onSignedIn={() => setVisitor({ kind: "administrator", email: visitor.email })} /> : null}
		</AdministratorContext>
	);
}

/** After a sign-out: the administrator's work is locked in place, a stranger keeps his explanation, nobody else stays. */
function afterChange(now: State, signedIn: boolean): State {
	if (signedIn || now === "asking" || now === "unreachable") return now;
	if (now.kind === "administrator") return { kind: "locked", email: now.email };
	return now.kind === "locked" || now.kind === "stranger" ? now : { kind: "nobody" };
}
