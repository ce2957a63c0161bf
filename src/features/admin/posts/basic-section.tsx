import { useDeferredValue, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { paths } from "@/content/paths";
import { postFields as fields } from "@/data/posts/fields";
import { readMinutes, toReadingMinutes } from "@/data/posts/row-mapper";
import { readableDay } from "@/features/admin/editor/local-time";
import { FormSection } from "@/features/admin/ui/form/form-section";
import { ALT_TEXT_HINT } from "@/features/admin/ui/form/image-preview";
import { futureSlug, slugHint } from "@/features/admin/ui/form/slug-hint";
import { counted } from "@/features/admin/ui/format";
import { SAMPLE_HINT } from "@/features/admin/ui/sample-badge";
import { countWords, getBeginning, MAX_DESCRIPTION } from "@/shared/lib/rich-text/plain-text";
import { latinSlug } from "@/shared/lib/text/slug";
import { AuthorGroup } from "./author-group";
import { usePostVocabulary } from "./form-sources";
import { FieldGroup, PostArea, PostCheck, PostInput, PostPicture, PostText } from "./post-fields";
import { onlineDay, type PostFormValues, visibleFrom } from "./post-form-schema";

export function TitleField() {
	return <PostText name="title" label={fields.title.label} required className="col-span-full" />;
}

export function BasicSection({ hasTitle }: { hasTitle: boolean }) {
	return (
		<FormSection title="Basic Information" note="Shown in lists and search results.">
			{hasTitle ? <TitleField /> : null}
			<SlugField />
			<ExcerptField />
			<AuthorGroup />
			<FilingGroup />
			<FieldGroup title="Featured picture">
				<PostPicture
					name="featuredImage"
					altName="featuredImageAlt"
					isCropped
					label="Featured picture URL"
					previewAlt="Preview of the featured picture"
					hint="https://… or a path on this site"
				/>
				<PostText name="featuredImageAlt" label={fields.image_alt.label} hint={ALT_TEXT_HINT} />
			</FieldGroup>
		</FormSection>
	);
}

function SlugField() {
	const { control, formState } = useFormContext<PostFormValues>();
	const [title, slug] = useWatch({ control, name: ["title", "slug"] });
	const { slug: before = "", status } = formState.defaultValues ?? {};
	return (
		<PostText
			name="slug"
			label={fields.slug.label}
			className="col-span-full"
			placeholder={latinSlug(title)}
			hint={slugHint({ path: paths.post, slug: futureSlug({ slug, title }), before: status === "published" ? before : "" })}
		/>
	);
}

function ExcerptField() {
	const { control } = useFormContext<PostFormValues>();
	const [excerpt, content] = useDeferredValue(useWatch({ control, name: ["excerpt", "content"] }));
	const hint = excerptHint(excerpt.trim(), content);
	return <PostArea name="excerpt" label={fields.excerpt.label} rows={3} hint={hint} className="col-span-full" />;
}

function excerptHint(excerpt: string, content: string): string {
	if (excerpt !== "") return `${excerpt.length} of about 160 characters. Shown in lists, in the feed and in search results.`;
	const beginning = getBeginning(content, MAX_DESCRIPTION);
	return beginning === ""
		? "One or two sentences of about 160 characters, shown in lists, the feed and search results."
		: `If empty, search engines show “${beginning}” and lists show nothing.`;
}

function FilingGroup() {
	return (
		<FieldGroup title="Category and date">
			<CategoryField />
			<DateField />
			<ReadingTimeField />
			<div className="grid content-start gap-4 @min-[34rem]:pt-7">
				<PostCheck name="listed" label={fields.listed.label} hint="Visitors can find and open it." />
				<PostCheck name="featured" label={fields.featured.label} hint="Has no effect yet: the blog is sorted by date." />
				<PostCheck name="isSample" label={fields.is_sample.label} hint={SAMPLE_HINT} />
			</div>
		</FieldGroup>
	);
}

function CategoryField() {
	const { categories } = usePostVocabulary();
	const list = useId();
	return (
		<div>
			<PostText
				name="category"
				label={fields.category.label}
				list={list}
				hint="Choose one or type your own. Related Articles come from the same category."
			/>
			<datalist id={list}>
				{categories.map((category) => (
					<option key={category} value={category} />
				))}
			</datalist>
		</div>
	);
}

function DateField() {
	const { control } = useFormContext<PostFormValues>();
	const [status, publishAt, publishedDate] = useWatch({ control, name: ["status", "publishAt", "publishedDate"] });
	return (
		<PostInput
			name="publishedDate"
			label={fields.published_date.label}
			type="date"
			min="1970-01-01"
			max="2199-12-31"
			hint={dateHint({ status, publishAt, publishedDate })}
			required
		/>
	);
}

function dateHint({ status, publishAt, publishedDate }: Pick<PostFormValues, "status" | "publishAt" | "publishedDate">): string {
	const isDraft = status === "draft";
	const visible = visibleFrom({ status: isDraft ? "published" : status, publishAt, publishedDate });
	if (visible) return `${isDraft ? "Once published, visible" : "Visible"} from ${visible}, midnight in India.`;
	const online = onlineDay({ status, publishAt });
	if (online !== null && online !== publishedDate) return `It goes online on ${readableDay(online)}.`;
	return "Readers see this day, and posts are sorted by it. A future date hides the post until then.";
}

function ReadingTimeField() {
	const { control } = useFormContext<PostFormValues>();
	const [typed, content] = useDeferredValue(useWatch({ control, name: ["readingTime", "content"] }));
	const wordCount = countWords(content);
	const minutes = toReadingMinutes(wordCount);
	return (
		<PostInput
			name="readingTime"
			label="Reading time in minutes"
			inputMode="numeric"
			placeholder={String(minutes)}
			hint={readingTimeHint(typed, wordCount, minutes)}
		/>
	);
}

/** Says which reading time will be stored. */
function readingTimeHint(typed: string, wordCount: number, minutes: number): string {
	const given = readMinutes(typed);
	if (wordCount === 0 && given === null) return "Leave empty to calculate it from the words.";
	const calculated = `${minutes} min, from ${counted(wordCount, "word")}`;
	if (given === null) return `Leave empty for ${calculated}.`;
	if (!/^\s*\d+\s*$/.test(typed)) return `Saved as ${given} min. Leave empty for ${calculated}.`;
	return given === minutes ? `Same as calculated: ${calculated}.` : `Calculated: ${calculated}.`;
}
