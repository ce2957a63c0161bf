import { portfolioStates } from "@/content/portfolio-states";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";

/** The list did not arrive: what happened, and a way to try again in place. */
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
