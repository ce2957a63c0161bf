import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { type Counts, readCounts } from "@/data/dashboard";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";

const tiles: { key: keyof Counts; label: string }[] = [
	{ key: "portfolios", label: "Portfolios" },
	{ key: "drafts", label: "Drafts" },
	{ key: "posts", label: "Blog posts" },
	{ key: "newLeads", label: "New leads" },
];

/** /admin: how much there is, and the way to the work. */
export function DashboardPage() {
	const { data, status, refetch } = useQuery({ queryKey: ["dashboard", "counts"], queryFn: ({ signal }) => readCounts(signal) });
	return (
		<div className="mx-auto max-w-275">
			<div className="mb-8 flex flex-wrap items-end justify-between gap-4">
				<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Dashboard</h1>
				<Link to={paths.admin.newPortfolio} className={buttonStyles({ tone: "accent", size: "s" })}>
					<Plus aria-hidden="true" className="size-4" />
					Add New Portfolio
				</Link>
			</div>
			{status === "error" && !data ? (
				<StatusPanel
					kind="error"
					title="Error"
					detail="Failed to load the counts. Please try again."
					action={<Button onClick={() => void refetch()}>Retry</Button>}
				/>
			) : (
				<dl className="m-0 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
					{tiles.map(({ key, label }) => (
						<div key={key} className="flex flex-col-reverse justify-end gap-1 bg-surface px-6 py-6">
							<dt className="text-ink-3">{label}</dt>
							<dd className="m-0 font-semibold text-5xl tabular-nums leading-none tracking-[-0.04em]">
								{data ? data[key] : <Skeleton className="h-12 w-16" />}
							</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}
