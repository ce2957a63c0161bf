import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { AddButton } from "@/features/admin/fields/add-button";
import { EntryHint } from "@/features/admin/fields/entry-hint";
import { FormSection } from "@/features/admin/fields/form-section";
import { IconButton } from "@/features/admin/fields/icon-button";
import { ImagePreview } from "@/features/admin/fields/image-preview";
import { RemovedNote } from "@/features/admin/fields/removed-note";
import { useUndo } from "@/features/admin/fields/use-undo";
import { webAddress } from "@/shared/lib/web-address";
import { addPicture } from "./pending-entries";
import { ProjectText, ProjectUrl } from "./project-fields";
import { emptyPending, type ProjectForm } from "./project-form-schema";

/** Pictures by address, in the order of the page. */
export function GalleryEditor() {
	const { control, getValues, setFocus } = useFormContext<ProjectForm>();
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
	return (
		<FormSection title="Project Gallery" note="Screens by address, in the order of the page. The alternative text is also the caption.">
			<div className="md:col-span-2">
				{fields.length > 0 ? (
					<ol aria-label="Gallery pictures" className="m-0 list-none p-0">
						{fields.map((field, index) => (
							<PictureRow
								key={field.id}
								position={index}
								last={index === fields.length - 1}
								onMove={(to) => move(index, to)}
								onRemove={() => removeAt(index)}
							/>
						))}
					</ol>
				) : null}
				<RemovedNote
					removed={removed}
					onUndo={() => {
						undo();
						setFocus("pending.picture.url");
					}}
				/>
			</div>
			<NewPicture gallery={pictures} onAdd={(picture) => append(picture, { shouldFocus: false })} />
		</FormSection>
	);
}

interface PictureRowProps {
	position: number;
	last: boolean;
	onMove: (to: number) => void;
	onRemove: () => void;
}

function PictureRow({ position, last, onMove, onRemove }: PictureRowProps) {
	const { control } = useFormContext<ProjectForm>();
	const number = position + 1;
	const picture = useWatch({ control, name: `gallery.${position}` });
	return (
		<li className="grid items-start gap-x-5 gap-y-4 border-line border-b pb-5 not-first:pt-5 sm:grid-cols-[132px_minmax(0,1fr)]">
			<div className="flex items-center justify-between gap-3 sm:block">
				<ImagePreview
					address={picture?.url ?? ""}
					alt={`Preview of picture ${number}`}
					className="aspect-[16/10] w-28 rounded-[10px] text-[0.7rem] sm:mt-[29px] sm:w-full"
				/>
				<div className="flex sm:mt-2">
					<IconButton label={`Move picture ${number} up`} Icon={ArrowUp} disabled={position === 0} onClick={() => onMove(position - 1)} />
					<IconButton label={`Move picture ${number} down`} Icon={ArrowDown} disabled={last} onClick={() => onMove(position + 1)} />
					<IconButton label={`Remove picture ${number}`} Icon={Trash2} onClick={onRemove} removes />
				</div>
			</div>
			<div className="grid gap-4">
				<ProjectUrl name={`gallery.${position}.url`} label="Image URL" fullLabel={`Image URL of picture ${number}`} />
				<ProjectText name={`gallery.${position}.alt`} label="Alternative text" fullLabel={`Alternative text of picture ${number}`} />
			</div>
		</li>
	);
}

function NewPicture({ gallery, onAdd }: { gallery: ProjectForm["gallery"]; onAdd: (picture: ProjectForm["pending"]["picture"]) => void }) {
	const { control, setValue, setFocus } = useFormContext<ProjectForm>();
	const picture = useWatch({ control, name: "pending.picture" });
	const [problem, setProblem] = useState<string | null>(null);
	const clear = () => {
		setValue("pending.picture", emptyPending.picture, { shouldDirty: true });
		setFocus("pending.picture.url");
	};
	const add = () => {
		const next = addPicture(gallery, picture).at(gallery.length);
		setProblem(refusal(picture.url, next !== undefined));
		if (!next || !webAddress(next.url)) return setFocus("pending.picture.url");
		onAdd(next);
		clear();
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 md:col-span-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
			<ProjectUrl name="pending.picture.url" label="Gallery image URL" enter={add} />
			<ProjectText name="pending.picture.alt" label="Gallery image alternative text" placeholder="What the screen shows" enter={add} />
			<AddButton label="Add picture" onClick={add} beside />
			<EntryHint className="md:col-span-3" strong text={problem} />
		</div>
	);
}

/** Why a picture is not added, or null when it is. */
function refusal(address: string, isNew: boolean): string | null {
	if (address.trim() === "") return "The address of the picture is missing.";
	if (!webAddress(address)) return "Enter an https:// address, or a path of this site starting with /.";
	return isNew ? null : "This picture is already in the gallery.";
}
