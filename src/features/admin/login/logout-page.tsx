import { useEffect } from "react";
import { paths } from "@/content/paths";
import { queryClient } from "@/data/query-client";
import { signOut } from "@/data/session";

/**
 * Ends the session. An address of its own, so that a form with unsaved changes can object to going there (decisions.md R100).
 * The login page is loaded anew: nothing of the administration stays in memory.
 */
export function LogoutPage() {
	useEffect(() => {
		void signOut().finally(() => {
			queryClient.clear();
			location.replace(paths.admin.login);
		});
	}, []);
	return (
		<p role="status" className="label-mono py-32 text-center text-ink-3">
			Signing out…
		</p>
	);
}
