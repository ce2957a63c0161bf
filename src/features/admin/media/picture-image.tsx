import { ImageOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/shared/lib/class-names";

interface PictureImageProps {
	address: string;
	alt: string;
	className: string;
	onSize?: (width: number, height: number) => void;
}

/** Shows the whole picture, or a message if the file is missing. */
export function PictureImage(props: PictureImageProps) {
	return <Image key={props.address} {...props} />;
}

function Image({ address, alt, className, onSize }: PictureImageProps) {
	const [state, setState] = useState<"loading" | "shown" | "missing">("loading");
	return (
		<span className={classNames("relative block overflow-hidden bg-sunken", className)}>
			{state === "loading" ? <span aria-hidden="true" className="shimmer absolute inset-0" /> : null}
			{state === "missing" ? (
				<span
					role="img"
					aria-label={alt === "" ? "The file is missing" : `${alt} (the file is missing)`}
					className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 text-center text-ink-3 text-xs"
				>
					<ImageOff aria-hidden="true" className="size-5" strokeWidth={1.5} />
					File missing
				</span>
			) : (
				<img
					src={address}
					alt={alt}
					loading="lazy"
					decoding="async"
					referrerPolicy="no-referrer"
					onLoad={(event) => {
						setState("shown");
						onSize?.(event.currentTarget.naturalWidth, event.currentTarget.naturalHeight);
					}}
					onError={() => setState("missing")}
					className={classNames(
						"absolute inset-0 size-full object-contain transition-opacity duration-300 ease-out motion-reduce:transition-none",
						state === "shown" ? "opacity-100" : "opacity-0",
					)}
				/>
			)}
		</span>
	);
}
