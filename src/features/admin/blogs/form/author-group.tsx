import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/shared/ui/button";
import { FieldGroup } from "./field-group";
import { filledAuthor, recallAuthor } from "./last-author";
import { PostArea, PostPicture, PostText } from "./post-fields";
import type { PostForm } from "./post-form-schema";

/** Who wrote it. The author of the post before is one click away. */
export function AuthorGroup() {
	return (
		<FieldGroup title="Author" action={<LastAuthor />}>
			<PostText name="author.name" label="Author name" required />
			<PostPicture
				name="author.avatar"
				label="Author picture URL"
				previewAlt="Preview of the author's picture"
				hint="Without one the initials are shown."
			/>
			<PostArea name="author.bio" label="Author bio" rows={2} hint="A sentence or two, below the post." className="col-span-full" />
		</FieldGroup>
	);
}

function LastAuthor() {
	const { control, setValue, setFocus } = useFormContext<PostForm>();
	const typed = useWatch({ control, name: "author" });
	const [known] = useState(recallAuthor);
	const filled = filledAuthor(typed, known);
	if (!known || !filled) return null;
	const fill = () => {
		for (const part of ["name", "avatar", "bio"] as const)
			if (filled[part] !== typed[part]) setValue(`author.${part}`, filled[part], { shouldDirty: true, shouldValidate: part === "name" });
		// The pressed button is gone now.
		setFocus("author.name");
	};
	return (
		<Button tone="line" size="s" onClick={fill}>
			Fill in {known.name}
		</Button>
	);
}
