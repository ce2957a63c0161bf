import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { heroFilm } from "@/content/home/hero-film";
import { classNames } from "@/shared/lib/class-names";

/** The site's own film. */
export function LoopedFilm(order: FilmOrder) {
	return <FilmStage {...order} film={(props) => <LoopedVideo {...props} />} />;
}

function LoopedVideo({ running, report }: FilmProps) {
	const ref = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		const video = ref.current;
		if (!running || !video) return video?.pause();
		video.play().catch((error: unknown) => {
			// A pause during loading rejects with AbortError, which isn't a failure.
			if (!(error instanceof DOMException && error.name === "AbortError")) report("failed");
		});
	}, [running, report]);
	return (
		<video
			ref={ref}
			muted
			loop
			autoPlay
			playsInline
			disablePictureInPicture
			disableRemotePlayback
			preload="none"
			poster={heroFilm.poster}
			tabIndex={-1}
			aria-hidden="true"
			className="size-full object-cover object-[76%_40%]"
			onPlaying={() => report("shown")}
			onError={({ target, currentTarget: video }) => {
				// Each source reports its error. Only the last one is final.
				if (target === video || target === video.lastElementChild) report("failed");
			}}
		>
			{heroFilm.sources.map((source) => (
				<source key={source.src} {...source} />
			))}
		</video>
	);
}

type FilmState = "waiting" | "shown" | "failed";

export interface FilmProps {
	/** Whether the film plays now. */
	running: boolean;
	report: (state: FilmState) => void;
}

export interface FilmOrder {
	/** False while the screen or the visitor's settings forbid a film. */
	allowed: boolean;
	paused: boolean;
	onFailed: () => void;
}

interface FilmStageProps extends FilmOrder {
	film: (props: FilmProps) => ReactNode;
}

/** The film behind the text, inert. */
export function FilmStage({ film, allowed, paused, onFailed }: FilmStageProps) {
	const layer = useRef<HTMLDivElement>(null);
	const inView = useInView(layer);
	const visible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
	const [mounted, setMounted] = useState(false);
	const [state, setState] = useState<FilmState>("waiting");
	const running = allowed && inView && visible && !paused;
	// Once started, the film stays at its frame until the media query fails.
	if (mounted ? !allowed : running) setMounted(allowed);
	if (!mounted && state === "shown") setState("waiting");
	useEffect(() => {
		if (state === "failed") onFailed();
	}, [state, onFailed]);
	if (state === "failed") return null;
	return (
		<div
			ref={layer}
			aria-hidden="true"
			inert
			className={classNames(
				"pointer-events-none absolute inset-0 -z-1 overflow-hidden transition-opacity duration-1000 ease-out",
				state === "shown" ? "opacity-100" : "opacity-0",
			)}
		>
			{mounted && film({ running, report: setState })}
			<div className="absolute inset-0 bg-night/82 md:bg-transparent md:bg-linear-to-r md:from-night/85 md:via-night/85 md:via-60% md:to-night/65 lg:bg-[linear-gradient(90deg,rgb(11_13_18/0.88),rgb(11_13_18/0.82)_54%,rgb(11_13_18/0.66)_77%,transparent_105%)] xl:bg-[linear-gradient(90deg,rgb(11_13_18/0.9),rgb(11_13_18/0.8)_52%,rgb(11_13_18/0.66)_64%,transparent_86%)]" />
		</div>
	);
}

function subscribeToVisibility(changed: () => void): () => void {
	document.addEventListener("visibilitychange", changed);
	return () => document.removeEventListener("visibilitychange", changed);
}

function useInView(ref: RefObject<Element | null>): boolean {
	const [inView, setInView] = useState(false);
	useEffect(() => {
		if (!ref.current) return;
		const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [ref]);
	return inView;
}
