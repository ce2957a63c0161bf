import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowUpRight, Pencil } from "lucide-react";
import { type ReactNode, Suspense, useEffect } from "react";
import { Link, Navigate } from "react-router-dom";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { getState, publicFrom } from "@/data/admin-rows/publication";
import { formatDateTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { PreviewSkeleton } from "../shared-preview/articles";
import { previewBarLink as link, PreviewBarFrame, PreviewState, PublicFrame } from "../shared-preview/public-frame";

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
	/** `publicRow`: what visitors have, if `row` has changes that aren't published. */
	read: (id: string, signal: AbortSignal) => Promise<(SavedRow<Row> & { publicRow?: Row }) | null>;
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
		const { row, publicRow } = data;
		// Changes that aren't published decide neither who sees the page nor where it is.
		const stored = publicRow ?? row;
		const visibility = describeVisibility(stored, new Date(dataUpdatedAt));
		return (
			<>
				<PreviewBar
					visibility={publicRow ? { ...visibility, audience: "With unpublished changes that only you can see" } : visibility}
					links={{ ...links, page: links.page(stored.slug ?? stored.id) }}
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
	const state = getState(row, now);
	const onlyYou = (status: string) => ({ status, audience: "Only you can see this", isPublic: false });
	if (state === "draft") return onlyYou("Draft");
	// The database returns only listed rows to visitors, even by direct address.
	if (row.listed === false) return onlyYou("Unlisted");
	if (state === "scheduled") return onlyYou(`Scheduled for ${formatDateTime(publicFrom(row) ?? "")}`);
	return { status: "Published", audience: "As visitors see it", isPublic: true };
}

function PreviewBar({ visibility: { status, audience, isPublic }, links }: { visibility: Visibility; links: PreviewLinks }) {
	return (
		<PreviewBarFrame>
			<Link to={links.list} className={link}>
				<ArrowLeft aria-hidden="true" className="size-4" />
				<span className="max-sm:sr-only">Back to list</span>
			</Link>
			<PreviewState state={status} detail={audience} />
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
		</PreviewBarFrame>
	);
}
