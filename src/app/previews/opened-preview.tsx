import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowUpRight, Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Link, Navigate } from "react-router-dom";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { publicFrom, stateOf } from "@/data/admin-rows/publication";
import { formatDateTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { LeadHost, NoticeHost } from "../layouts/late-parts";
import { SiteHeader } from "../layouts/site-header";
import { PreviewSkeleton } from "./articles";

export interface PreviewedRow {
	id: string;
	slug?: string | null;
	status?: string | null;
	published_at?: string | null;
	published_date?: string | null | undefined;
	listed?: boolean | null;
}

export interface OpenedPreviewProps<Row extends PreviewedRow> {
	subject: "project" | "post";
	id: string;
	read: (id: string, signal: AbortSignal) => Promise<SavedRow<Row> | null>;
	links: Omit<PreviewLinks, "page"> & { page: (slugOrId: string) => string };
	children: (row: Row) => ReactNode;
}

/** The public page of a stored row, under a bar that says who can see it. */
export function OpenedPreview<Row extends PreviewedRow>({ subject, id, read, links, children }: OpenedPreviewProps<Row>) {
	const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
		queryKey: ["admin", "preview", subject, id],
		queryFn: ({ signal }) => read(id, signal),
		staleTime: 0,
		gcTime: 0,
	});
	useEffect(() => {
		if (error) console.error("Preview:", error.message);
	}, [error]);
	// The form reports a missing row and leads back to the list.
	if (data === null) return <Navigate to={links.edit} replace />;
	if (data) {
		const { row } = data;
		return (
			<>
				<PreviewBar
					visibility={describeVisibility(row, new Date(dataUpdatedAt))}
					links={{ ...links, page: links.page(row.slug ?? row.id) }}
				/>
				<PublicFrame>
					<Suspense fallback={<PreviewSkeleton />}>{children(row)}</Suspense>
				</PublicFrame>
			</>
		);
	}
	if (error && !isFetching) return <Failed subject={subject} list={links.list} onRetry={() => void refetch()} />;
	return (
		<main>
			<PreviewSkeleton />
		</main>
	);
}

function Failed({ subject, list, onRetry }: { subject: string; list: string; onRetry: () => void }) {
	return (
		<main className="wrap grid min-h-dvh content-center">
			<StatusPanel
				kind="error"
				title="The preview could not be loaded"
				detail={`Failed to load ${subject}. Please try again.`}
				action={
					<span className="flex flex-wrap justify-center gap-3">
						<Button onClick={onRetry}>Retry</Button>
						<Link to={list} className={buttonStyles({ tone: "line" })}>
							Back to list
						</Link>
					</span>
				}
			/>
		</main>
	);
}

interface PreviewLinks {
	edit: string;
	list: string;
	page: string;
}

interface Visibility {
	status: string;
	audience: string;
	isPublic: boolean;
}

/** Who can see a stored row at a moment. A schedule is shown in the reader's time zone. */
export function describeVisibility(row: Omit<PreviewedRow, "id" | "slug">, now: Date): Visibility {
	const state = stateOf(row, now);
	const onlyYou = (status: string) => ({ status, audience: "Only you can see this", isPublic: false });
	if (state === "draft") return onlyYou("Draft");
	// The database returns only listed rows to visitors, even by direct address.
	if (row.listed === false) return onlyYou("Unlisted");
	if (state === "scheduled") return onlyYou(`Scheduled for ${formatDateTime(publicFrom(row) ?? "")}`);
	return { status: "Published", audience: "As visitors see it", isPublic: true };
}

const link = "inline-flex h-8 shrink-0 items-center gap-1.5 rounded-chip px-2 text-night-ink no-underline hover:bg-white/10 outline-white!";

function PreviewBar({ visibility: { status, audience, isPublic }, links }: { visibility: Visibility; links: PreviewLinks }) {
	return (
		<aside
			aria-label="Preview"
			className="preview-bar sticky top-0 z-50 flex h-12 items-center gap-1 border-white/15 border-b bg-night px-2 text-[0.84rem] text-night-ink sm:px-4"
		>
			<Link to={links.list} className={link}>
				<ArrowLeft aria-hidden="true" className="size-4" />
				<span className="max-sm:sr-only">Back to list</span>
			</Link>
			<p className="m-0 grid min-w-0 px-1 leading-tight sm:flex sm:gap-x-2.5 sm:px-3">
				<b className="truncate font-semibold">{status}</b>
				<span className="truncate text-night-ink/75 max-sm:text-[0.75rem]">{audience}</span>
			</p>
			<span className="ml-auto flex shrink-0 gap-1">
				{isPublic ? (
					<a href={links.page} className={link}>
						<span className="max-sm:sr-only">View on the site</span>
						<ArrowUpRight aria-hidden="true" className="size-4" />
					</a>
				) : null}
				<Link to={links.edit} className={link}>
					<Pencil aria-hidden="true" className="size-4" />
					Edit
				</Link>
			</span>
		</aside>
	);
}

const Footer = lazy(() => import("../layouts/site-footer").then((module) => ({ default: module.SiteFooter })));

function PublicFrame({ children }: { children: ReactNode }) {
	return (
		<div className="[&>header]:top-12 [&_nav.sticky]:top-38">
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Suspense fallback={null}>
				<Footer />
			</Suspense>
			<LeadHost />
			<NoticeHost />
		</div>
	);
}
