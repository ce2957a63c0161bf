import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { paths } from "@/content/paths";
import { ADMIN_PAGE_SIZE, listProjects } from "@/data/portfolios/admin-repository";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import { PortfolioTable } from "./portfolio-table";

const loadFailed = "Failed to load portfolios. Please try again.";

/** /admin/portfolio: every project, newest first, a page of fifty at a time. */
export function PortfolioListPage() {
	const [query, setQuery] = useSearchParams();
	const page = Math.max(0, (Number.parseInt(query.get("page") ?? "1", 10) || 1) - 1);
	const { data, status, error, refetch } = useQuery({
		queryKey: ["portfolios", "admin", page],
		queryFn: ({ signal }) => listProjects(page, signal),
		placeholderData: keepPreviousData,
	});
	useEffect(() => {
		if (!error) return;
		console.error("Portfolios:", error.message);
		toast.error("Error", { description: loadFailed, duration: Number.POSITIVE_INFINITY, id: "portfolios-load" });
	}, [error]);
	useLastPage(page, data?.total, setQuery);
	const pages = Math.max(1, Math.ceil((data?.total ?? 0) / ADMIN_PAGE_SIZE));
	return (
		<div className="mx-auto max-w-300">
			<div className="mb-8 flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Portfolio Management</h1>
					<p className="mt-2.5 mb-0 text-ink-2">{data ? `${data.total} ${data.total === 1 ? "portfolio" : "portfolios"}` : "Counting…"}</p>
				</div>
				<AddLink label="Add Portfolio" />
			</div>
			{status === "pending" ? <Loading /> : null}
			{status === "error" && !data ? (
				<StatusPanel kind="error" title="Error" detail={loadFailed} action={<Button onClick={() => void refetch()}>Retry</Button>} />
			) : null}
			{data?.total === 0 ? (
				<StatusPanel kind="empty" title="No portfolios found" action={<AddLink label="Create your first portfolio" />} />
			) : null}
			{data && data.total > 0 ? <PortfolioTable rows={data.rows} /> : null}
			{pages > 1 ? (
				<nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
					<Button tone="line" size="s" disabled={page === 0} onClick={() => setQuery({ page: String(page) })}>
						Newer
					</Button>
					<p className="m-0 text-ink-3 text-sm">
						Page {page + 1} of {pages}
					</p>
					<Button tone="line" size="s" disabled={page + 1 >= pages} onClick={() => setQuery({ page: String(page + 2) })}>
						Older
					</Button>
				</nav>
			) : null}
		</div>
	);
}

/** Whoever stands behind the last page, because its rows were deleted, is led to it. */
function useLastPage(
	page: number,
	total: number | undefined,
	setQuery: (query: Record<string, string>, options: { replace: true }) => void,
) {
	useEffect(() => {
		if (total === undefined || page === 0) return;
		const last = Math.max(0, Math.ceil(total / ADMIN_PAGE_SIZE) - 1);
		if (page > last) setQuery({ page: String(last + 1) }, { replace: true });
	}, [page, total, setQuery]);
}

function AddLink({ label }: { label: string }) {
	return (
		<Link to={paths.admin.newPortfolio} className={buttonStyles({ tone: "accent", size: "s" })}>
			<Plus aria-hidden="true" className="size-4" />
			{label}
		</Link>
	);
}

function Loading() {
	return (
		<div role="status" className="grid gap-px overflow-hidden rounded-card border border-line">
			<p className="sr-only">Loading portfolios</p>
			{["a", "b", "c", "d", "e", "f"].map((row) => (
				<div key={row} className="grid grid-cols-[2fr_1fr_1fr] gap-6 bg-surface p-5">
					<Skeleton className="h-5" />
					<Skeleton className="h-5" />
					<Skeleton className="h-5" />
				</div>
			))}
		</div>
	);
}
