import { useDeferredValue, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { wallClock } from "@/data/blogs/input-date";
import { minutesOf, readMinutes } from "@/data/blogs/row-mapper";
import { readInstant } from "@/shared/lib/instant";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { FieldGroup } from "./field-group";
import { PlainField } from "./plain-field";
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

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function DateField() {
	const { control } = useFormContext<PostForm>();
	const [status, publishAt, date] = useWatch({ control, name: ["status", "publishAt", "publishedDate"] });
	const instant = status === "scheduled" ? readInstant(publishAt) : null;
	const online = instant ? wallClock(new Date(instant)).date : date;
	const hint =
		online === date ? "The day that readers see, and by which posts are sorted." : `It goes online on ${longDay.format(new Date(online))}.`;
	return <PlainField name="publishedDate" label="Published date" type="date" min="1970-01-01" max="2199-12-31" hint={hint} required />;
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

/** What will be stored for what is typed (decisions.md R91). */
function readingTimeHint(typed: string, words: number, counted: number): string {
	const given = readMinutes(typed);
	if (words === 0 && given === null) return "Empty: counted from the words.";
	const computed = `${counted} min, from ${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
	if (given === null) return `Empty: ${computed}.`;
	if (!/^\s*\d+\s*$/.test(typed)) return `Will be read as ${given} min. Empty it for ${computed}.`;
	return given === counted ? `The same as computed: ${computed}.` : `Computed it would be ${computed}.`;
}
