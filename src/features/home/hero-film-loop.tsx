import { useEffect, useRef } from "react";
import { heroFilm } from "@/content/hero-film";
import { type FilmProps, FilmStage } from "./hero-film-stage";

/** The hero's own film, wherever motion is welcome. */
export function LoopedFilm() {
	return <FilmStage film={(props) => <LoopedVideo {...props} />} media="(prefers-reduced-motion: no-preference)" />;
}

function LoopedVideo({ running, report }: FilmProps) {
	const ref = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		const video = ref.current;
		if (!running || !video) return video?.pause();
		video.play().catch((error: unknown) => {
			// A pause while the film is still being fetched also ends the promise; that is no refusal.
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
				// A source that cannot be played says so too; only after the last one is there nothing left to try.
				if (target === video || target === video.lastElementChild) report("failed");
			}}
		>
			{heroFilm.sources.map((source) => (
				<source key={source.src} {...source} />
			))}
		</video>
	);
}
