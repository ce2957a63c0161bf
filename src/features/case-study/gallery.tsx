import { Expand } from "lucide-react";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { caseStudy } from "@/content/case-study";
import type { GalleryPicture } from "@/data/projects/schema";
import { SmartImage } from "@/shared/ui/smart-image";
import type { LightboxProps } from "./lightbox";
import { SectionFrame } from "./section-parts";

interface GalleryProps {
	pictures: GalleryPicture[];
	title: string;
	place: number;
	load?: () => Promise<ComponentType<LightboxProps>>;
}

const loadLightbox = () => import("./lightbox").then((module) => module.Lightbox);

/** The project's screens. Each opens in the lightbox, or in a new tab without scripts or when the lightbox can't be loaded. */
export function Gallery({ pictures, title, place, load = loadLightbox }: GalleryProps) {
	const { Lightbox, index, failed, openAt, close } = useLightbox(load);
	const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
		if (failed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		openAt(at, event.currentTarget);
	};
	return (
		<SectionFrame place={place} label={caseStudy.sections.gallery.label} title={caseStudy.gallery} tone="sunken">
			<ul className="m-0 grid list-none gap-x-6 gap-y-[clamp(28px,3vw,44px)] p-0 md:grid-cols-12">
				{pictures.map((picture, at) => (
					<li key={picture.url} className={spans[getSpan(at, pictures.length)]}>
						<figure className="group relative m-0">
							<a
								href={picture.url}
								target="_blank"
								rel="noopener noreferrer"
								aria-haspopup={failed ? undefined : "dialog"}
								aria-busy={index === at && !Lightbox ? true : undefined}
								onClick={(event) => open(event, at)}
								className="block overflow-hidden rounded-box border border-line after:absolute after:inset-0 aria-busy:cursor-progress md:rounded-card"
							>
								<SmartImage
									src={picture.url}
									alt={picture.alt}
									width={1600}
									height={1000}
									sizes={sizes[getSpan(at, pictures.length)]}
									className="aspect-[16/10]"
									imageClassName="transition-[opacity,scale] duration-700 motion-safe:group-hover:scale-[1.015]"
								/>
								<span className="sr-only">{` (full size${failed ? ", opens in a new tab" : ""})`}</span>
							</a>
							<figcaption aria-hidden="true" className="mt-3 flex items-start justify-between gap-6 text-[0.92rem] text-ink-3 leading-snug">
								<span className="max-w-[41.5em]">{picture.alt}</span>
								<Expand className="mt-0.5 size-4.5 shrink-0 transition-colors group-hover:text-accent print:hidden" />
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			{failed ? (
				<p role="status" className="mt-8 mb-0 text-ink-2">
					{caseStudy.galleryFailed}
				</p>
			) : null}
			{Lightbox && index !== null ? <Lightbox pictures={pictures} index={index} title={title} onClose={close} /> : null}
		</SectionFrame>
	);
}

type Span = "full" | "wide" | "narrow";

const spans: Record<Span, string> = { full: "md:col-span-12", wide: "md:col-span-7", narrow: "md:col-span-5" };
const sizes: Record<Span, string> = {
	full: "(min-width: 77.5rem) 1144px, 100vw",
	wide: "(min-width: 77.5rem) 658px, (min-width: 48rem) 58vw, 100vw",
	narrow: "(min-width: 77.5rem) 463px, (min-width: 48rem) 41vw, 100vw",
};

/** With an odd number, the first picture takes a whole row. The others form pairs of wide and narrow. */
export function getSpan(at: number, count: number): Span {
	const odd = count % 2;
	if (odd && at === 0) return "full";
	const position = (at - odd) % 4;
	return position === 0 || position === 3 ? "wide" : "narrow";
}

/** Then the pictures are plain links. */
const LOAD_MS = 5000;

/** The open picture. The lightbox loads with the first one. */
function useLightbox(load: () => Promise<ComponentType<LightboxProps>>) {
	const [index, setIndex] = useState<number | null>(null);
	const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
	const [failed, setFailed] = useState(false);
	const opener = useRef<HTMLElement | null>(null);

	const loadLightbox = async () => {
		const giveUp = () => {
			setIndex(null);
			setFailed(true);
		};
		const timer = setTimeout(giveUp, LOAD_MS);
		try {
			const loaded = await load();
			setLightbox(() => loaded);
		} catch (error) {
			console.warn("Gallery:", error);
			giveUp();
		} finally {
			clearTimeout(timer);
		}
	};
	const openAt = (at: number, from: HTMLElement) => {
		opener.current = from;
		setIndex(at);
		if (!Lightbox) void loadLightbox();
	};
	const close = () => {
		setIndex(null);
		// Safari doesn't focus a clicked link.
		opener.current?.focus();
	};
	return { Lightbox, index, failed, openAt, close };
}
