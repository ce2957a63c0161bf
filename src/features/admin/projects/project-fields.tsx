import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { PictureField } from "@/features/admin/media/picture-field";
import { AreaField, CheckField, SelectField, TextField, UrlField } from "@/features/admin/ui/form/form-fields";
import { TagListField } from "@/features/admin/ui/form/tag-list";
import { IconButton } from "@/features/admin/ui/icon-button";
import type { ProjectFormValues } from "./project-form-values";

// Bound to this form: an unknown name is a type error.
export const ProjectArea = AreaField<ProjectFormValues>;
export const ProjectCheck = CheckField<ProjectFormValues>;
export const ProjectSelect = SelectField<ProjectFormValues>;
export const ProjectTags = TagListField<ProjectFormValues>;
export const ProjectText = TextField<ProjectFormValues>;
export const ProjectUrl = UrlField<ProjectFormValues>;
export const ProjectPicture = PictureField<ProjectFormValues>;

/** An error of a whole list, such as too many entries. Receives the focus after a failed save. */
export function ListError({ message }: { message: string | undefined }) {
	if (message === undefined) return null;
	return (
		<p tabIndex={-1} data-invalid="" className="mt-2 mb-0 font-medium text-[0.85rem] text-danger">
			{message}
		</p>
	);
}

export interface EntryRowProps {
	/** For dragging. */
	handle: ReactNode;
	position: number;
	last: boolean;
	onMove: (to: number) => void;
	onRemove: () => void;
}

export function EntryButtons({
	noun,
	isGrid = false,
	handle,
	position,
	last,
	onMove,
	onRemove,
}: EntryRowProps & { noun: string; isGrid?: boolean }) {
	const name = `${noun} ${position + 1}`;
	return (
		<>
			{handle}
			<IconButton
				label={`Move ${name} ${isGrid ? "earlier" : "up"}`}
				Icon={isGrid ? ArrowLeft : ArrowUp}
				isOff={position === 0}
				onClick={() => onMove(position - 1)}
			/>
			<IconButton
				label={`Move ${name} ${isGrid ? "later" : "down"}`}
				Icon={isGrid ? ArrowRight : ArrowDown}
				isOff={last}
				onClick={() => onMove(position + 1)}
			/>
			<IconButton label={`Remove ${name}`} Icon={Trash2} onClick={onRemove} removes />
		</>
	);
}
