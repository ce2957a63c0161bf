import { ArrowLeft } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import type { EditorKind } from "./editor-kinds";

interface EditorHeadingProps {
	kind: EditorKind;
	isNew: boolean;
	/** Gets the place beside the title. */
	tools: Ref<HTMLDivElement>;
}

/** The form's title, and the way back to the list. */
export function EditorHeading({ kind, isNew, tools }: EditorHeadingProps) {
	return (
		<header className="pb-6">
			<Link to={kind.list} className="-ml-0.5 inline-flex items-center gap-2 py-1 text-[0.9rem] text-ink-2 no-underline hover:text-ink">
				<ArrowLeft aria-hidden="true" className="size-4" />
				{kind.buttons.back}
			</Link>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h1 className="m-0 font-semibold text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-[1.05] tracking-[-0.035em]">
					{isNew ? kind.titles.add : kind.titles.edit}
				</h1>
				<div ref={tools} />
			</div>
		</header>
	);
}
