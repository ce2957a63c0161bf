import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { showFailure } from "@/features/admin/ui/failures";
import type { MediaPickerProps } from "./media-picker";

export interface PickedPicture {
	/** A path on this site or an https address. */
	url: string;
	alt: string;
}

/** Opens the library; resolves to null if the admin cancels. */
export interface PickPicture {
	(): Promise<PickedPicture | null>;
	(options: { multiple: true }): Promise<PickedPicture[] | null>;
}

export const MediaPickerContext = createContext<PickPicture | null>(null);

/** Null outside `MediaPickerProvider`. */
export function useMediaPicker(): PickPicture | null {
	return useContext(MediaPickerContext);
}

interface Asked {
	Dialog: ComponentType<MediaPickerProps>;
	multiple: boolean;
}

/** Provides `useMediaPicker`. The dialog loads on first use; if that fails, a toast says so and the form stays. */
export function MediaPickerProvider({ children }: { children: ReactNode }) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const answer = useRef<(pictures: PickedPicture[] | null) => void>(() => {});

	const settle = useCallback((pictures: PickedPicture[] | null) => {
		setAsked(null);
		answer.current(pictures);
	}, []);

	const ask = useCallback(async (multiple: boolean): Promise<PickedPicture[] | null> => {
		// There is one dialog: cancel an earlier request.
		answer.current(null);
		try {
			const { MediaPicker } = await import("./media-picker");
			setAsked({ Dialog: MediaPicker, multiple });
		} catch (error) {
			console.error("Media picker:", error instanceof Error ? error.message : error);
			showFailure("The picture library couldn't be opened. Please try again.");
			return null;
		}
		return new Promise((resolve) => {
			answer.current = resolve;
		});
	}, []);

	const [pick] = useState(() => {
		function pickPicture(): Promise<PickedPicture | null>;
		function pickPicture(options: { multiple: true }): Promise<PickedPicture[] | null>;
		async function pickPicture(options?: { multiple: true }): Promise<PickedPicture | PickedPicture[] | null> {
			const pictures = await ask(options !== undefined);
			return options ? pictures : (pictures?.[0] ?? null);
		}
		return pickPicture satisfies PickPicture;
	});

	return (
		<MediaPickerContext value={pick}>
			{children}
			{asked ? <asked.Dialog multiple={asked.multiple} onDone={settle} /> : null}
		</MediaPickerContext>
	);
}
