import { useEffect } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { signOut } from "@/data/session";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/** Signs out an account without admin rights and explains why. */
export function NotAdministrator({ email }: { email: string }) {
	useEffect(() => {
		signOut().catch((error: unknown) => console.error("Sign-out:", error));
	}, []);
	return (
		<main className="wrap grid min-h-dvh place-items-center">
			<StatusPanel
				kind="error"
				title="This account isn't an administrator"
				detail={`${email || "This account"} has no access to the admin area. You have been signed out.`}
				action={
					<span className="flex flex-wrap justify-center gap-3">
						<Link to={adminPaths.login} reloadDocument className={buttonStyles({ tone: "solid" })}>
							Sign in with another account
						</Link>
						<Link to={paths.home} reloadDocument className={buttonStyles({ tone: "line" })}>
							Return to Home
						</Link>
					</span>
				}
			/>
		</main>
	);
}
