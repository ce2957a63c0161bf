import { Pause, Play } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { heroFilm } from "@/content/hero-film";
import { classNames } from "@/shared/lib/class-names";

/** Nothing to see yet or any more; a picture is there; it cannot be played. */
export type FilmState = "waiting" | "shown" | "failed";

export interface FilmProps {
	/** Whether it should move now. */
	running: boolean;
	report: (state: FilmState) => void;
}

interface FilmStageProps {
	film: (props: FilmProps) => ReactNode;
	/** Media query under which there is a film at all. */
	media: string;
}

/** The layer behind the text, out of reach for keyboard and screen reader, and the one control: pause. */
export function FilmStage({ film, media }: FilmStageProps) {
	const layer = useRef<HTMLDivElement>(null);
	const allowed = useMedia(media);
	const inView = useInView(layer);
	const awake = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
	const [paused, setPaused] = useState(false);
	const [wanted, setWanted] = useState(false);
	const [started, setStarted] = useState(false);
	const [state, setState] = useState<FilmState>("waiting");
	const running = allowed && inView && awake && !paused;
	// Wanted once, the film stays, at its frame, until it is no longer allowed.
	if (wanted ? !allowed : running) setWanted(allowed);
	if (!wanted && state === "shown") setState("waiting");
	if (!started && state === "shown") setStarted(true);
	if (state === "failed") return null;
	return (
		<>
			<div
				ref={layer}
				aria-hidden="true"
				inert
				className={classNames(
					"pointer-events-none absolute inset-0 -z-1 overflow-hidden transition-opacity duration-1000 ease-out",
					state === "shown" ? "opacity-100" : "opacity-0",
				)}
			>
				{wanted && film({ running, report: setState })}
				<div className="absolute inset-0 bg-night/82 md:bg-transparent md:bg-linear-to-r md:from-night/85 md:via-night/85 md:via-60% md:to-night/65 lg:bg-[linear-gradient(90deg,rgb(11_13_18/0.88),rgb(11_13_18/0.82)_54%,rgb(11_13_18/0.66)_77%,transparent_105%)] xl:bg-[linear-gradient(90deg,rgb(11_13_18/0.9),rgb(11_13_18/0.8)_52%,rgb(11_13_18/0.66)_64%,transparent_86%)]" />
			</div>
			{started && wanted && <PauseControl paused={paused} onToggle={() => setPaused(!paused)} />}
		</>
	);
}

/** Stands in the hero's lower right, below its cards; the strip around it lets clicks through. */
function PauseControl({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
	const Icon = paused ? Play : Pause;
	return (
		<div className="pointer-events-none absolute inset-x-0 bottom-1 xl:bottom-5">
			<div className="wrap flex justify-end">
				<button
					type="button"
					onClick={onToggle}
					className="label-mono pointer-events-auto -mr-3 flex h-10 items-center gap-2.5 rounded-full border border-transparent px-3 text-night-ink transition-colors hover:text-white focus-visible:outline-offset-0 xl:mr-0 xl:border-white/25 xl:bg-night/80 xl:px-4 xl:hover:border-white"
				>
					<Icon aria-hidden="true" className="size-3.5" />
					{paused ? heroFilm.play : heroFilm.pause}
				</button>
			</div>
		</div>
	);
}

function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(changed) => {
			const list = matchMedia(query);
			list.addEventListener("change", changed);
			return () => list.removeEventListener("change", changed);
		},
		() => matchMedia(query).matches,
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
