import { Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";

export interface EditPencilProps {
	kind: "project" | "post";
	id: string;
}

const targets = {
	project: { path: adminPaths.editProject, name: "Edit this project" },
	post: { path: adminPaths.editPost, name: "Edit this post" },
};

export function EditPencil({ kind, id }: EditPencilProps) {
	const { path, name } = targets[kind];
	return (
		<Link
			to={path(id)}
			reloadDocument
			aria-label={name}
			title={name}
			className="fixed bottom-[calc(1.25rem+env(safe-area-inset-bottom))] left-4 z-50 grid size-12 place-items-center rounded-full border border-line bg-surface text-ink shadow-pop transition-colors hover:bg-sunken sm:left-6 print:hidden"
		>
			<Pencil aria-hidden="true" className="size-[1.15rem]" />
		</Link>
	);
}
