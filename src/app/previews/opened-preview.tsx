import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { Link, Navigate } from "react-router-dom";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { PreviewBar, type PreviewLinks } from "./preview-bar";
import { PreviewSkeleton } from "./preview-skeleton";
import { PublicLook } from "./public-look";
import { describeVisibility } from "./visibility";

export interface PreviewedRow {
	id: string;
	slug?: string | null;
	status?: string | null;
	published_at?: string | null;
	published_date?: string | null | undefined;
	listed?: boolean | null;
}

export interface OpenedPreviewProps<Row extends PreviewedRow> {
	/** What is previewed, in one word. */
	subject: "project" | "post";
	id: string;
	read: (id: string, signal: AbortSignal) => Promise<SavedRow<Row> | null>;
	links: Omit<PreviewLinks, "page"> & { page: (slugOrId: string) => string };
	children: (row: Row) => ReactNode;
}

/** The page that a stored row is or will be, under a bar that says who can see it. */
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
	// The form says that there is none, in the frame in which messages stay, and leads back to the list.
	if (data === null) return <Navigate to={links.edit} replace />;
	if (data) {
		const { row } = data;
		return (
			<>
				<PreviewBar
					visibility={describeVisibility(row, new Date(dataUpdatedAt))}
					links={{ ...links, page: links.page(row.slug ?? row.id) }}
				/>
				<PublicLook>
					<Suspense fallback={<PreviewSkeleton />}>{children(row)}</Suspense>
				</PublicLook>
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
