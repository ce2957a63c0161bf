import { Check, Minus } from "lucide-react";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { site } from "@/content/site";
import { FieldGroup } from "./field-group";
import type { PostForm } from "./post-form-schema";
import { cutDescription, cutTitle, type Judgement, judgeDescription, judgeTitle, searchFacts } from "./search-facts";

/** How the post will look among the results of a search: the same title, address and description that its page gives. */
export function SearchGlance() {
	const { control } = useFormContext<PostForm>();
	const [title, slug, excerpt, content] = useDeferredValue(useWatch({ control, name: ["title", "slug", "excerpt", "content"] }));
	const facts = searchFacts({ title, slug, excerpt, content });
	return (
		<FieldGroup title="In a search result">
			<div className="min-w-0 rounded-box border border-line bg-surface px-4.5 py-4 col-span-full">
				<p className="m-0 text-[0.8rem] text-ink-2 leading-snug">{site.name}</p>
				<p className="m-0 break-words text-[0.8rem] text-ink-3 leading-snug">{facts.address}</p>
				<p className="mt-2 mb-0 font-medium text-[1.08rem] text-ink leading-snug">{cutTitle(facts.title) || "The title of the post"}</p>
				<p className="mt-1 mb-0 max-w-[46.9em] text-[0.88rem] text-ink-2 leading-normal">
					{cutDescription(facts.description) || "The excerpt, or the beginning of the content."}
				</p>
				<ul className="mx-0 mt-3 mb-0 flex list-none flex-wrap gap-x-5 gap-y-1 border-line border-t p-0 pt-2.5 text-[0.8rem] text-ink-3">
					<Judged {...judgeTitle(facts.title)} />
					<Judged {...judgeDescription(facts.description)} />
				</ul>
			</div>
		</FieldGroup>
	);
}

function Judged({ fits, text }: Judgement) {
	const Icon = fits ? Check : Minus;
	return (
		<li className="flex items-center gap-1.5">
			<Icon aria-hidden="true" className={fits ? "size-3.5 text-ok" : "size-3.5"} />
			{text}
		</li>
	);
}
