import { useCallback, useState } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import type { PickedPicture } from "./use-media-picker";

/** What is chosen in the dialog, in the order of choosing, with the texts as they are typed, saved or not. */
export function useChoice(multiple: boolean) {
	const [chosen, setChosen] = useState<readonly Picture[]>([]);
	const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({});
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
		/** Notes a text that differs from the stored one, or null when none does any more. */
		describe: (id: string, text: string | null) => setTyped((now) => ({ ...now, [id]: text })),
		/** Takes over what is stored by now of the pictures that are chosen. */
		renew: useCallback((pictures: readonly Picture[]) => {
			setChosen((now) => {
				const newest = now.map((old) => pictures.find(({ id, version }) => id === old.id && version > old.version) ?? old);
				return newest.some((picture, index) => picture !== now[index]) ? newest : now;
			});
			setTyped((now) => {
				const stored = pictures.filter(({ id, alt }) => now[id]?.trim() === alt);
				return stored.length === 0 ? now : { ...now, ...Object.fromEntries(stored.map(({ id }) => [id, null])) };
			});
		}, []),
		picked: (pictures: readonly Picture[]): PickedPicture[] =>
			pictures.map(({ id, address, alt }) => ({ url: address, alt: (typed[id] ?? alt).trim() })),
	};
}
