import { createContext, useContext } from "react";

/** A picture as a form takes it. */
export interface PickedPicture {
	/** A path of this site or an https address. */
	url: string;
	alt: string;
}

/** Asks for pictures of the library; null when the person leaves without choosing. */
export interface PickPicture {
	(): Promise<PickedPicture | null>;
	/** Several, in the order in which they were chosen. */
	(options: { multiple: true }): Promise<PickedPicture[] | null>;
}

export const MediaPickerContext = createContext<PickPicture | null>(null);

/** Opens the library to choose from; null outside `MediaPickerProvider`, where there is nothing to open. */
export function useMediaPicker(): PickPicture | null {
	return useContext(MediaPickerContext);
}
