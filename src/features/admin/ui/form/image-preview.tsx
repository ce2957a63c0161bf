import { ImageIcon } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";
import { webAddress } from "@/shared/lib/web-address";
import { SmartImage } from "@/shared/ui/smart-image";
import { useDebouncedValue } from "../use-debounced-value";

/** Hint of every alternative text. */
export const ALT_TEXT_HINT = "Describes the picture for people who can't see it.";

// Wait until typing pauses, to avoid a request per letter.
const SETTLE_MS = 450;

interface ImagePreviewProps {
	address: string;
	alt: string;
	className: string;
}

export function ImagePreview({ address, alt, className }: ImagePreviewProps) {
	const src = webAddress(useDebouncedValue(address, SETTLE_MS));
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
