import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { useNearViewport } from "@/shared/hooks/use-near-viewport";
import { classNames } from "@/shared/lib/class-names";
import { fallbackPictures } from "@/shared/lib/image-fallbacks";
import { CONTENT_WIDTH, pictureSources } from "@/shared/lib/picture-sources";

const UNAVAILABLE = "Image unavailable";

/** Browsers begin with a lazy image at most this many pixels before it is in view (Chromium; more only on slow connections). */
const BROWSER_REACH = 1250;

interface SmartImageProps {
	src: string | null;
	alt: string;
	width: number;
	height: number;
	/** Loads at once and before other pictures: only for what stands above the fold. */
	priority?: boolean;
	/** How wide the picture is shown, as in the `sizes` attribute; absent: as wide as the page's content. */
	sizes?: string;
	/** Must give the frame its shape, for example `aspect-[16/10]`. */
	className?: string;
	imageClassName?: string;
}

/**
 * A picture with a known shape: it shimmers, fades in, and is replaced by up to three illustrations, then by words, when it cannot
 * be had. Without scripts it is a plain lazy image; with them it is asked for within 100 px of the viewport.
 */
export function SmartImage(props: SmartImageProps) {
	return <Picture key={props.src} {...props} />;
}

function Picture({ src, alt, width, height, priority = false, sizes = CONTENT_WIDTH, className, imageClassName }: SmartImageProps) {
	const frame = useRef<HTMLSpanElement>(null);
	const { address, failures, loaded, asked, asHtml, succeed, fail, adopt } = useLoading(frame, src, alt, priority);
	const sources = address && asked ? pictureSources(address) : null;
	const sizesHint = sources ? `${priority ? "" : "auto, "}${sizes}` : undefined;
	const image = (
		<img
			ref={adopt}
			alt={alt}
			width={width}
			height={height}
			loading={priority ? "eager" : "lazy"}
			fetchPriority={priority ? "high" : undefined}
			decoding="async"
			referrerPolicy="no-referrer"
			data-fallback={failures || undefined}
			sizes={sizesHint}
			srcSet={sources?.webp}
			src={asked ? (sources?.src ?? address) : undefined}
			onLoad={succeed}
			onError={fail}
			className={classNames(
				"absolute inset-0 size-full object-cover transition-opacity duration-500 ease-out",
				loaded || asHtml ? "opacity-100" : "opacity-0",
				imageClassName,
			)}
		/>
	);
	return (
		<span ref={frame} className={classNames("relative block overflow-hidden bg-sunken", className)}>
			{loaded || !address ? null : <span aria-hidden="true" className="needs-script shimmer absolute inset-0" />}
			{address ? (
				<Encodings avif={sources?.avif} sizes={sizesHint}>
					{image}
				</Encodings>
			) : (
				<Unavailable alt={alt} />
			)}
		</span>
	);
}

/** What is shown now, whether it may be asked for, and what became of it. */
function useLoading(frame: RefObject<HTMLElement | null>, src: string | null, alt: string, priority: boolean) {
	const hydrated = useHydrated();
	const [loaded, setLoaded] = useState(false);
	const [failures, setFailures] = useState(0);
	const near = useNearViewport(frame, !priority && !loaded);
	// What came as HTML is visible, and the browser asks for it. What it may have begun stays; the rest waits from now on.
	const [asHtml, setAsHtml] = useState(!hydrated);
	useEffect(() => {
		const box = frame.current?.getBoundingClientRect();
		if (box && !priority && Math.max(box.top - innerHeight, -box.bottom) > BROWSER_REACH) setAsHtml(false);
	}, [frame, priority]);

	const address = src ? [src, ...fallbackPictures(alt)][failures] : undefined;
	const asked = priority || loaded || asHtml || near === true;
	const succeed = () => setLoaded(true);
	const fail = () => {
		setFailures(failures + 1);
		setAsHtml(false);
	};
	// A picture that loaded or failed before hydration fires no event.
	const adopt = (image: HTMLImageElement | null) => {
		if (!asHtml || loaded || !image?.complete) return;
		if (image.naturalWidth > 0) succeed();
		else fail();
	};
	return { address, failures, loaded, asked, asHtml, succeed, fail, adopt };
}

/** AVIF for browsers that can show it; the image itself stands last. */
function Encodings({ avif, sizes, children }: { avif?: string; sizes?: string; children: ReactNode }) {
	if (!avif) return children;
	return (
		<picture>
			<source type="image/avif" srcSet={avif} sizes={sizes} />
			{children}
		</picture>
	);
}

function Unavailable({ alt }: { alt: string }) {
	return (
		<span
			role="img"
			aria-label={alt || UNAVAILABLE}
			className="absolute inset-0 grid place-items-center p-4 text-center text-ink-3 text-sm"
		>
			{UNAVAILABLE}
		</span>
	);
}
