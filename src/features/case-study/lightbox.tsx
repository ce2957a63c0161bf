import { useMemo, useRef } from "react";
import { type ControllerRef, Lightbox as Viewer } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./lightbox.css";
import type { GalleryPicture } from "@/data/projects/schema";
import { useCloseWatcher } from "@/shared/hooks/use-close-watcher";
import { pictureSources } from "@/shared/lib/picture-sources";

export interface LightboxProps {
	pictures: GalleryPicture[];
	index: number;
	title: string;
	onClose: () => void;
}

const RATIO = 10 / 16;

/** One picture in full size over the page. Esc, the button, the backdrop, a pull down and Android's Back close it. */
export function Lightbox({ pictures, index, title, onClose }: LightboxProps) {
	const controller = useRef<ControllerRef>(null);
	useCloseWatcher(() => controller.current?.close());
	// Other slides would bring the viewer back to its first picture.
	const slides = useMemo(() => pictures.map(toSlide), [pictures]);
	const roomy = window.matchMedia("(min-width: 48rem) and (min-height: 36rem)").matches;
	return (
		<Viewer
			open
			close={onClose}
			index={index}
			slides={slides}
			plugins={pictures.length > 1 ? [Captions, Counter, Zoom] : [Captions, Zoom]}
			className="case-lightbox"
			labels={{ Lightbox: `Pictures of ${title}` }}
			carousel={{ padding: roomy ? "88px" : 0, imageProps: { referrerPolicy: "no-referrer" } }}
			captions={{ descriptionTextAlign: "center", descriptionMaxLines: 4 }}
			controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
			render={pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }}
		/>
	);
}

/** A bundled picture has several AVIF widths. Its description is the caption. */
function toSlide({ url, alt }: GalleryPicture) {
	const sources = pictureSources(url);
	const srcSet = (sources?.avif ?? "").split(", ").flatMap((entry) => {
		const [src = "", size = ""] = entry.split(" ");
		const width = Number.parseInt(size, 10);
		return width > 0 ? [{ src, width, height: Math.round(width * RATIO) }] : [];
	});
	return srcSet.length > 0 ? { src: url, alt, description: alt, srcSet } : { src: url, alt, description: alt };
}
