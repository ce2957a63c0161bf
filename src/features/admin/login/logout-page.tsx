import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { forgetCopies } from "@/data/backup/local-copies";
import { queryClient } from "@/data/query-client";
import { signOut, signOutEverywhere } from "@/data/session";
import { readRouteText } from "@/shared/lib/route-state";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/**
 * Ends the session. An address of its own, so that a form with unsaved changes can object to going there.
 * The login page is loaded anew: nothing of the administration stays in memory.
 *
 * Other devices are signed out only when the account's screen has asked for it in the history entry: an address that anybody can
 * link to must not be able to.
 */
export function LogoutPage() {
	const everywhere = readRouteText(useLocation().state, "scope") === "everywhere";
	const [isPartial, setPartial] = useState(false);
	useEffect(() => {
		const ending = everywhere ? signOutEverywhere() : signOut().then(() => true);
		ending
			.catch(() => false)
			.then((done) => {
				queryClient.clear();
				// They hold drafts; backups, which somebody made on purpose, stay.
				forgetCopies();
				if (done || !everywhere) location.replace(adminPaths.login);
				else setPartial(true);
			});
	}, [everywhere]);
	if (isPartial) return <SignedOutHereOnly />;
	return (
		<p role="status" className="label-mono py-32 text-center text-ink-3">
			Signing out…
		</p>
	);
}

/** The server did not answer: only this browser could forget the session. */
function SignedOutHereOnly() {
	return (
		<main className="wrap grid min-h-dvh place-items-center">
			<StatusPanel
				kind="error"
				title="Signed out on this device only"
				detail="The server could not be reached, so other devices may still be signed in. Sign in when the connection is back and sign out everywhere again."
				action={
					<a href={adminPaths.login} className={buttonStyles({ tone: "solid" })}>
						Go to the sign-in
					</a>
				}
			/>
		</main>
	);
}
