import { useEffect } from "react";
import { heroFilm } from "@/content/home/hero-film";
import { site } from "@/content/site";
import { embedAddress } from "@/shared/lib/video-address";
import { type FilmOrder, type FilmProps, FilmStage, LoopedFilm } from "./hero-film-player";

/** An embedded player. Falls back to the site's own film for an invalid address. */
export function EmbeddedFilm({ address = site.heroVideoUrl, ...order }: FilmOrder & { address?: string | null }) {
	const src = embedAddress(address);
	if (!src) return <LoopedFilm {...order} />;
	return <FilmStage {...order} film={(props) => <Player src={src} {...props} />} />;
}

/** The page can't control the player, so pausing removes it. */
function Player({ src, running, report }: FilmProps & { src: string }) {
	useEffect(() => {
		if (!running) report("waiting");
	}, [running, report]);
	if (!running) return null;
	return (
		<iframe
			src={src}
			title={heroFilm.title}
			tabIndex={-1}
			aria-hidden="true"
			loading="lazy"
			// YouTube refuses to play without a referrer.
			referrerPolicy="strict-origin-when-cross-origin"
			sandbox="allow-scripts allow-same-origin allow-presentation"
			allow="autoplay; encrypted-media"
			className="absolute top-1/2 left-1/2 aspect-video min-h-full min-w-full -translate-1/2 border-0"
			onLoad={() => report("shown")}
		/>
	);
}
