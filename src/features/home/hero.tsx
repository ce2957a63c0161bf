import { ArrowRight } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { hero } from "@/content/home";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { buttonStyles } from "@/shared/ui/button-styles";

/** The first screen. It is complete in the first frame. */
export function Hero() {
	return (
		<section id="home" aria-labelledby="hero-title" className="hero-background relative isolate overflow-hidden bg-night text-night-ink">
			<div className="wrap pt-[calc(4.5rem+clamp(56px,9vw,132px))] pb-[clamp(48px,6vw,88px)]">
				<p className="label-mono m-0 text-[#ff8a5c]">{hero.label}</p>
				<h1 id="hero-title" className="mt-5.5 mb-6.5 max-w-[8em] font-semibold text-display leading-[0.98] tracking-[-0.045em]">
					{hero.headline[0]} <span className="text-[#ff8a5c]">{hero.headline[1]}</span>
				</h1>
				<p className="mt-0 mb-8.5 max-w-[36.2em] text-[#c9ccd6] text-lead leading-normal">{hero.pitch}</p>
				<div className="flex flex-wrap gap-3.5">
					<Link to={paths.contactSection} className={buttonStyles({ tone: "accent" })}>
						{hero.primary}
						<ArrowRight aria-hidden="true" className="size-4" />
					</Link>
					<Link to={paths.section("services")} className={buttonStyles({ tone: "night" })}>
						{hero.secondary}
					</Link>
				</div>
				<ul className="mt-16 mb-0 grid list-none gap-px overflow-hidden rounded-box border border-white/12 bg-white/12 p-0 md:grid-cols-3">
					{hero.highlights.map((highlight, index) => (
						<li key={highlight.title} className="bg-[#0f1219] px-6 py-5.5">
							<span aria-hidden="true" className="label-mono text-[#8d919e]">
								{"ABC".charAt(index)}
							</span>
							<h2 className="mt-3.5 mb-1 font-semibold text-[1.06rem] tracking-[-0.01em]">{highlight.title}</h2>
							<p className="m-0 text-[#a5a9b6] text-[0.94rem]">{highlight.text}</p>
						</li>
					))}
				</ul>
			</div>
			<HeroFilm />
		</section>
	);
}

const MOTION = "(prefers-reduced-motion: no-preference)";

async function loadFilm(): Promise<ComponentType> {
	return site.heroVideoUrl ? (await import("./hero-film-embed")).EmbeddedFilm : (await import("./hero-film-player")).LoopedFilm;
}

/** Loads the film when the page is idle, unless reduced motion or Save-Data is set or the tab is hidden. */
export function HeroFilm({ load = loadFilm }: { load?: () => Promise<ComponentType> }) {
	const [Film, setFilm] = useState<ComponentType | null>(null);
	useEffect(() => {
		const motion = window.matchMedia?.(MOTION);
		const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
		const waiting = new AbortController();
		const { signal } = waiting;
		const begin = () => {
			if (signal.aborted || document.hidden || !motion?.matches || connection?.saveData) return;
			waiting.abort();
			load().then(
				(loaded) => setFilm(() => loaded),
				() => {},
			);
		};
		const whenIdle = () => {
			if (document.readyState !== "complete") return;
			if ("requestIdleCallback" in window) requestIdleCallback(begin);
			else setTimeout(begin, 300);
		};
		whenIdle();
		addEventListener("load", whenIdle, { signal });
		document.addEventListener("visibilitychange", whenIdle, { signal });
		motion?.addEventListener("change", whenIdle, { signal });
		return () => waiting.abort();
	}, [load]);
	return Film ? <Film /> : <div aria-hidden="true" className="hero-still" />;
}
