import type { Picture } from "@/data/pictures/picture-types";
import { AltEditor } from "./alt-editor";
import { PictureImage } from "./picture-image";
import { sizeText } from "./picture-words";

interface PickerDetailsProps {
	picture: Picture | undefined;
	/** Hears of a text that is not stored yet, or null when there is none. */
	onText: (id: string, text: string | null) => void;
	onStored: (newer: Picture) => void;
}

/** The picture that was chosen last, with its text to read and to change. */
export function PickerDetails({ picture, onText, onStored }: PickerDetailsProps) {
	if (!picture) {
		return (
			<aside className="hidden border-line border-l bg-sunken p-5 text-[0.85rem] text-ink-3 md:block">
				What you choose is described here.
			</aside>
		);
	}
	return (
		<aside aria-label="Chosen picture" className="overflow-y-auto border-line border-t bg-sunken p-4 md:border-t-0 md:border-l md:p-5">
			<PictureImage address={picture.address} alt="" className="mb-3 hidden aspect-[16/10] rounded-box border border-line md:block" />
			<p className="m-0 truncate font-medium text-[0.88rem]" title={picture.name}>
				{picture.name}
			</p>
			<p className="mt-0 mb-3 text-[0.78rem] text-ink-3 tabular-nums">{sizeText(picture)}</p>
			<AltEditor key={picture.id} picture={picture} onText={(text) => onText(picture.id, text)} onStored={onStored} />
		</aside>
	);
}
