import { useFormContext, useWatch } from "react-hook-form";
import { PostText } from "./post-fields";
import type { PostForm } from "./post-form-schema";
import { futureSlug, shownAddress } from "./search-facts";

/** The end of the address, and the address that the post will get. */
export function SlugField() {
	const { control, formState } = useFormContext<PostForm>();
	const [title, slug] = useWatch({ control, name: ["title", "slug"] });
	const made = futureSlug({ slug: "", title });
	const future = futureSlug({ slug, title });
	const before = formState.defaultValues?.slug ?? "";
	const moved = before !== "" && future !== before && formState.defaultValues?.status === "published";
	const address = future === "" ? "The end of the address; made when the post is saved." : `The page: ${shownAddress(future)}`;
	return (
		<PostText
			name="slug"
			label="Slug"
			className="col-span-full"
			placeholder={made}
			hint={moved ? `${address}. Links to ${shownAddress(before)} will lead nowhere.` : address}
		/>
	);
}
