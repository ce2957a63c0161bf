import { Lightbox as Viewer } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./lightbox.css";
import type { GalleryPicture } from "@/data/portfolios/schema";
import { pictureSources } from "@/shared/lib/picture-sources";

export interface LightboxProps {
	pictures: GalleryPicture[];
	/** The picture that opens. */
	index: number;
	/** Title of the project. */
	title: string;
	onClose: () => void;
}

/** Pictures of the pipeline are 16 : 10. */
const RATIO = 10 / 16;

/**
 * One picture in full size over the page: previous and next wrap around; Esc, the button, the backdrop and a pull
 * downward close it; what lies behind is inert.
 */
export function Lightbox({ pictures, index, title, onClose }: LightboxProps) {
	const roomy = window.matchMedia("(min-width: 48rem) and (min-height: 36rem)").matches;
	return (
		<Viewer
			open
			close={onClose}
			index={index}
			slides={pictures.map(slideOf)}
			plugins={pictures.length > 1 ? [Captions, Counter, Zoom] : [Captions, Zoom]}
			className="case-lightbox"
			labels={{ Lightbox: `Pictures of ${title}` }}
			carousel={{ padding: roomy ? "88px" : 0, imageProps: { referrerPolicy: "no-referrer" } }}
			captions={{ descriptionTextAlign: "center", descriptionMaxLines: 4 }}
			controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
			render={pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }}
		/>
	);
}

/** A bundled picture in all its widths (as AVIF, whose colors stay where they belong at this size), any other as it is; its words are the caption. */
function slideOf({ url, alt }: GalleryPicture) {
	const sources = pictureSources(url);
	const srcSet = (sources?.avif ?? "").split(", ").flatMap((entry) => {
		const [src = "", size = ""] = entry.split(" ");
		const width = Number.parseInt(size, 10);
		return width > 0 ? [{ src, width, height: Math.round(width * RATIO) }] : [];
	});
	return srcSet.length > 0 ? { src: url, alt, description: alt, srcSet } : { src: url, alt, description: alt };
}
