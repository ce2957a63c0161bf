import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { portfolioStates } from "@/content/portfolio-states";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/** There are no projects to show: the specified words, and what can be done all the same. */
export function ProjectsEmpty({ detail }: { detail: string }) {
	return (
		<StatusPanel
			kind="empty"
			title={portfolioStates.empty}
			detail={detail}
			action={
				<Link to={paths.contactSection} className={buttonStyles({ tone: "line" })}>
					Start Your Project
				</Link>
			}
		/>
	);
}
