import { ChevronRight } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { site } from "@/content/site";
import { projectFields as fields } from "@/data/projects/fields";
import { PictureField } from "@/features/admin/media/picture-field";
import { AreaField, CheckField, TextField } from "@/features/admin/ui/form-fields";
import { FormSection } from "@/features/admin/ui/form-section";
import { type HeadSource, MAX_DESCRIPTION, MAX_TITLE, SearchPreview } from "./search-preview";

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
			<Overrides isFilled={seoTitle !== "" || seoDescription !== "" || socialImage !== "" || hiddenFromSearch} title={title} />
		</FormSection>
	);
}

/** Folded until one of its fields has a value or an error. */
function Overrides({ isFilled, title }: { isFilled: boolean; title: string }) {
	const { errors } = useFormState<SearchForm>({ name: NAMES });
	const hasError = NAMES.some((name) => name in errors);
	const details = useRef<HTMLDetailsElement>(null);
	const [wasFilled] = useState(isFilled);
	useEffect(() => {
		if ((isFilled || hasError) && details.current) details.current.open = true;
	}, [isFilled, hasError]);
	return (
		<details ref={details} open={wasFilled} className="group/search col-span-full min-w-0 border-line border-t pt-3">
			<summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-[10px] font-medium text-[0.88rem] [&::-webkit-details-marker]:hidden">
				<ChevronRight aria-hidden="true" className="size-4 text-ink-3 transition-transform group-open/search:rotate-90" />
				Change what is shown, or hide the page
			</summary>
			<div className="grid min-w-0 gap-x-5 gap-y-5.5 pt-4 pb-1 @min-[34rem]:grid-cols-2">
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
					hint="Leaves the sitemap, the feed and llms.txt. Visitors still find the page in the site's lists."
					className="content-start @min-[34rem]:pt-7"
				/>
			</div>
		</details>
	);
}
