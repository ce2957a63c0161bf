const TYPES: Record<string, string> = {
	html: "text/html; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	txt: "text/plain; charset=utf-8",
	xml: "application/xml",
	svg: "image/svg+xml",
	avif: "image/avif",
	webmanifest: "application/manifest+json",
};

/** What hosts send for a file by its ending. */
export const typeOf = (name: string): string => TYPES[name.replace(/^.*\./, "")] ?? "application/octet-stream";
