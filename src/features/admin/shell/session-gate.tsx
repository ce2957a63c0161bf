import { createContext, type ReactNode, useContext } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { NotAdministrator } from "./not-administrator";
import { SignInAgain } from "./sign-in-again";
import { useVisitor } from "./use-visitor";

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
	const { visitor, ask, signedInAgain } = useVisitor();
	const location = useLocation();
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
	if (visitor.kind === "nobody" || visitor.kind === "second-step")
		return <Navigate to={adminPaths.login} replace state={{ from: location.pathname + location.search }} />;
	if (visitor.kind === "stranger") return <NotAdministrator email={visitor.email} />;
	const locked = visitor.kind === "locked";
	return (
		<AdministratorContext value={{ email: visitor.email }}>
			<div inert={locked}>{children}</div>
			{locked ? <SignInAgain email={visitor.email} onSignedIn={signedInAgain} /> : null}
		</AdministratorContext>
	);
}
