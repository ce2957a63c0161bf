import { Images } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useMediaPicker } from "@/features/admin/media/media-picker-provider";
import { EntryHint, focusBox } from "@/features/admin/ui/entry-hint";
import { AddButton } from "@/features/admin/ui/tag-list";
import { webAddress } from "@/shared/lib/web-address";
import { Button } from "@/shared/ui/button";
import { readAddresses } from "./picture-list";
import { ProjectText, ProjectUrl } from "./project-fields";
import { emptyPending, type ProjectForm } from "./project-form-schema";

interface NewPictureProps {
	/** Adds pictures; gives how many were not there before. */
	onAdd: (pictures: ProjectForm["gallery"]) => number;
}

/** The boxes for one picture more; a pasted list of addresses adds them all. */
export function NewPicture({ onAdd }: NewPictureProps) {
	const { control, setValue } = useFormContext<ProjectForm>();
	const picture = useWatch({ control, name: "pending.picture" });
	const pick = useMediaPicker();
	const [answer, setAnswer] = useState<{ text: string; refused: boolean } | null>(null);
	const refuse = (text: string) => {
		setAnswer({ text, refused: true });
		focusBox<ProjectForm>("pending.picture.url");
	};
	const add = () => {
		if (picture.url.trim() === "") return refuse("The address of the picture is missing.");
		if (!webAddress(picture.url)) return refuse("Enter an https:// address, or a path of this site starting with /.");
		if (onAdd([picture]) === 0) return refuse("This picture is already in the gallery.");
		setAnswer(null);
		setValue("pending.picture", emptyPending.picture, { shouldDirty: true });
		focusBox<ProjectForm>("pending.picture.url");
	};
	const paste = (text: string): boolean => {
		const list = readAddresses(text);
		if (!list) return false;
		const added = onAdd(list.addresses.map((url) => ({ url, alt: "" })));
		setAnswer({ text: summary(added, list.addresses.length - added, list.others), refused: false });
		return true;
	};
	const choose = async () => {
		const picked = await pick?.({ multiple: true });
		if (picked) setAnswer({ text: summary(onAdd(picked), 0, 0), refused: false });
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 @min-[34rem]:col-span-2 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
			<ProjectUrl
				name="pending.picture.url"
				label="Gallery image URL"
				hint="A pasted list of addresses adds all of them."
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

/** What became of a pasted list. */
function summary(added: number, known: number, others: number): string {
	const rest = [known > 0 ? `${known} already in the gallery` : "", others > 0 ? `${others} no address` : ""].filter((part) => part !== "");
	if (added === 0 && rest.length === 0) return "These pictures are in the gallery already.";
	const head = `${added} ${added === 1 ? "picture" : "pictures"} added`;
	return rest.length > 0 ? `${head}; left out: ${rest.join(", ")}.` : `${head}. Give each an alternative text.`;
}
