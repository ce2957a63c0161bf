import { ArrowLeft, ArrowUpRight, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import type { Visibility } from "./visibility";

export interface PreviewLinks {
	edit: string;
	list: string;
	/** The public page. */
	page: string;
}

const link = "inline-flex h-8 shrink-0 items-center gap-1.5 rounded-chip px-2 text-night-ink no-underline hover:bg-white/10 outline-white!";

/** Above a preview: who can see what it shows, and the ways on. Dark in both themes, so that it is no part of the page. */
export function PreviewBar({ visibility: { status, audience, isPublic }, links }: { visibility: Visibility; links: PreviewLinks }) {
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
