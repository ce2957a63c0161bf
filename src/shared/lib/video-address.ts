const YOUTUBE_ID = /^(?:\/(?:embed|shorts|live|v))?\/([\w-]{11})\/?$/;
const VIMEO_ID = /^(?:\/video)?\/(\d+)(?:\/(\w+))?\/?$/;

export interface Video {
	host: "YouTube" | "Vimeo";
	id: string;
	/** Address of a player without cookies, or that asks not to track. */
	player: URL;
}

/** The hosts whose players a post can show. */
export const PLAYER_ORIGINS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

/** The video at a web address of YouTube or Vimeo, or null. */
export function videoAt(address: string | null | undefined): Video | null {
	const url = parsed(address);
	const host = url?.hostname.replace(/^(www|m)\./, "") ?? "";
	if (url && /^(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) return youtube(url);
	if (url && /^(player\.)?vimeo\.com$/.test(host)) return vimeo(url);
	return null;
}

/** The address of a muted, looping player without cookies or controls. Null if the configured address can't be embedded. */
export function embedAddress(address: string | null | undefined): string | null {
	const url = parsed(address);
	if (!url) return null;
	if (!/(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)$/.test(url.hostname)) return url.href;
	const video = videoAt(address);
	if (!video) return null;
	const wishes =
		video.host === "Vimeo"
			? "background=1"
			: `autoplay=1&mute=1&controls=0&loop=1&playlist=${video.id}&playsinline=1&modestbranding=1&rel=0`;
	const { origin, pathname, search } = video.player;
	return `${origin}${pathname}?${wishes}${search.replace("?", "&")}`;
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

function youtube(url: URL): Video | null {
	const id = YOUTUBE_ID.exec(url.pathname === "/watch" ? `/${url.searchParams.get("v")}` : url.pathname)?.[1];
	return id ? { host: "YouTube", id, player: new URL(`/embed/${id}`, PLAYER_ORIGINS[0]) } : null;
}

function vimeo(url: URL): Video | null {
	const [, id, inPath] = VIMEO_ID.exec(url.pathname) ?? [];
	if (!id) return null;
	// Vimeo opens an unlisted film only with its hash.
	const hash = inPath ?? /^\w+$/.exec(url.searchParams.get("h") ?? "")?.[0];
	return { host: "Vimeo", id, player: new URL(`/video/${id}?dnt=1${hash ? `&h=${hash}` : ""}`, PLAYER_ORIGINS[1]) };
}
