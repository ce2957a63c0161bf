import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Hammer, LoaderCircle } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { toast } from "sonner";
import { CONTENT_CHANGED } from "@/data/admin-rows/admin-rows";
import { BuildNotStarted, buildNow, isRowLive, noteContentChange, readSiteBuild, type SiteBuild } from "@/data/site-build";
import { useMounted } from "@/shared/hooks/use-mounted";
import { readInstant } from "@/shared/lib/time/instant";
import { Button } from "@/shared/ui/button";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { askToRetry, logFailure } from "./failures";
import { formatNumber, RelativeTime, shortTime } from "./format";
import { PanelFailed } from "./panel";
import { StateBadge, usePublicState } from "./state-badge";

const PENDING_POLL_MS = 4000;
const POLL_MS = 60_000;
const FRESH_FOR_MS = 10_000;
/** With "dashboard" first, every change of a row reads it again. */
const KEY = ["dashboard", "build"];

async function readAndLog(signal: AbortSignal): Promise<SiteBuild> {
	try {
		return await readSiteBuild(signal);
	} catch (error) {
		if (!signal.aborted) logFailure("Build", error);
		throw error;
	}
}

function useSiteBuild() {
	const { data, error, refetch } = useQuery({
		queryKey: KEY,
		queryFn: ({ signal }) => readAndLog(signal),
		staleTime: FRESH_FOR_MS,
		refetchInterval: ({ state }) => (state.data?.kind === "pending" ? PENDING_POLL_MS : POLL_MS),
	});
	return { build: data, failed: error !== null && data === undefined, retry: () => void refetch() };
}

/** Asks for a build after each change of content. Several in one go share a request. */
export function useBuildAfterChanges(): void {
	const client = useQueryClient();
	useEffect(() => {
		let isAsked = false;
		const onChange = () => {
			void client.invalidateQueries({ queryKey: KEY });
			if (isAsked) return;
			isAsked = true;
			queueMicrotask(() => {
				isAsked = false;
				noteContentChange();
			});
		};
		addEventListener(CONTENT_CHANGED, onChange);
		return () => removeEventListener(CONTENT_CHANGED, onChange);
	}, [client]);
}

/** Says whether the public pages show all changes, and starts a build. Nothing on a server without built pages. */
export function SiteBuildPanel() {
	const { build, failed, retry } = useSiteBuild();
	if (failed)
		return (
			<section aria-label="Public pages" className="rounded-card border border-line bg-surface lg:col-span-2">
				<PanelFailed what="the state of the public pages" onRetry={retry} />
			</section>
		);
	if (!build || build.kind === "none") return null;
	return (
		<section
			aria-label="Public pages"
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-6 py-4 lg:col-span-2"
		>
			<p className="m-0 grid grid-cols-[auto_1fr] items-baseline gap-x-3 text-pretty">
				<span aria-hidden="true" className={`size-2 rounded-full ${signs[build.kind]}`} />
				<span>
					<Message build={build} />
				</span>
			</p>
			<BuildButton label={build.kind === "failed" ? "Retry" : "Build now"} />
			<SkippedPages paths={build.skipped} />
		</section>
	);
}

const MAX_SKIPPED = 5;

/** Rows that the last build couldn't render, most often because of a damaged text. */
function SkippedPages({ paths }: { paths: readonly string[] }) {
	if (paths.length === 0) return null;
	const isOne = paths.length === 1;
	return (
		<div className="basis-full border-line border-t pt-3 text-[0.94rem]">
			<p className="m-0">
				<strong className="font-semibold">{isOne ? "1 page has no file." : `${formatNumber(paths.length)} pages have no file.`}</strong>{" "}
				<span className="text-ink-2">
					{isOne
						? "The build couldn't render it, so only browsers with JavaScript show it. Open the editor and check the text."
						: "The build couldn't render them, so only browsers with JavaScript show them. Open the editor and check the text."}
				</span>
			</p>
			<ul className="m-0 mt-1 grid list-none gap-0.5 p-0">
				{paths.slice(0, MAX_SKIPPED).map((path) => (
					<li key={path} className="min-w-0 [overflow-wrap:anywhere]">
						{path.startsWith("/") ? (
							<a href={path} className="link-line">
								{path}
							</a>
						) : (
							path
						)}
					</li>
				))}
				{paths.length > MAX_SKIPPED ? <li className="text-ink-3">{`and ${formatNumber(paths.length - MAX_SKIPPED)} more`}</li> : null}
			</ul>
		</div>
	);
}

const signs = { live: "bg-ok", pending: "border-2 border-accent", failed: "bg-danger" };

const words = {
	live: () => "Live",
	pending: () => "Changes go live in about a minute",
	failed: (at: string) => `Build failed ${shortTime(at, new Date())}`,
};

function Message({ build }: { build: Exclude<SiteBuild, { kind: "none" }> }) {
	const isFailed = build.kind === "failed";
	return (
		<>
			{/* One element for every state, because a new one isn't announced. */}
			<span role="status">
				<strong className="font-semibold">{isFailed ? words.failed(build.at) : words[build.kind]()}</strong>
				<span className="text-ink-2">{isFailed ? `. ${build.reason}` : ""}</span>
			</span>
			<span className="text-ink-2">{isFailed ? " Visitors still see the pages of " : "\u00a0· Last built "}</span>
			<span className={isFailed ? undefined : "text-ink-2"}>
				<RelativeTime at={build.builtAt} />
			</span>
			<span className="text-ink-2">{isFailed ? "." : ""}</span>
		</>
	);
}

function BuildButton({ label }: { label: string }) {
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const mounted = useMounted();
	const start = async () => {
		setBusy(true);
		try {
			await buildNow();
			toast.success("Build started");
		} catch (error) {
			logFailure("Build", error);
			toast.error("The build did not start", { description: getAdvice(error), duration: Number.POSITIVE_INFINITY });
		} finally {
			await client.invalidateQueries({ queryKey: KEY });
			if (mounted.current) setBusy(false);
		}
	};
	return (
		<Button tone="line" size="s" aria-disabled={busy} onClick={() => busy || void start()}>
			{busy ? (
				<LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" />
			) : (
				<Hammer aria-hidden="true" className="size-4" />
			)}
			<span>{label}</span>
		</Button>
	);
}

function getAdvice(error: unknown): string {
	if (!(error instanceof BuildNotStarted)) return askToRetry("");
	if (error.reason === "unset")
		return "No build hook is set. Build the site at your host, or set the hook up as docs/publishing.md describes.";
	return error.reason === "session" ? error.message : askToRetry(error.message);
}

interface Row {
	id?: string;
	slug?: string | null | undefined;
	status?: string | null;
	listed?: boolean | null;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
	updated_at?: string | null | undefined;
}

/** A row's state, and whether the built pages show it. `path` makes the address of its page from its slug or id. */
export function useStatusColumn(path: (slug: string) => string): TableColumn<Row> {
	const { build } = useSiteBuild();
	return useMemo(
		() => ({
			id: "status",
			name: "Status",
			sorts: "up",
			narrow: "corner",
			cell: (row) => (
				<>
					<StateBadge row={row} />
					<LiveText row={row} build={build} path={path(row.slug ?? row.id ?? "")} />
				</>
			),
		}),
		[build, path],
	);
}

/** Whether the built pages show a row that visitors can see. */
export function LiveNote({ row }: { row: Row }) {
	return <LiveText row={row} build={useSiteBuild().build} />;
}

function LiveText({ row, build, path = "" }: { row: Row; build: SiteBuild | undefined; path?: string }) {
	const isPublished = usePublicState(row) === "published";
	if (!build || build.kind === "none" || !isPublished || !readInstant(row.updated_at)) return null;
	const live = build.skipped.includes(path) ? "Live only with JavaScript" : "Live";
	return (
		<span className="mt-0.5 block whitespace-nowrap text-[0.8rem] text-ink-3 @min-[36rem]:@max-[54rem]:ml-2 @min-[36rem]:@max-[54rem]:inline">
			{isRowLive(row, build) ? live : build.kind === "failed" ? "Not live: build failed" : "Live in about a minute"}
		</span>
	);
}
