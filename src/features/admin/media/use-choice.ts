import { useState } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import type { PickedPicture } from "./use-media-picker";

/** What is chosen in the dialog, in the order of choosing, with the texts as they are typed, saved or not. */
export function useChoice(multiple: boolean) {
	const [chosen, setChosen] = useState<readonly Picture[]>([]);
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const toggle = (picture: Picture) =>
		setChosen((now) => {
			if (!multiple) return [picture];
			return now.some(({ id }) => id === picture.id) ? now.filter(({ id }) => id !== picture.id) : [...now, picture];
		});
	return {
		chosen,
		toggle,
		/** Adds one that has just arrived. */
		add: (picture: Picture) => setChosen((now) => (multiple ? [...now, picture] : [picture])),
		clear: () => setChosen([]),
		describe: (id: string, text: string) => setTyped((now) => ({ ...now, [id]: text })),
		picked: (pictures: readonly Picture[]): PickedPicture[] =>
			pictures.map(({ id, address, alt }) => ({ url: address, alt: (typed[id] ?? alt).trim() })),
	};
}
