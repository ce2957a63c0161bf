import { ArrowRight, Pause, Play } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { heroFilm } from "@/content/home/hero-film";
import { firstLook, hero } from "@/content/home/page";
import { paths } from "@/content/paths";
import { showsReviews } from "@/content/samples/shown-reviews";
import { site } from "@/content/site";
import { notify } from "@/shared/lib/notify";
import { buttonStyles } from "@/shared/ui/button-styles";
import type { FilmOrder } from "./hero-film-player";

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
				<dd>{showsReviews ? <Link to={paths.reviews}>{proof.reviews}</Link> : <Link to={paths.portfolio}>{proof.projects}</Link>}</dd>
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

/** Elsewhere a still stands in for the film, which plays on request. */
const MOTION = "(prefers-reduced-motion: no-preference) and (min-width: 48rem)";

interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/** Browsers without this interface count as fast. */
const isFast = ({ saveData, effectiveType = "4g" }: Connection = {}): boolean => !saveData && effectiveType === "4g";

type Film = ComponentType<FilmOrder>;

async function loadFilm(): Promise<Film> {
	return site.heroVideoUrl ? (await import("./hero-film-embed")).EmbeddedFilm : (await import("./hero-film-player")).LoopedFilm;
}

/**
 * The film behind the text and its button. It starts by itself on a wide screen and a fast connection when the page is idle,
 * unless reduced motion is set or the tab is hidden; everywhere else on request.
 */
export function HeroFilm({ load = loadFilm }: { load?: () => Promise<Film> }) {
	const [Film, setFilm] = useState<Film | null>(null);
	const [requested, setRequested] = useState(false);
	const [paused, setPaused] = useState(false);
	const [failed, setFailed] = useState(false);
	const [pressed, setPressed] = useState(false);
	const allowed = useMedia(MOTION) || requested;
	const fail = useCallback(() => setFailed(true), []);
	const show = useCallback(async () => {
		const loaded = await load();
		setFilm(() => loaded);
	}, [load]);
	// A visitor who has asked for nothing misses nothing.
	useEffect(() => startWhenIdle(() => void show().catch(() => {})), [show]);
	const isOn = Film !== null && allowed && !paused && !failed;
	const toggle = () => {
		setPaused(isOn);
		setRequested(requested || !isOn);
		setPressed(true);
		setFailed(false);
		if (!Film) show().catch(() => notify({ kind: "error", text: heroFilm.failed }));
	};
	return (
		<>
			<div aria-hidden="true" className="hero-still" />
			{Film && !failed ? <Film allowed={allowed} paused={paused} onFailed={fail} /> : null}
			{/* A visitor who pressed it can try again. */}
			{failed && !pressed ? null : <FilmControl isOn={isOn} onToggle={toggle} />}
		</>
	);
}

/** Returns a function that stops waiting. */
function startWhenIdle(start: () => void): () => void {
	const motion = window.matchMedia?.(MOTION);
	const { connection }: Navigator & { connection?: Connection } = navigator;
	const waiting = new AbortController();
	const { signal } = waiting;
	const begin = () => {
		if (signal.aborted || document.hidden || !motion?.matches || !isFast(connection)) return;
		waiting.abort();
		start();
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
}

/** In the left corner, because the chat covers the right one. */
function FilmControl({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
	const Icon = isOn ? Pause : Play;
	return (
		<button
			type="button"
			onClick={onToggle}
			className="needs-script absolute bottom-0.5 left-[calc(clamp(20px,4vw,48px)-0.5rem)] flex h-9 items-center justify-center gap-2 rounded-full px-2 text-[0.88rem] text-night-ink transition-colors hover:border-white hover:text-white xl:bottom-5 xl:left-5 xl:size-10 xl:border xl:border-white/25 xl:bg-night/80"
		>
			<Icon aria-hidden="true" className="size-4" />
			<span className="xl:sr-only">{isOn ? heroFilm.pause : heroFilm.play}</span>
		</button>
	);
}

function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(changed) => {
			const list = window.matchMedia?.(query);
			list?.addEventListener("change", changed);
			return () => list?.removeEventListener("change", changed);
		},
		() => window.matchMedia?.(query).matches === true,
		() => false,
	);
}
