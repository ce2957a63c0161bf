import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { webAddress } from "@/shared/lib/web-address";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import type { Picture } from "./figure";
import { Panel } from "./panel";
import { insertPicture, pictureAt, removePicture, setPicture } from "./picture-commands";

interface PicturePanelProps {
	editor: Editor;
	onClose: () => void;
	pickPicture?: () => Promise<Picture | null>;
}

/** Address and words of the picture at the cursor, or of one that is to be. */
export function PicturePanel({ editor, onClose, pickPicture }: PicturePanelProps) {
	const id = useId();
	const [chosen] = useState(() => pictureAt(editor));
	const [picture, setDraft] = useState<Picture>(() => chosen ?? { url: "", alt: "" });
	const [error, setError] = useState("");
	const apply = () => {
		const url = webAddress(picture.url);
		if (!url) return setError("Enter a web address, or a path of this site that begins with /.");
		const judged = { url, alt: picture.alt.trim() };
		if (chosen) setPicture(editor, judged);
		else insertPicture(editor, judged);
		onClose();
	};
	const choose = async () => {
		const picked = await pickPicture?.();
		if (picked) setDraft(picked);
	};
	return (
		<Panel label="Picture" onClose={onClose} onEnter={apply}>
			<Field id={`${id}-address`} label="Address" error={error}>
				{(control) => (
					<input
						{...control}
						value={picture.url}
						onChange={(event) => {
							setDraft({ ...picture, url: event.target.value });
							setError("");
						}}
						autoComplete="off"
						spellCheck={false}
						inputMode="url"
					/>
				)}
			</Field>
			<Field id={`${id}-alt`} label="Alt text" hint="What the picture shows, for readers who do not see it. Leave it empty for decoration.">
				{(control) => (
					<input
						{...control}
						// What a picture that is there mostly lacks.
						data-first={chosen ? "" : undefined}
						value={picture.alt}
						onChange={(event) => setDraft({ ...picture, alt: event.target.value })}
						autoComplete="off"
					/>
				)}
			</Field>
			<div className="flex flex-wrap gap-2">
				<Button tone="solid" size="s" onClick={apply}>
					{chosen ? "Change picture" : "Add picture"}
				</Button>
				{pickPicture ? (
					<Button tone="line" size="s" onClick={() => void choose()}>
						{chosen ? "Replace" : "Choose"}
					</Button>
				) : null}
				{chosen ? (
					<Button
						tone="quiet"
						size="s"
						onClick={() => {
							removePicture(editor);
							onClose();
						}}
					>
						Remove picture
					</Button>
				) : null}
			</div>
		</Panel>
	);
}
