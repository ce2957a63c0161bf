import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type PostFields, postInputSchema } from "@/data/posts/input-schema";
import { Button } from "@/shared/ui/button";
import { FieldGroup, PostArea, PostPicture, PostText } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";

type Author = PostFields["author"];

const STORAGE_KEY = "studio-last-author";

export function AuthorGroup() {
	return (
		<FieldGroup title="Author" action={<LastAuthorButton />}>
			<PostText name="author.name" label="Author name" required />
			<PostPicture
				name="author.avatar"
				label="Author picture URL"
				previewAlt="Preview of the author's picture"
				hint="Leave empty to show the author's initials."
			/>
			<PostArea
				name="author.bio"
				label="Author bio"
				rows={2}
				hint="One or two sentences, shown below the post."
				className="col-span-full"
			/>
		</FieldGroup>
	);
}

function LastAuthorButton() {
	const { control, setValue, setFocus } = useFormContext<PostFormValues>();
	const typed = useWatch({ control, name: "author" });
	const [last] = useState(recallAuthor);
	const filled = fillAuthor(typed, last);
	if (!last || !filled) return null;
	const fill = () => {
		for (const part of ["name", "avatar", "bio"] as const)
			if (filled[part] !== typed[part]) setValue(`author.${part}`, filled[part], { shouldDirty: true, shouldValidate: part === "name" });
		// The pressed button disappears.
		setFocus("author.name");
	};
	return (
		<Button tone="line" size="s" onClick={fill}>
			Fill in {last.name}
		</Button>
	);
}

/** Stores the author in this browser, for the next post. */
export function rememberAuthor(author: Author): void {
	// A draft can lack its author.
	if (author.name === "") return;
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(author));
	} catch {
		// Without storage the next post's author is typed by hand.
	}
}

export function recallAuthor(): Author | null {
	try {
		const read = postInputSchema.shape.author.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null"));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}

/** Fills the empty parts from the last author. Null if the names differ or nothing would change. */
export function fillAuthor(typed: Author, last: Author | null): Author | null {
	const name = typed.name.trim();
	if (!last || (name !== "" && name.toLocaleLowerCase() !== last.name.toLocaleLowerCase())) return null;
	const filled = { name: name === "" ? last.name : typed.name, avatar: typed.avatar || last.avatar, bio: typed.bio || last.bio };
	return filled.name === typed.name && filled.avatar === typed.avatar && filled.bio === typed.bio ? null : filled;
}
