import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "@/features/admin/ui/form-section";
import { IconButton } from "@/features/admin/ui/icon-button";
import { ImagePreview } from "@/features/admin/ui/image-preview";
import { SortableList } from "@/features/admin/ui/sortable-list";
import { RemovedNote, useUndo } from "@/features/admin/ui/undo";
import { NewPicture } from "./new-picture";
import { addPictures } from "./picture-list";
import { ProjectText, ProjectUrl } from "./project-fields";
import type { ProjectForm } from "./project-form-schema";

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
	/** How many of them were new. */
	const add = (more: ProjectForm["gallery"]): number => {
		const gallery = getValues("gallery");
		const fresh = addPictures(gallery, more).slice(gallery.length);
		if (fresh.length > 0) append(fresh, { shouldFocus: false });
		return fresh.length;
	};
	return (
		<FormSection title="Project Gallery" note="Screens by address, in the order of the page. The alternative text is also the caption.">
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

interface PictureRowProps {
	handle: ReactNode;
	position: number;
	last: boolean;
	onMove: (to: number) => void;
	onRemove: () => void;
}

function PictureRow({ handle, position, last, onMove, onRemove }: PictureRowProps) {
	const { control } = useFormContext<ProjectForm>();
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
					{handle}
					<IconButton label={`Move picture ${number} up`} Icon={ArrowUp} disabled={position === 0} onClick={() => onMove(position - 1)} />
					<IconButton label={`Move picture ${number} down`} Icon={ArrowDown} disabled={last} onClick={() => onMove(position + 1)} />
					<IconButton label={`Remove picture ${number}`} Icon={Trash2} onClick={onRemove} removes />
				</div>
			</div>
			<div className="grid gap-4">
				<ProjectUrl name={`gallery.${position}.url`} label="Image URL" fullLabel={`Image URL of picture ${number}`} />
				<ProjectText name={`gallery.${position}.alt`} label="Alternative text" fullLabel={`Alternative text of picture ${number}`} />
			</div>
		</div>
	);
}
