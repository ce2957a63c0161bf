import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { type EntryCounts, readCounts } from "@/data/dashboard";
import { formatNumber } from "@/features/admin/ui/format";
import { Skeleton } from "@/shared/ui/skeleton";
import { PanelFailed } from "../shell/panel";
import { useDashboardQuery } from "./use-dashboard-query";

/** How much there is; each number leads to the list that shows it. */
export function Counts() {
	const { data, failed, retry } = useDashboardQuery("counts", readCounts);
	if (failed)
		return (
			<section aria-label="Counts" className="rounded-card border border-line bg-surface">
				<PanelFailed what="the counts" onRetry={retry} />
			</section>
		);
	return (
		<dl
			aria-busy={data === undefined}
			className="m-0 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 xl:grid-cols-6"
		>
			<Tile label="Portfolios" href={adminPaths.portfolios} count={data?.portfolios.all} />
			<Tile label="Case studies" href={adminPaths.caseStudies} count={data?.caseStudies} />
			<Tile label="Blog posts" href={adminPaths.blogs} count={data?.posts.all} />
			<Waiting label="Drafts" state="draft" which="drafts" portfolios={data?.portfolios} posts={data?.posts} />
			<Waiting label="Scheduled" state="scheduled" which="scheduled" portfolios={data?.portfolios} posts={data?.posts} />
			<Tile label="New leads" href={`${adminPaths.leads}?status=new`} count={data?.newLeads} />
		</dl>
	);
}

function Tile({ label, href, count }: { label: string; href: string; count: number | undefined }) {
	return (
		<Box
			label={label}
			value={
				count === undefined ? (
					<Skeleton className="h-10 w-16" />
				) : (
					// The whole box is the link, its name the label.
					<Link
						to={href}
						aria-label={`${label}: ${formatNumber(count)}`}
						className="no-underline after:absolute after:inset-0 after:rounded-[inherit]"
					>
						{formatNumber(count)}
					</Link>
				)
			}
		/>
	);
}

interface WaitingProps {
	label: string;
	state: string;
	which: "drafts" | "scheduled";
	portfolios: EntryCounts | undefined;
	posts: EntryCounts | undefined;
}

/** A number out of two lists: under it the way to each. */
function Waiting({ label, state, which, portfolios, posts }: WaitingProps) {
	if (!portfolios || !posts) return <Box label={label} value={<Skeleton className="h-10 w-16" />} />;
	const parts = [
		{ name: portfolios[which] === 1 ? "portfolio" : "portfolios", count: portfolios[which], href: adminPaths.portfolios },
		{ name: posts[which] === 1 ? "post" : "posts", count: posts[which], href: adminPaths.blogs },
	];
	return (
		<Box label={label} value={formatNumber(portfolios[which] + posts[which])}>
			{parts.map(({ name, count, href }) => (
				<Link key={href} to={`${href}?state=${state}`} className="link-line py-0.5 text-ink-2" aria-label={`${label}: ${count} ${name}`}>
					{formatNumber(count)} {name}
				</Link>
			))}
		</Box>
	);
}

function Box({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
	return (
		<div className="relative flex min-h-35 flex-col bg-surface px-5 py-5 transition-colors has-[a.no-underline]:hover:bg-paper">
			<dt className="text-[0.88rem] text-ink-3">{label}</dt>
			<dd className="m-0 mt-2 font-semibold text-[2.6rem] tabular-nums leading-none tracking-[-0.04em]">{value}</dd>
			{children ? <dd className="m-0 mt-auto flex flex-wrap gap-x-3 pt-3 text-[0.82rem] tabular-nums">{children}</dd> : null}
		</div>
	);
}
