import { FormSection } from "@/features/admin/ui/form-section";
import { AuthorGroup } from "./author-group";
import { ExcerptField } from "./excerpt-field";
import { FilingGroup } from "./filing-group";
import { PictureGroup } from "./picture-group";
import { PostText } from "./post-fields";
import { SearchGlance } from "./search-glance";
import { SlugField } from "./slug-field";

/** What the card and the head of the page show, and who wrote it. */
export function BasicSection() {
	return (
		<FormSection title="Basic Information" note="What lists and search results show, and where the post is filed.">
			<PostText name="title" label="Title" required className="col-span-full" />
			<SlugField />
			<ExcerptField />
			<AuthorGroup />
			<FilingGroup />
			<PictureGroup />
			<SearchGlance />
		</FormSection>
	);
}
