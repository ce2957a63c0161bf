import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { onSessionChange, type Visitor, whoIsIt } from "@/data/session";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { NotAdministrator } from "./not-administrator";

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
	const [visitor, setVisitor] = useState<Visitor | "asking" | "unreachable">("asking");
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
		// Signing out in another tab locks this one. A stranger, who is signed out here, keeps the explanation on the screen.
		return onSessionChange((signedIn) => setVisitor((now) => (signedIn || isStranger(now) ? now : { kind: "nobody" })));
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
	return <AdministratorContext value={{ email: visitor.email }}>{children}</AdministratorContext>;
}

function isStranger(visitor: Visitor | "asking" | "unreachable"): boolean {
	return typeof visitor === "object" && visitor.kind === "stranger";
}
