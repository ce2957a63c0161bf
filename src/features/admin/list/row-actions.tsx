import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "@/shared/lib/class-names";

interface RowActionsProps {
	/** Names the row in every action. */
	title: string;
	viewHref?: string;
	editHref?: string;
	onDelete?: () => void;
	/** What else can be done: a RowMenu. */
	children?: ReactNode;
}

export const rowAction =
	"grid size-9 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink";

/** What can be done with a row, in the last column. */
export function RowActions({ title, viewHref, editHref, onDelete, children }: RowActionsProps) {
	return (
		<span className="-my-1.5 -mr-2.5 flex items-center gap-0.5 @min-[54rem]:mr-0 @min-[54rem]:justify-end">
			{viewHref ? (
				<a
					href={viewHref}
					target="_blank"
					rel="noopener noreferrer"
					aria-label={`View ${title} (opens in a new tab)`}
					title="View"
					className={rowAction}
				>
					<ExternalLink aria-hidden="true" className="size-4" />
				</a>
			) : null}
			{editHref ? (
				<Link to={editHref} aria-label={`Edit ${title}`} title="Edit" className={rowAction}>
					<Pencil aria-hidden="true" className="size-4" />
				</Link>
			) : null}
			{onDelete ? (
				<button
					type="button"
					onClick={onDelete}
					aria-label={`Delete ${title}`}
					title="Delete"
					className={classNames(rowAction, "hover:text-danger!")}
				>
					<Trash2 aria-hidden="true" className="size-4" />
				</button>
			) : null}
			{children}
		</span>
	);
}
