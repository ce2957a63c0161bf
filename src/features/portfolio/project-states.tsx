import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { projectStates } from "@/content/portfolio-states";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";

export function ProjectsFailed({ label, onRetry }: { label: "Retry" | "Try Again"; onRetry: () => void }) {
	return (
		<StatusPanel
			kind="error"
			title={projectStates.failed}
			detail={projectStates.failedDetail}
			action={
				<Button tone="line" onClick={onRetry}>
					{label}
				</Button>
			}
		/>
	);
}

export function ProjectsEmpty({ detail }: { detail: string }) {
	return (
		<StatusPanel
			kind="empty"
			title={projectStates.empty}
			detail={detail}
			action={
				<Link to={paths.contactSection} className={buttonStyles({ tone: "line" })}>
					Start Your Project
				</Link>
			}
		/>
	);
}

/** Placeholders in the shape of two cards. */
export function ProjectsLoading({ text }: { text: string }) {
	return (
		<div role="status" data-loading="">
			<p className="label-mono m-0 mb-6 text-ink-3">{text}</p>
			<div className="grid gap-6 md:grid-cols-12">
				{["md:col-span-7", "md:col-span-5"].map((span) => (
					<div key={span} className={`overflow-hidden rounded-card border border-line bg-surface ${span}`}>
						<Skeleton className="aspect-[16/10] rounded-none" />
						<div className="grid gap-3 p-6">
							<Skeleton className="h-3 w-24" />
							<Skeleton className="h-6 w-3/4" />
							<Skeleton className="h-4 w-full" />
							<Skeleton className="mt-6 h-8 w-1/2" />
						</div>
					</div>
				))}
			</div>
		</div>
	);
}
