import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { site } from "@/content/site";
import { projectFields as fields } from "@/data/projects/fields";
import { PictureField } from "@/features/admin/media/picture-field";
import { AreaField, CheckField, TextField } from "@/features/admin/ui/form/form-fields";
import { FoldedFields, FormSection } from "@/features/admin/ui/form/form-section";
import { MAX_DESCRIPTION } from "@/shared/lib/rich-text/plain-text";
import { type HeadSource, MAX_TITLE, SearchPreview } from "./search-preview";

type HeadInput = Pick<HeadSource, "seoTitle" | "seoDescription" | "socialImage" | "hiddenFromSearch">;

/** The values that the forms of projects and posts share. */
type SearchForm = HeadInput & Pick<HeadSource, "title" | "slug">;

const NAMES = ["seoTitle", "seoDescription", "socialImage", "hiddenFromSearch"] as const satisfies (keyof HeadInput)[];

/** What search results and link cards show, with a preview of both. */
export function SearchSection(source: Pick<HeadSource, "path" | "description" | "image">) {
	const { control } = useFormContext<SearchForm>();
	const [title, slug, seoTitle, seoDescription, socialImage, hiddenFromSearch] = useDeferredValue(
		useWatch({ control, name: ["title", "slug", ...NAMES] }),
	);
	const head = { seoTitle, seoDescription, socialImage, hiddenFromSearch };
	return (
		<FormSection title="Search and sharing" note="How the page looks in search results and where its link is shared. Optional.">
			<SearchPreview source={{ ...source, ...head, title, slug }} />
			<div className="col-span-full border-line border-t pt-3">
				<FoldedFields summary="Change what is shown, or hide the page" names={NAMES}>
					<Overrides title={title} />
				</FoldedFields>
			</div>
		</FormSection>
	);
}

function Overrides({ title }: { title: string }) {
	return (
		<>
			<TextField<SearchForm>
				name="seoTitle"
				label={fields.seo_title.label}
				placeholder={title.trim()}
				hint={`Leave empty to use the title. About ${MAX_TITLE} characters are shown, with “| ${site.name}”.`}
				className="col-span-full"
			/>
			<AreaField<SearchForm>
				name="seoDescription"
				label={fields.seo_description.label}
				rows={3}
				hint={`Leave empty to use the text above. About ${MAX_DESCRIPTION} characters are shown.`}
				className="col-span-full"
			/>
			<PictureField<SearchForm>
				name="socialImage"
				isCropped
				label={fields.social_image.label}
				previewAlt="Preview of the social picture"
				hint="Leave empty to use the page's picture. Cards show 1200 × 630 pixels of it."
			/>
			<CheckField<SearchForm>
				name="hiddenFromSearch"
				label={fields.hidden_from_search.label}
				hint="Removes the page from the sitemap, the feed and llms.txt. Visitors still find the page in the site's lists."
				className="content-start @min-[34rem]:pt-7"
			/>
		</>
	);
}
