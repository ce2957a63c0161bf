const YOUTUBE_ID = /^(?:\/(?:embed|shorts|live|v))?\/([\w-]{11})\/?$/;
const VIMEO_ID = /^(?:\/video)?\/(\d+)(?:\/(\w+))?\/?$/;

/** The address of a muted, looping player without cookies or controls. Null if the configured address can't be embedded. */
export function embedAddress(address: string | null | undefined): string | null {
	const url = parsed(address);
	if (!url) return null;
	const host = url.hostname.replace(/^(www|m)\./, "");
	if (host === "youtube.com" || host === "youtube-nocookie.com" || host === "youtu.be") return youtube(url);
	if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(url);
	return url.href;
}

/** The origin goes into the security policy, where `;`, `*` and `'` (all valid in a URL's host) have a meaning. */
function parsed(address: string | null | undefined): URL | null {
	try {
		const url = new URL(address ?? "");
		const plain = /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(url.hostname) && url.username + url.password === "";
		return plain && url.protocol === "https:" ? url : null;
	} catch {
		return null;
	}
}

function youtube(url: URL): string | null {
	const id = YOUTUBE_ID.exec(url.pathname === "/watch" ? `/${url.searchParams.get("v")}` : url.pathname)?.[1];
	if (!id) return null;
	const wishes = `autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&modestbranding=1&rel=0`;
	return `https://www.youtube-nocookie.com/embed/${id}?${wishes}`;
}

function vimeo(url: URL): string | null {
	const [, id, inPath] = VIMEO_ID.exec(url.pathname) ?? [];
	if (!id) return null;
	// Vimeo opens an unlisted film only with its hash.
	const hash = inPath ?? /^\w+$/.exec(url.searchParams.get("h") ?? "")?.[0];
	return `https://player.vimeo.com/video/${id}?background=1&dnt=1${hash ? `&h=${hash}` : ""}`;
}
