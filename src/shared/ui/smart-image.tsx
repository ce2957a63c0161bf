import { useCallback, useState } from "react";
import { classNames } from "@/shared/lib/class-names";

interface SmartImageProps {
	src: string | null;
	alt: string;
	width: number;
	height: number;
	/** Loads at once and before other pictures: only for what stands above the fold. */
	priority?: boolean;
	/** Must give the frame its shape, for example `aspect-[16/10]`. */
	className?: string;
	imageClassName?: string;
}

/** A picture with a known shape: it shimmers, fades in, and says so when it cannot be had. */
export function SmartImage(props: SmartImageProps) {
	return <Picture key={props.src} {...props} />;
}

function Picture({ src, alt, width, height, priority = false, className, imageClassName }: SmartImageProps) {
	const [state, setState] = useState<"loading" | "loaded" | "failed">(src ? "loading" : "failed");
	// A picture that came from the cache before this element listened fires no load event.
	const adopt = useCallback((image: HTMLImageElement | null) => {
		if (image?.complete && image.naturalWidth > 0) setState("loaded");
	}, []);
	return (
		<span className={classNames("relative block overflow-hidden bg-sunken", className)}>
			{state === "loading" ? <span aria-hidden="true" className="shimmer absolute inset-0" /> : null}
			{src && state !== "failed" ? (
				<img
					ref={adopt}
					src={src}
					alt={alt}
					width={width}
					height={height}
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : undefined}
					decoding="async"
					referrerPolicy="no-referrer"
					onLoad={() => setState("loaded")}
					onError={() => setState("failed")}
					className={classNames(
						"absolute inset-0 size-full object-cover transition-opacity duration-500 ease-out",
						state === "loaded" ? "opacity-100" : "opacity-0",
						imageClassName,
					)}
				/>
			) : (
				<span className="absolute inset-0 grid place-items-center p-4 text-center text-ink-3 text-sm">Image unavailable</span>
			)}
		</span>
	);
}
