import { ImageIcon } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";
import { webAddress } from "@/shared/lib/web-address";
import { SmartImage } from "@/shared/ui/smart-image";
import { useSettled } from "./use-settled";

/** While somebody types, every letter makes another address: only one that stands still is fetched. */
const SETTLE_MS = 450;

interface ImagePreviewProps {
	/** What stands in the address field; anything that is no address shows an empty frame. */
	address: string;
	alt: string;
	/** Gives the frame its width and shape. */
	className: string;
}

/** The picture behind an address, so that a wrong one is seen before it is saved. */
export function ImagePreview({ address, alt, className }: ImagePreviewProps) {
	const src = webAddress(useSettled(address, SETTLE_MS));
	if (!src) {
		return (
			<span
				aria-hidden="true"
				className={classNames("grid place-items-center border border-line-strong border-dashed text-ink-3", className)}
			>
				<ImageIcon className="size-5" strokeWidth={1.5} />
			</span>
		);
	}
	return <SmartImage key={src} src={src} alt={alt} width={320} height={200} className={classNames("border border-line", className)} />;
}
