import { useQueryClient } from "@tanstack/react-query";
import { FlaskConical, LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { sampleCounts } from "@/content/samples/sample-counts";
import { readSampleRows, type SampleRows } from "@/data/dashboard";
import { ask, type Question } from "@/features/admin/ui/confirm";
import { reportFailure, undoAction } from "@/features/admin/ui/failures";
import { counted } from "@/features/admin/ui/format";
import { PanelFailed } from "@/features/admin/ui/panel";
import { useMounted } from "@/shared/hooks/use-mounted";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { useDashboardQuery } from "./use-dashboard-query";

interface Counts {
	projects: number;
	posts: number;
}

/** Loaded with the first press, because it needs the code of the backups. */
export interface SampleRemoval {
	/** Null when nothing was removed; it shows its own failures. */
	removeSamples: (
		confirm: (counts: Counts) => boolean | Promise<boolean>,
	) => Promise<(Counts & { inFile: boolean; bringBack: () => Promise<void> }) | null>;
}

interface SampleNoticeProps {
	loadRemoval: () => Promise<SampleRemoval>;
}

/** Says which invented content visitors can see, and removes the rows among it. Nothing without samples. */
export function SampleNotice({ loadRemoval }: SampleNoticeProps) {
	const { data, failed, retry } = useDashboardQuery("samples", readSampleRows);
	if (failed)
		return (
			<Frame>
				<PanelFailed what="the sample content" onRetry={retry} />
			</Frame>
		);
	if (!data) return sampleCounts.reviews + sampleCounts.posts > 0 ? <Skeleton className="h-28 rounded-card lg:col-span-2" /> : null;
	const rows = data.all.portfolios + data.all.blogs;
	if (rows + sampleCounts.reviews + sampleCounts.posts === 0) return null;
	return (
		<Frame>
			<div className="grid gap-x-8 gap-y-4 px-6 py-5 md:grid-cols-[1fr_auto] md:items-center">
				<div className="grid grid-cols-[auto_1fr] gap-x-3">
					<FlaskConical aria-hidden="true" className="mt-0.5 size-5 text-accent" />
					<div className="grid gap-1.5">
						<Title data={data} />
						<Places data={data} />
					</div>
				</div>
				{rows > 0 ? <RemoveButton loadRemoval={loadRemoval} /> : null}
			</div>
		</Frame>
	);
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<section aria-label="Sample content" className="rounded-card border border-accent/35 bg-accent-wash lg:col-span-2">
			{children}
		</section>
	);
}

const samplesIn = (list: string) => `${list}?sample=1`;

function Title({ data }: { data: SampleRows }) {
	const groups = [
		{ count: data.public.portfolios, noun: "project", href: samplesIn(adminPaths.portfolios) },
		{ count: sampleCounts.reviews, noun: "review", href: paths.reviews },
		{
			count: data.public.blogs + sampleCounts.posts,
			noun: "post",
			href: data.public.blogs > 0 ? samplesIn(adminPaths.blogs) : paths.blogs,
		},
	].filter(({ count }) => count > 0);
	if (data.hidden) return <h2 className={titleStyles}>Sample content is hidden from visitors</h2>;
	if (groups.length === 0) return <h2 className={titleStyles}>No sample content is public</h2>;
	return (
		<h2 className={titleStyles}>
			Sample content is public:{" "}
			{groups.map(({ count, noun, href }, index) => (
				<span key={noun}>
					<span>{index > 0 ? ", " : ""}</span>
					<Link to={href} className="link-line whitespace-nowrap tabular-nums">
						{counted(count, noun)}
					</Link>
				</span>
			))}
		</h2>
	);
}

const titleStyles = "m-0 text-pretty font-semibold text-[1.05rem] leading-snug tracking-[-0.015em]";

/** Where the samples are that the button doesn't remove, and those that visitors can't see. */
function Places({ data }: { data: SampleRows }) {
	const { reviews, posts } = sampleCounts;
	const inFiles = [reviews > 0 ? counted(reviews, "review") : "", posts > 0 ? counted(posts, "post") : ""].filter((part) => part !== "");
	if (data.hidden)
		return (
			<p className={placesStyles}>
				<span>
					{`${counted(data.all.portfolios, "project")}, ${counted(reviews, "review")} and ${counted(data.all.blogs + posts, "post")} are marked as samples. `}
				</span>
				<SettingsLink>Show them in the settings</SettingsLink>, or remove them.
			</p>
		);
	const hidden = data.all.portfolios + data.all.blogs - data.public.portfolios - data.public.blogs;
	return (
		<p className={placesStyles}>
			<span>{hidden > 0 ? `${counted(hidden, "sample")} ${hidden === 1 ? "isn't" : "aren't"} public. ` : ""}</span>
			{inFiles.length > 0 ? (
				<>
					The site's files contain {inFiles.join(" and ")}. <code className="whitespace-nowrap">npm run launch-check</code> lists them.{" "}
				</>
			) : null}
			<SettingsLink>Hide all samples in the settings</SettingsLink>, or replace them.
		</p>
	);
}

const placesStyles = "m-0 max-w-[46em] text-pretty text-[0.88rem] text-ink-2";

function SettingsLink({ children }: { children: string }) {
	return (
		<Link to={adminPaths.settings} className="link-line">
			{children}
		</Link>
	);
}

function RemoveButton({ loadRemoval }: SampleNoticeProps) {
	const { busy, remove } = useRemoval(loadRemoval);
	return (
		<div>
			<p role="status" className="sr-only">
				{busy ? "Removing the samples…" : ""}
			</p>
			<Button tone="line" size="s" aria-disabled={busy} className="bg-surface text-balance" onClick={() => busy || void remove()}>
				{busy ? <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" /> : null}
				<span>Remove sample projects and posts…</span>
			</Button>
		</div>
	);
}

const LOG = "Samples";
/** Many rows: the admin looks at the site before deciding. */
const UNDO_LONG_MS = 60_000;

function useRemoval(loadRemoval: SampleNoticeProps["loadRemoval"]) {
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const mounted = useMounted();

	async function remove() {
		setBusy(true);
		try {
			const { removeSamples } = await loadRemoval();
			const removed = await removeSamples((counts) => ask(question(counts)));
			if (!removed) return;
			toast.success(`Removed ${contents(removed)}`, {
				description: removed.inFile ? "The backup was downloaded." : "The backup is the newest one in this browser.",
				duration: UNDO_LONG_MS,
				action: undoAction(LOG, async () => {
					await removed.bringBack();
					toast.success(`Restored ${contents(removed)}`);
					await client.invalidateQueries();
				}),
			});
		} catch (error) {
			reportFailure(LOG, error, "Something went wrong. Please try again.");
		} finally {
			await client.invalidateQueries();
			if (mounted.current) setBusy(false);
		}
	}
	return { busy, remove };
}

const contents = ({ projects, posts }: Counts): string =>
	[projects > 0 ? counted(projects, "sample project") : "", posts > 0 ? counted(posts, "sample post") : ""]
		.filter((part) => part !== "")
		.join(" and ");

const question = (counts: Counts): Question => ({
	title: `Remove ${contents(counts)}, drafts included?`,
	detail: "A backup is made first, and you can undo it.",
	action: "Remove",
	isDangerous: true,
});
