import { BriefcaseBusiness, Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { type Entry, type EntryCounts, type Group, readAttention, readCounts, readLatest } from "@/data/dashboard";
import { formatNumber, RelativeTime } from "@/features/admin/ui/format";
import { Panel, PanelFailed } from "@/features/admin/ui/panel";
import { StateBadge } from "@/features/admin/ui/state-badge";
import { Skeleton } from "@/shared/ui/skeleton";
import { useDashboardQuery } from "./use-dashboard-query";

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
			<SplitTile label="Drafts" state="draft" which="drafts" portfolios={data?.portfolios} posts={data?.posts} />
			<SplitTile label="Scheduled" state="scheduled" which="scheduled" portfolios={data?.portfolios} posts={data?.posts} />
			<Tile label="New leads" href={`${adminPaths.leads}?status=new`} count={data?.newLeads} />
		</dl>
	);
}

function Tile({ label, href, count }: { label: string; href: string; count: number | undefined }) {
	return (
		<TileFrame
			label={label}
			value={
				count === undefined ? (
					<Skeleton className="h-10 w-16" />
				) : (
					// The link covers the whole tile and is named after its label.
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

interface SplitTileProps {
	label: string;
	state: string;
	which: "drafts" | "scheduled";
	portfolios: EntryCounts | undefined;
	posts: EntryCounts | undefined;
}

function SplitTile({ label, state, which, portfolios, posts }: SplitTileProps) {
	if (!portfolios || !posts) return <TileFrame label={label} value={<Skeleton className="h-10 w-16" />} />;
	const parts = [
		{ name: portfolios[which] === 1 ? "project" : "projects", count: portfolios[which], href: adminPaths.portfolios },
		{ name: posts[which] === 1 ? "post" : "posts", count: posts[which], href: adminPaths.blogs },
	];
	return (
		<TileFrame label={label} value={formatNumber(portfolios[which] + posts[which])}>
			{parts.map(({ name, count, href }) => (
				<Link key={href} to={`${href}?state=${state}`} className="link-line py-0.5 text-ink-2" aria-label={`${label}: ${count} ${name}`}>
					{`${formatNumber(count)} ${name}`}
				</Link>
			))}
		</TileFrame>
	);
}

function TileFrame({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
	return (
		<div className="relative flex min-h-35 flex-col bg-surface px-5 py-5 transition-colors has-[a.no-underline]:hover:bg-paper">
			<dt className="text-[0.88rem] text-ink-3">{label}</dt>
			<dd className="m-0 mt-2 font-semibold text-[2.6rem] tabular-nums leading-none tracking-[-0.04em]">{value}</dd>
			{children ? <dd className="m-0 mt-auto flex flex-wrap gap-x-3 pt-3 text-[0.82rem] tabular-nums">{children}</dd> : null}
		</div>
	);
}

const placeholderRows = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function LatestChanges() {
	const { data, failed, retry } = useDashboardQuery("latest", readLatest);
	return (
		<Panel title="Latest changes">
			{failed ? <PanelFailed what="the latest changes" onRetry={retry} /> : null}
			{data?.length === 0 ? <p className="m-0 px-6 py-5 text-ink-2">No projects or posts yet.</p> : null}
			{failed || data?.length === 0 ? null : (
				<ul aria-busy={data === undefined} className="m-0 list-none divide-y divide-line p-0">
					{data
						? data.map((entry) => <Change key={entry.id} entry={entry} />)
						: placeholderRows.map((row) => (
								<li key={row} className="flex h-17 items-center gap-4 px-6">
									<Skeleton className="size-5 shrink-0" />
									<Skeleton className="h-4 w-3/5" />
									<Skeleton className="ml-auto h-4 w-24" />
								</li>
							))}
				</ul>
			)}
			<p className="m-0 border-line border-t px-6 py-4 text-[0.9rem]">
				<Link to={adminPaths.activity} className="link-line text-ink">
					All activity
				</Link>
			</p>
		</Panel>
	);
}

function Change({ entry }: { entry: Entry }) {
	const Sign = entry.kind === "post" ? Newspaper : BriefcaseBusiness;
	return (
		<li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-0.5 px-6 py-3.5">
			<Sign aria-hidden="true" className="row-span-2 size-4.5 text-ink-3" />
			<span className="min-w-0 text-pretty font-medium leading-snug">
				<EntryLink entry={entry} />
			</span>
			<span className="text-[0.85rem]">
				<StateBadge row={entry} />
			</span>
			<span className="col-start-2 text-[0.85rem] text-ink-3">
				{entry.kind === "post" ? "Blog post" : "Project"}, <RelativeTime at={entry.updated_at} />
			</span>
		</li>
	);
}

const groups = [
	{ key: "withoutAlt", one: "project has a picture without alternative text", many: "projects have a picture without alternative text" },
	{ key: "withoutMetrics", one: "project has no results", many: "projects have no results" },
	{ key: "oldDrafts", one: "draft is older than 30 days", many: "drafts are older than 30 days" },
] as const;

const attentionLists = [
	{ table: "portfolios", name: "Projects to look at", href: `${adminPaths.portfolios}?view=attention` },
	{ table: "blogs", name: "Posts to look at", href: `${adminPaths.blogs}?view=attention` },
] as const;

export function Attention() {
	const { data, failed, retry } = useDashboardQuery("attention", readAttention);
	const lists = attentionLists.filter(({ table }) => data?.listed[table]);
	const found = groups.flatMap((group) => (data && data[group.key].total > 0 ? [{ ...group, ...data[group.key] }] : []));
	return (
		<Panel title="Needs attention">
			{failed ? <PanelFailed what="what needs attention" onRetry={retry} /> : null}
			{!data && !failed ? (
				<div aria-busy="true" className="grid gap-3 px-6 py-5">
					<Skeleton className="h-4 w-4/5" />
					<Skeleton className="h-4 w-3/5" />
					<Skeleton className="h-4 w-2/3" />
				</div>
			) : null}
			{data && found.length === 0 ? (
				<p className="m-0 px-6 py-5 text-ink-2">
					All caught up. Project pictures have alternative text, results are filled in, and no draft is older than 30 days.
				</p>
			) : null}
			{found.length > 0 ? (
				<div className="divide-y divide-line">
					{found.map(({ key, one, many, total, first }) => (
						<AttentionGroup key={key} says={total === 1 ? one : many} total={total} first={first} />
					))}
					{lists.length > 0 ? (
						<p className="m-0 flex flex-wrap gap-x-4 gap-y-1 px-6 py-4 text-[0.9rem]">
							{lists.map(({ name, href }) => (
								<Link key={href} to={href} className="link-line text-ink">
									{name}
								</Link>
							))}
						</p>
					) : null}
				</div>
			) : null}
		</Panel>
	);
}

function AttentionGroup({ says, total, first }: Group & { says: string }) {
	return (
		<div className="px-6 py-4">
			<h3 className="m-0 font-medium text-[0.95rem]">
				<span className="tabular-nums">{formatNumber(total)}</span> <span>{says}</span>
			</h3>
			<ul className="m-0 mt-1.5 grid list-none gap-1 p-0 text-[0.9rem]">
				{first.map((entry) => (
					<li key={entry.id} className="truncate py-0.5">
						<EntryLink entry={entry} className="link-line text-ink-2" />
					</li>
				))}
				{total > first.length ? <li className="text-ink-3">{`and ${formatNumber(total - first.length)} more`}</li> : null}
			</ul>
		</div>
	);
}

function EntryLink({ entry, className = "no-underline hover:underline" }: { entry: Entry; className?: string }) {
	return (
		<Link to={entry.kind === "post" ? adminPaths.editPost(entry.id) : adminPaths.editProject(entry.id)} className={className}>
			{entry.title}
		</Link>
	);
}
