import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import type { EditorKind } from "./editor-kinds";

/** The form's title, and the way back to the list. */
export function EditorHeading({ kind, isNew }: { kind: EditorKind; isNew: boolean }) {
	return (
		<header className="pb-6">
			<Link to={kind.list} className="-ml-0.5 inline-flex items-center gap-2 py-1 text-[0.9rem] text-ink-2 no-underline hover:text-ink">
				<ArrowLeft aria-hidden="true" className="size-4" />
				{kind.buttons.back}
			</Link>
			<h1 className="mt-3 mb-0 font-semibold text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-[1.05] tracking-[-0.035em]">
				{isNew ? kind.titles.add : kind.titles.edit}
			</h1>
		</header>
	);
}
