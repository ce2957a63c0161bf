import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import type { Entry } from "@/data/dashboard";

/** A project or post by its title; it leads to its form. */
export function EntryLink({ entry, className = "no-underline hover:underline" }: { entry: Entry; className?: string }) {
	return (
		<Link to={entry.kind === "post" ? adminPaths.editBlog(entry.id) : adminPaths.editPortfolio(entry.id)} className={className}>
			{entry.title}
		</Link>
	);
}
