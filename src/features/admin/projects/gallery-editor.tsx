import { Images } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { FocalPointButton } from "@/features/admin/media/focal-point-button";
import { useMediaPicker } from "@/features/admin/media/media-picker-provider";
import { EntryHint, focusBox } from "@/features/admin/ui/entry-hint";
import { FormSection } from "@/features/admin/ui/form-section";
import { ImagePreview } from "@/features/admin/ui/image-preview";
import { SortableList } from "@/features/admin/ui/sortable-list";
import { AddButton } from "@/features/admin/ui/tag-list";
import { RemovedNote, useUndo } from "@/features/admin/ui/undo";
import { webAddress } from "@/shared/lib/web-address";
import { Button } from "@/shared/ui/button";
import { EntryButtons, type EntryRowProps, ProjectText, ProjectUrl } from "./project-fields";
import { addPictures, emptyPending, type ProjectFormValues } from "./project-form-values";

export function GalleryEditor() {
	const { control, getValues, setFocus } = useFormContext<ProjectFormValues>();
	const { fields, append, remove, move, replace } = useFieldArray({ control, name: "gallery" });
	const pictures = useWatch({ control, name: "gallery" });
	const { removed, remember, undo } = useUndo(pictures, replace);
	const removeAt = (position: number) => {
		const before = structuredClone(getValues("gallery"));
		remember(
			before,
			before.filter((_picture, index) => index !== position),
			`picture ${position + 1}`,
		);
		remove(position);
	};
	const add = (more: ProjectFormValues["gallery"]): number => {
		const gallery = getValues("gallery");
		const fresh = addPictures(gallery, more).slice(gallery.length);
		if (fresh.length > 0) append(fresh, { shouldFocus: false });
		return fresh.length;
	};
	return (
		<FormSection title="Project Gallery" note="Screenshots in the order of the page. The alternative text is also the caption.">
			<div className="@min-[34rem]:col-span-2">
				<SortableList
					label="Gallery pictures"
					noun="picture"
					ids={fields.map(({ id }) => id)}
					onMove={move}
					entryClassName="border-line border-b pb-5 not-first:pt-5"
				>
					{(entry) => <PictureRow {...entry} onMove={(to) => move(entry.position, to)} onRemove={() => removeAt(entry.position)} />}
				</SortableList>
				<RemovedNote removed={removed} undo={undo} onUndone={() => setFocus("pending.picture.url")} />
			</div>
			<NewPicture onAdd={add} />
		</FormSection>
	);
}

function PictureRow(row: EntryRowProps) {
	const { position } = row;
	const { control, setValue } = useFormContext<ProjectFormValues>();
	const number = position + 1;
	const picture = useWatch({ control, name: `gallery.${position}` });
	return (
		<div className="grid items-start gap-x-5 gap-y-4 @min-[34rem]:grid-cols-[150px_minmax(0,1fr)]">
			<div className="flex items-center justify-between gap-3 @min-[34rem]:block">
				<ImagePreview
					address={picture?.url ?? ""}
					alt={`Preview of picture ${number}`}
					className="aspect-[16/10] w-24 rounded-[10px] text-[0.7rem] @min-[34rem]:mt-[29px] @min-[34rem]:w-full"
				/>
				<div className="flex items-center @min-[34rem]:-ml-1.5 @min-[34rem]:mt-2">
					<EntryButtons noun="picture" {...row} />
				</div>
			</div>
			<div className="grid gap-4">
				<ProjectUrl name={`gallery.${position}.url`} label="Image URL" fullLabel={`Image URL of picture ${number}`} />
				<div className="empty:hidden">
					<FocalPointButton
						address={picture?.url ?? ""}
						named={`picture ${number}`}
						onChange={(url) => setValue(`gallery.${position}.url`, url, { shouldDirty: true, shouldValidate: true })}
					/>
				</div>
				<ProjectText name={`gallery.${position}.alt`} label="Alternative text" fullLabel={`Alternative text of picture ${number}`} />
			</div>
		</div>
	);
}

interface NewPictureProps {
	/** Returns how many of the pictures were new. */
	onAdd: (pictures: ProjectFormValues["gallery"]) => number;
}

function NewPicture({ onAdd }: NewPictureProps) {
	const { control, setValue } = useFormContext<ProjectFormValues>();
	const picture = useWatch({ control, name: "pending.picture" });
	const pick = useMediaPicker();
	const [answer, setAnswer] = useState<{ text: string; refused: boolean } | null>(null);
	const refuse = (text: string) => {
		setAnswer({ text, refused: true });
		focusBox<ProjectFormValues>("pending.picture.url");
	};
	const add = () => {
		if (picture.url.trim() === "") return refuse("Enter the picture's URL.");
		if (!webAddress(picture.url)) return refuse("Enter an https:// address, or a path on this site that starts with /.");
		if (onAdd([picture]) === 0) return refuse("This picture is already in the gallery.");
		setAnswer(null);
		setValue("pending.picture", emptyPending.picture, { shouldDirty: true });
		focusBox<ProjectFormValues>("pending.picture.url");
	};
	const paste = (text: string): boolean => {
		const list = readAddresses(text);
		if (!list) return false;
		const added = onAdd(list.addresses.map((url) => ({ url, alt: "" })));
		setAnswer({ text: summaryOf(added, list.addresses.length - added, list.others), refused: false });
		return true;
	};
	const choose = async () => {
		const picked = await pick?.({ multiple: true });
		if (picked) setAnswer({ text: summaryOf(onAdd(picked), 0, 0), refused: false });
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 @min-[34rem]:col-span-2 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
			<ProjectUrl
				name="pending.picture.url"
				label="Gallery image URL"
				hint="Paste a list of URLs to add several at once."
				enter={add}
				paste={paste}
			/>
			<ProjectText name="pending.picture.alt" label="Gallery image alternative text" placeholder="What the screen shows" enter={add} />
			<AddButton label="Add picture" onClick={add} beside />
			{pick ? (
				<Button tone="line" size="s" className="justify-self-start @min-[44rem]:col-span-3" onClick={() => void choose()}>
					<Images aria-hidden="true" className="size-4" />
					Choose pictures
				</Button>
			) : null}
			<EntryHint className="@min-[44rem]:col-span-3" strong={answer?.refused ?? false} text={answer?.text ?? null} />
		</div>
	);
}

/** The addresses in a pasted list, or null if the text isn't a list. Commas don't separate: addresses can contain them. */
function readAddresses(text: string): { addresses: string[]; others: number } | null {
	const parts = text.split(/\s+/).filter((part) => part !== "");
	if (parts.length < 2) return null;
	const addresses = parts.filter((part) => webAddress(part) !== null);
	return addresses.length < 2 ? null : { addresses, others: parts.length - addresses.length };
}

function summaryOf(added: number, known: number, others: number): string {
	const rest = [known > 0 ? `${known} already in the gallery` : "", others > 0 ? `${others} without a valid URL` : ""].filter(
		(part) => part !== "",
	);
	if (added === 0 && rest.length === 0) return "These pictures are already in the gallery.";
	const head = `${added} ${added === 1 ? "picture" : "pictures"} added`;
	return rest.length > 0 ? `${head}; left out: ${rest.join(", ")}.` : `${head}. Add alternative text to each.`;
}
