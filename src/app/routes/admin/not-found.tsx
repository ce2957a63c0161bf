import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

export function Component() {
	return (
		<StatusPanel
			kind="empty"
			title="No such screen"
			detail="The admin area has no screen at this address."
			action={
				<Link to={adminPaths.home} className={buttonStyles({ tone: "solid" })}>
					Go to the dashboard
				</Link>
			}
		/>
	);
}
