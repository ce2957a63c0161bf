import { NotebookPen, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { SiteBuildPanel } from "@/features/admin/ui/site-build";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Attention, Counts, LatestChanges } from "./dashboard-panels";
import { FollowUps } from "./follow-ups";
import { SampleNotice, type SampleRemoval } from "./sample-notice";

interface DashboardPageProps {
	loadSampleRemoval: () => Promise<SampleRemoval>;
	/** Additional panels below the built-in ones. */
	children?: ReactNode;
}

export function DashboardPage({ loadSampleRemoval, children }: DashboardPageProps) {
	return (
		<div className="mx-auto max-w-320">
			<div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Dashboard</h1>
				<nav aria-label="Quick actions" className="flex flex-wrap gap-2.5">
					<Link to={adminPaths.newProject} className={buttonStyles({ tone: "accent", size: "s" })}>
						<Plus aria-hidden="true" className="size-4" />
						Add New Portfolio
					</Link>
					<Link to={adminPaths.newPost} className={buttonStyles({ tone: "line", size: "s" })}>
						<NotebookPen aria-hidden="true" className="size-4" />
						Write New Blog Post
					</Link>
					<Link to={adminPaths.caseStudies} className={buttonStyles({ tone: "line", size: "s" })}>
						Manage Case Studies
					</Link>
				</nav>
			</div>
			<div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
				<SiteBuildPanel />
				<SampleNotice loadRemoval={loadSampleRemoval} />
				<div className="lg:col-span-2">
					<Counts />
				</div>
				<FollowUps />
				<LatestChanges />
				<Attention />
				{children}
			</div>
		</div>
	);
}
