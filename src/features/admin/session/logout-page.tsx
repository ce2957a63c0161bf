import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { removeCopies } from "@/data/backup/local-storage";
import { queryClient } from "@/data/query-client";
import { signOut, signOutEverywhere } from "@/data/session";
import { stopUploads } from "@/features/admin/ui/form/running-uploads";
import { forgetTexts } from "@/features/admin/ui/unsent-texts";
import { readRouteText } from "@/shared/lib/route-state";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/**
 * Signs out. Has its own URL, so that forms with unsaved changes can block the navigation. Reloads the login page to clear memory.
 *
 * Signs out other devices only if the history state asks for it, so that a link can't.
 */
export function LogoutPage() {
	const everywhere = readRouteText(useLocation().state, "scope") === "everywhere";
	const [isPartial, setPartial] = useState(false);
	useEffect(() => {
		// First, because only a session can remove their files. The browser would ask about them, too.
		const ending = stopUploads().then(() => (everywhere ? signOutEverywhere() : signOut().then(() => true)));
		ending
			.catch(() => false)
			.then((done) => {
				queryClient.clear();
				// The copies contain drafts. Backups stay: the admin created them on purpose.
				removeCopies();
				forgetTexts(() => true);
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

/** The server didn't answer, so only this browser has forgotten the session. */
function SignedOutHereOnly() {
	return (
		<main className="wrap grid min-h-dvh place-items-center">
			<StatusPanel
				kind="error"
				title="Signed out on this device only"
				detail="The server couldn't be reached, so other devices may still be signed in. When the connection is back, sign in and sign out everywhere again."
				action={
					<a href={adminPaths.login} className={buttonStyles({ tone: "solid" })}>
						Go to sign-in
					</a>
				}
			/>
		</main>
	);
}
