import { ArrowRight } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { firstLook, hero } from "@/content/home";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { buttonStyles } from "@/shared/ui/button-styles";

/** The first screen. It is complete in the first frame. */
export function Hero() {
	return (
		<section id="home" aria-labelledby="hero-title" className="hero-background relative isolate overflow-hidden bg-night text-night-ink">
			<div className="wrap hero-words">
				<p className="label-mono">{hero.label}</p>
				<h1 id="hero-title">
					{hero.headline[0]} <span>{hero.headline[1]}</span>
				</h1>
				<p>{hero.pitch}</p>
				<div className="flex flex-wrap gap-3">
					<Link to={paths.contactSection} className={buttonStyles({ tone: "accent" })}>
						{hero.primary}
						<ArrowRight aria-hidden="true" className="size-4" />
					</Link>
					<Link to={paths.section("services")} className={buttonStyles({ tone: "night" })}>
						{hero.secondary}
					</Link>
				</div>
				<FirstLook />
				<ul>
					{hero.highlights.map((highlight) => (
						<li key={highlight.title}>
							<h2>{highlight.title}</h2>
							<p>{highlight.text}</p>
						</li>
					))}
				</ul>
			</div>
			<HeroFilm />
		</section>
	);
}

/** Proof, price and next step. It stays left of the bright part of the film. */
function FirstLook() {
	const { proof, price, next } = firstLook;
	return (
		<dl aria-label={firstLook.label} className="first-look">
			<div>
				<dt>{proof.text}</dt>
				<dd>
					<Link to={paths.reviews}>{proof.reviews}</Link>
				</dd>
			</div>
			{price ? (
				<div>
					<dt>{price.text}</dt>
					<dd>{price.detail}</dd>
				</div>
			) : null}
			<div>
				<dt>{next.text}</dt>
				<dd>{next.detail}</dd>
			</div>
		</dl>
	);
}

/** Phones keep the gradient, or the still under reduced motion. */
const MOTION = "(prefers-reduced-motion: no-preference) and (min-width: 48rem)";

interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/** Browsers without this interface count as fast. */
const isFast = ({ saveData, effectiveType = "4g" }: Connection = {}): boolean => !saveData && effectiveType === "4g";

async function loadFilm(): Promise<ComponentType> {
	return site.heroVideoUrl ? (await import("./hero-film-embed")).EmbeddedFilm : (await import("./hero-film-player")).LoopedFilm;
}

/** Loads the film on a wide screen and a fast connection when the page is idle, unless reduced motion is set or the tab is hidden. */
export function HeroFilm({ load = loadFilm }: { load?: () => Promise<ComponentType> }) {
	const [Film, setFilm] = useState<ComponentType | null>(null);
	useEffect(() => {
		const motion = window.matchMedia?.(MOTION);
		const { connection }: Navigator & { connection?: Connection } = navigator;
		const waiting = new AbortController();
		const { signal } = waiting;
		const begin = () => {
			if (signal.aborted || document.hidden || !motion?.matches || !isFast(connection)) return;
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
