import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { paths } from "@/content/paths";
import { postFields as fields } from "@/data/posts/fields";
import { FormSection } from "@/features/admin/ui/form-section";
import { ALT_TEXT_HINT } from "@/features/admin/ui/image-preview";
import { futureSlug, slugHint } from "@/features/admin/ui/slug-hint";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import { latinSlug } from "@/shared/lib/slug";
import { AuthorGroup } from "./author-group";
import { FilingGroup } from "./filing-group";
import { FieldGroup, PostArea, PostPicture, PostText } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";

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
	const beginning = beginningOf(content, 160);
	return beginning === ""
		? "One or two sentences of about 160 characters, shown in lists, the feed and search results."
		: `If empty, search engines show “${beginning}” and lists show nothing.`;
}
