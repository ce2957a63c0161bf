import { Plus } from "lucide-react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "@/features/admin/ui/form-section";
import { addEntries } from "@/features/admin/ui/tag-list";
import { PostTags } from "./post-fields";
import type { PostForm } from "./post-form-schema";
import { suggestedTags } from "./post-words";
import { usePostWords } from "./use-post-words";

/** As many suggestions are seen at a glance. */
const MOST_SUGGESTIONS = 10;

/** The tags by which readers filter the list of posts. */
export function TagsSection() {
	return (
		<FormSection
			title="Tags"
			note="Readers filter the list of posts by them. Two or three that other posts have are worth more than ten of their own."
		>
			<div className="min-w-0 col-span-full">
				<PostTags
					name="tags"
					draftName="pending.tags"
					label="Tags"
					kind="names"
					placeholder="PostgreSQL"
					hint="Enter adds one; a pasted list with commas or lines adds all."
				/>
				<Suggestions />
			</div>
		</FormSection>
	);
}

/** Tags of other posts that hold what is being typed: a press adds one. */
function Suggestions() {
	const { control, setValue } = useFormContext<PostForm>();
	const { value: chosen, onChange } = useController({ control, name: "tags" }).field;
	const typed = useWatch({ control, name: "pending.tags" });
	const { tags } = usePostWords();
	const suggested = suggestedTags(tags, chosen, typed, MOST_SUGGESTIONS);
	if (suggested.length === 0) return null;
	const add = (tag: string) => {
		onChange(addEntries(chosen, tag, "names"));
		if (typed !== "") setValue("pending.tags", "", { shouldDirty: true });
	};
	return (
		<div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-2">
			<p id="suggested-tags" className="m-0 text-[0.82rem] text-ink-3">
				In other posts
			</p>
			<ul aria-labelledby="suggested-tags" className="m-0 flex list-none flex-wrap gap-1.5 p-0">
				{suggested.map((tag) => (
					<li key={tag}>
						<button
							type="button"
							aria-label={`Add ${tag}`}
							onClick={() => add(tag)}
							className="flex min-h-7 items-center gap-1 rounded-full border border-line-strong border-dashed px-2.5 text-[0.84rem] text-ink-2 transition-colors hover:border-ink-3 hover:text-ink"
						>
							<Plus aria-hidden="true" className="size-3" />
							{tag}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
