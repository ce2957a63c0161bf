import { FieldGroup } from "./field-group";
import { PostPicture, PostText } from "./post-fields";

/** The picture above the post and on its card. */
export function PictureGroup() {
	return (
		<FieldGroup title="Featured picture">
			<PostPicture
				name="featuredImage"
				label="Featured image URL"
				previewAlt="Preview of the featured image"
				hint="https://… or a path of this site"
			/>
			<PostText
				name="featuredImageAlt"
				label="Featured image alternative text"
				hint="What the picture shows, for those who do not see it."
			/>
		</FieldGroup>
	);
}
