import { useId, useRef, useState } from "react";
import type { PreviewLink } from "@/data/preview-links/admin-repository";
import { FormFailure } from "@/features/admin/ui/alert";
import { logFailure } from "@/features/admin/ui/failures";
import { formatDateTime, RelativeTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";

interface LinkListProps {
	links: PreviewLink[] | undefined;
	isFailed: boolean;
	/** Id of the link that was just made. */
	newest: string | null;
	onRetry: () => void;
	onRevoke: (id: string) => Promise<void>;
}

/** The links that work now. */
export function LinkList({ links, isFailed, newest, onRetry, onRevoke }: LinkListProps) {
	const title = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [busyId, setBusyId] = useState<string | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [note, setNote] = useState("");
	const revoke = async (id: string) => {
		if (busyId !== null) return;
		setBusyId(id);
		setFailure(null);
		setNote("");
		try {
			await onRevoke(id);
			setNote("Link revoked");
			// The button that had the focus is gone.
			heading.current?.focus();
		} catch (error) {
			logFailure("Preview link", error);
			setFailure("The link couldn't be revoked, so it may still work. Check your connection and try again.");
		}
		setBusyId(null);
	};
	return (
		<section aria-labelledby={title} className="border-line border-t pt-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 ref={heading} id={title} tabIndex={-1} className="m-0 font-semibold text-[0.95rem]">
					Active links
				</h3>
				<p role="status" className="m-0 text-[0.85rem] text-ink-2">
					{note}
				</p>
			</div>
			<FormFailure>{failure}</FormFailure>
			{links ? (
				<Links links={links} newest={newest} busyId={busyId} onRevoke={(id) => void revoke(id)} />
			) : isFailed ? (
				<ListFailed onRetry={onRetry} />
			) : (
				<Loading />
			)}
		</section>
	);
}

interface LinksProps {
	links: PreviewLink[];
	newest: string | null;
	busyId: string | null;
	onRevoke: (id: string) => void;
}

function Links({ links, newest, busyId, onRevoke }: LinksProps) {
	if (links.length === 0) return <p className="mt-2 mb-0 text-[0.9rem] text-ink-2">No one has a link to this preview.</p>;
	return (
		<ul className="m-0 mt-1 list-none p-0">
			{links.map(({ id, createdAt, expiresAt }) => (
				<li key={id} className="flex items-center justify-between gap-4 border-line border-b py-3 last:border-b-0 last:pb-0">
					<p className="m-0 min-w-0 text-[0.9rem] leading-snug">
						<span className="font-medium">Expires {formatDateTime(expiresAt)}</span>
						<span className="block text-[0.82rem] text-ink-3">
							<span>{id === newest ? "New, created " : "Created "}</span>
							<RelativeTime at={createdAt} />
						</span>
					</p>
					<Button
						tone="line"
						size="s"
						aria-disabled={busyId !== null}
						aria-label={`Revoke the link that expires ${formatDateTime(expiresAt)}`}
						onClick={() => onRevoke(id)}
					>
						{id === busyId ? "Revoking…" : "Revoke"}
					</Button>
				</li>
			))}
		</ul>
	);
}

function ListFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div role="alert" className="mt-2 flex flex-wrap items-center justify-between gap-3">
			<p className="m-0 text-[0.9rem] text-danger">The links couldn't be loaded.</p>
			<Button tone="line" size="s" onClick={onRetry}>
				Retry
			</Button>
		</div>
	);
}

function Loading() {
	return (
		<div role="status" className="mt-3 grid gap-2">
			<span className="sr-only">Loading links…</span>
			<Skeleton className="h-4 w-56" />
			<Skeleton className="h-3.5 w-32" />
		</div>
	);
}
