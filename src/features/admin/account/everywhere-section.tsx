import { useNavigate } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { Button } from "@/shared/ui/button";
import { AccountSection } from "./account-section";

const QUESTION = "Sign out on every device, including this one?";

/** Ends all sessions: for a lost computer, or a doubt. */
export function EverywhereSection() {
	const navigate = useNavigate();
	const ask = () => {
		if (window.confirm(QUESTION)) void navigate(adminPaths.logout, { state: { scope: "everywhere" } });
	};
	return (
		<AccountSection
			title="Sessions"
			detail="Logout ends the session of this browser alone. When a device is lost, end all of them at once."
		>
			<Button tone="line" size="s" onClick={ask}>
				Sign out everywhere
			</Button>
		</AccountSection>
	);
}
