import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { useNearViewport } from "@/shared/hooks/use-near-viewport";
import { usePrinted } from "@/shared/hooks/use-printed";
import { classNames } from "@/shared/lib/class-names";

import { CONTENT_WIDTH, fallbackPictures, pictureSources } from "@/shared/lib/picture-sources";

const UNAVAILABLE = "Image unavailable";

/** Chromium starts loading a lazy image this many pixels before it is in view. */
const BROWSER_REACH = 1250;

interface SmartImageProps {
	src: string | null;
	alt: string;
	width: number;
	height: number;
	/** Loads with the page; "low": after the page's font. Only for pictures near the top. */
	priority?: boolean | "low";
	/** At most 530 px wide: lists only AVIF files of up to 800 px, because long lists weigh on the home page. */
	small?: boolean;
	/** The `sizes` attribute; by default the width of the page's content. */
	sizes?: string;
	className?: string;
	imageClassName?: string;
}

/** A picture that loads within 100 px of the viewport or for printing, fades in, and falls back to three illustrations, then to text. */
export function SmartImage(props: SmartImageProps) {
	return <Picture key={props.src} {...props} />;
}

function Picture({
	src,
	alt,
	width,
	height,
	priority = false,
	small = false,
	sizes = CONTENT_WIDTH,
	className,
	imageClassName,
}: SmartImageProps) {
	const frame = useRef<HTMLSpanElement>(null);
	const { address, failures, loaded, requested, asHtml, succeed, fail, adopt } = useLoading(frame, src, alt, priority);
	const sources = address && requested ? pictureSources(address) : null;
	const sizesHint = sources ? `${priority ? "" : "auto, "}${sizes}` : undefined;
	const image = (
		<img
			ref={adopt}
			alt={alt}
			width={width}
			height={height}
			loading={priority ? "eager" : "lazy"}
			fetchPriority={priority === "low" ? "low" : priority ? "high" : undefined}
			decoding="async"
			referrerPolicy="no-referrer"
			data-fallback={failures || undefined}
			sizes={sizesHint}
			srcSet={sources?.webp}
			src={requested ? (sources?.src ?? address) : undefined}
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
				<WithAvif avif={small ? sources?.avif?.replace(/(?<= 800w),.*/, "") : sources?.avif} sizes={sizesHint}>
					{image}
				</WithAvif>
			) : (
				<Unavailable alt={alt} />
			)}
		</span>
	);
}

function useLoading(frame: RefObject<HTMLElement | null>, src: string | null, alt: string, priority: SmartImageProps["priority"]) {
	const hydrated = useHydrated();
	const [loaded, setLoaded] = useState(false);
	const [failures, setFailures] = useState(0);
	const near = useNearViewport(frame, !priority && !loaded);
	const printed = usePrinted(!priority && !loaded);
	// The browser may already be loading a prerendered image: leave it alone unless it is too far away.
	const [asHtml, setAsHtml] = useState(!hydrated);
	useEffect(() => {
		// The browser neither loads nor lays out a picture in a part that it skips, such as a closed panel.
		if (priority || frame.current?.checkVisibility?.({ contentVisibilityAuto: true }) === false) return;
		const box = frame.current?.getBoundingClientRect();
		if (box && Math.max(box.top - innerHeight, -box.bottom) > BROWSER_REACH) setAsHtml(false);
	}, [frame, priority]);

	const address = src ? [src, ...fallbackPictures(alt)][failures] : undefined;
	const requested = Boolean(priority) || loaded || asHtml || near === true || printed;
	const succeed = () => setLoaded(true);
	const fail = () => {
		setFailures(failures + 1);
		setAsHtml(false);
	};
	useEffect(() => {
		if (failures === 0) return;
		const again = () => setFailures(0);
		addEventListener("online", again);
		return () => removeEventListener("online", again);
	}, [failures]);
	// A picture that loaded or failed before hydration fires no event.
	const adopt = (image: HTMLImageElement | null) => {
		if (!asHtml || loaded || !image?.complete) return;
		if (image.naturalWidth > 0) succeed();
		else fail();
	};
	return { address, failures, loaded, requested, asHtml, succeed, fail, adopt };
}

function WithAvif({ avif, sizes, children }: { avif?: string; sizes?: string; children: ReactNode }) {
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
