import { useDeferredValue, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { minutesOf, readMinutes } from "@/data/blogs/row-mapper";
import { readableDay } from "@/features/admin/editor/local-time";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { FieldGroup } from "./field-group";
import { PlainField } from "./plain-field";
import { onlineDay, visibleFrom } from "./post-dates";
import { PostCheck, PostText } from "./post-fields";
import type { PostForm } from "./post-form-schema";
import { usePostWords } from "./use-post-words";

/** Under what, and on what day, the post is filed. */
export function FilingGroup() {
	return (
		<FieldGroup title="Filing">
			<CategoryField />
			<DateField />
			<ReadingTimeField />
			<div className="grid content-start gap-4 @min-[34rem]:pt-7">
				<PostCheck name="listed" label="Listed" hint="Visitors can find and open it." />
				<PostCheck name="featured" label="Featured" hint="May lead the list of posts." />
			</div>
		</FieldGroup>
	);
}

function CategoryField() {
	const { categories } = usePostWords();
	const list = useId();
	return (
		<div>
			<PostText name="category" label="Category" list={list} hint="One of the list, or your own. Related Articles share it." />
			<datalist id={list}>
				{categories.map((category) => (
					<option key={category} value={category} />
				))}
			</datalist>
		</div>
	);
}

function DateField() {
	const { control } = useFormContext<PostForm>();
	const [status, publishAt, publishedDate] = useWatch({ control, name: ["status", "publishAt", "publishedDate"] });
	const hint = dateHint({ status, publishAt, publishedDate });
	return <PlainField name="publishedDate" label="Published date" type="date" min="1970-01-01" max="2199-12-31" hint={hint} required />;
}

/** What the date does, and from when visitors see the post if they don't see it at once. */
export function dateHint({ status, publishAt, publishedDate }: Pick<PostForm, "status" | "publishAt" | "publishedDate">): string {
	const isDraft = status === "draft";
	const visible = visibleFrom({ status: isDraft ? "published" : status, publishAt, publishedDate });
	if (visible) return `${isDraft ? "Once published, visible" : "Visible"} from ${visible}, midnight in India.`;
	const online = onlineDay({ status, publishAt });
	if (online !== null && online !== publishedDate) return `It goes online on ${readableDay(online)}.`;
	return "The day that readers see, and by which posts are sorted. A future date hides the post until that day.";
}

function ReadingTimeField() {
	const { control } = useFormContext<PostForm>();
	const [typed, content] = useDeferredValue(useWatch({ control, name: ["readingTime", "content"] }));
	const words = countWords(content);
	const counted = minutesOf(words);
	return (
		<PlainField
			name="readingTime"
			label="Reading time in minutes"
			inputMode="numeric"
			placeholder={String(counted)}
			hint={readingTimeHint(typed, words, counted)}
		/>
	);
}

/** What will be stored for what is typed. */
function readingTimeHint(typed: string, words: number, counted: number): string {
	const given = readMinutes(typed);
	if (words === 0 && given === null) return "Empty: counted from the words.";
	const computed = `${counted} min, from ${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
	if (given === null) return `Empty: ${computed}.`;
	if (!/^\s*\d+\s*$/.test(typed)) return `Will be read as ${given} min. Empty it for ${computed}.`;
	return given === counted ? `The same as computed: ${computed}.` : `Computed it would be ${computed}.`;
}
