/** The hero's silent film, drawn by scripts/art/film, and its labels. */
export const heroFilm = {
	poster: "/media/hero/film.avif",
	/** In the order in which a browser should try them. */
	sources: [
		{ src: "/media/hero/film.webm", type: 'video/webm; codecs="av01.0.05M.08"' },
		{ src: "/media/hero/film.mp4", type: 'video/mp4; codecs="avc1.64001f"' },
	],
	title: "Background film",
	pause: "Pause film",
	play: "Play film",
	failed: "The film didn’t load. Reload the page to try again.",
} as const;
