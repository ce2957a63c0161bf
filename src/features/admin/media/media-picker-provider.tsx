import { type ComponentType, type ReactNode, useCallback, useRef, useState } from "react";
import { toast } from "sonner";
import type { MediaPickerProps } from "./media-picker";
import { MediaPickerContext, type PickedPicture, type PickPicture } from "./use-media-picker";

interface Asked {
	Dialog: ComponentType<MediaPickerProps>;
	multiple: boolean;
}

/**
 * Lets everything inside ask for pictures of the library. The dialog is loaded when it is first asked for; one that does not load
 * is a toast and no pictures, and the form around it stays.
 */
export function MediaPickerProvider({ children }: { children: ReactNode }) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const answer = useRef<(pictures: PickedPicture[] | null) => void>(() => {});

	const settle = useCallback((pictures: PickedPicture[] | null) => {
		setAsked(null);
		answer.current(pictures);
	}, []);

	const ask = useCallback(async (multiple: boolean): Promise<PickedPicture[] | null> => {
		// Whoever asked before gets no pictures: there is one dialog.
		answer.current(null);
		try {
			const { MediaPicker } = await import("./media-picker");
			setAsked({ Dialog: MediaPicker, multiple });
		} catch (error) {
			console.error("Media picker:", error instanceof Error ? error.message : error);
			toast.error("Error", { description: "The pictures did not open. Please try again.", duration: Number.POSITIVE_INFINITY });
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
