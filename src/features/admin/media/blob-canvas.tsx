import { useEffect, useRef } from "react";
import { classNames } from "@/shared/lib/class-names";

/** Width of the drawing in pixels: a thumbnail on a dense screen. */
const WIDTH = 240;

/**
 * Shows a picture that is still in this browser only. Drawn: an <img> would need an address of the kind blob:, which the page's
 * security policy does not allow.
 */
export function BlobCanvas({ blob, className }: { blob: Blob | null; className: string }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		if (!blob || typeof createImageBitmap !== "function") return;
		let gone = false;
		createImageBitmap(blob, { resizeWidth: WIDTH, resizeQuality: "medium" }).then(
			(image) => {
				const target = canvas.current;
				if (!gone && target) {
					target.width = image.width;
					target.height = image.height;
					target.getContext("2d")?.drawImage(image, 0, 0);
				}
				image.close();
			},
			// The progress beside it says what is going on; without its picture it still does.
			() => {},
		);
		return () => {
			gone = true;
		};
	}, [blob]);
	return (
		<span aria-hidden="true" className={classNames("block overflow-hidden bg-sunken", className)}>
			<canvas ref={canvas} width={4} height={3} className="size-full object-cover" />
		</span>
	);
}
