import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { portfolioStates } from "@/content/portfolio-states";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/** Shown when the list can't be loaded, with a retry. */
export function ProjectsFailed({ label, onRetry }: { label: "Retry" | "Try Again"; onRetry: () => void }) {
	return (
		<StatusPanel
			kind="error"
			title={portfolioStates.failed}
			detail={portfolioStates.failedDetail}
			action={
				<Button tone="line" onClick={onRetry}>
					{label}
				</Button>
			}
		/>
	);
}

/** Shown when there are no projects. */
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
