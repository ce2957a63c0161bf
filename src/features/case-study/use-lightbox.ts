import { type ComponentType, useRef, useState } from "react";
import type { LightboxProps } from "./lightbox";

/** Which picture is open, and the code that shows it, which loads with the first one. */
export function useLightbox(load: () => Promise<ComponentType<LightboxProps>>) {
	const [index, setIndex] = useState<number | null>(null);
	const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
	const [failed, setFailed] = useState(false);
	const opener = useRef<HTMLElement | null>(null);

	const openAt = (at: number, from: HTMLElement) => {
		opener.current = from;
		setIndex(at);
		if (Lightbox) return;
		load().then(
			(loaded) => setLightbox(() => loaded),
			(error: unknown) => {
				console.warn("Gallery:", error);
				setIndex(null);
				setFailed(true);
			},
		);
	};
	const close = () => {
		setIndex(null);
		// A browser that gives no focus to a clicked link has nothing to give it back to.
		opener.current?.focus();
	};
	return { Lightbox, index, failed, openAt, close };
}
