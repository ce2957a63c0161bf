import { Plus } from "lucide-react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { postFields as fields } from "@/data/posts/fields";
import { FormSection } from "@/features/admin/ui/form-section";
import { addEntries, LIST_HINT } from "@/features/admin/ui/tag-list";
import { suggestedTags, usePostVocabulary } from "./form-sources";
import { PostTags } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";

const MAX_SUGGESTIONS = 10;

export function TagsSection() {
	return (
		<FormSection
			title="Tags"
			note="Readers use tags to filter posts. Two or three tags that other posts share help more than ten new ones."
		>
			<div className="min-w-0 col-span-full">
				<PostTags name="tags" draftName="pending.tags" label={fields.tags.label} kind="names" placeholder="PostgreSQL" hint={LIST_HINT} />
				<Suggestions />
			</div>
		</FormSection>
	);
}

function Suggestions() {
	const { control, setValue } = useFormContext<PostFormValues>();
	const { value: chosen, onChange } = useController({ control, name: "tags" }).field;
	const typed = useWatch({ control, name: "pending.tags" });
	const { tags } = usePostVocabulary();
	const suggested = suggestedTags(tags, chosen, typed, MAX_SUGGESTIONS);
	if (suggested.length === 0) return null;
	const add = (tag: string) => {
		onChange(addEntries(chosen, tag, "names"));
		if (typed !== "") setValue("pending.tags", "", { shouldDirty: true });
	};
	return (
		<div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-2">
			<p id="suggested-tags" className="m-0 text-[0.82rem] text-ink-3">
				Used in other posts
			</p>
			<ul aria-labelledby="suggested-tags" className="m-0 flex min-w-0 max-w-full list-none flex-wrap gap-1.5 p-0">
				{suggested.map((tag) => (
					<li key={tag} className="min-w-0 max-w-full">
						<button
							type="button"
							aria-label={`Add ${tag}`}
							onClick={() => add(tag)}
							className="flex min-h-7 max-w-full items-center gap-1 rounded-2xl border border-line-strong border-dashed px-2.5 py-0.5 text-[0.84rem] text-ink-2 transition-colors hover:border-ink-3 hover:text-ink"
						>
							<Plus aria-hidden="true" className="size-3 shrink-0" />
							<span className="min-w-0 break-words text-left">{tag}</span>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
