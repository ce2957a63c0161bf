import { HAS_COPIES } from "./picture-sources";

/** Size of a link card in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The picture that link previews show. */
export interface SocialPicture {
	/** A path on the site or an absolute address. */
	url: string;
	/** True for a JPEG of exactly CARD_WIDTH by CARD_HEIGHT; the size of other pictures is unknown. */
	isCard: boolean;
	/** Absent when the page's title describes it. */
	alt?: string;
}

interface CardSource {
	/** Chosen for link previews only. */
	socialImage: string | null;
	image: string | null;
	imageAlt: string;
	slug: string | null;
}

/** The link card of a row: that of its own picture, or the site's. */
export function linkCard({ socialImage, image, imageAlt, slug }: CardSource, site: string): SocialPicture {
	const picture = socialImage ?? image;
	if (!picture) return { url: site, isCard: true };
	const drawn = drawnCard(picture, slug ?? "");
	if (drawn) return { url: drawn, isCard: true };
	const alt = socialImage ? undefined : imageAlt;
	const uploaded = uploadedCard(picture);
	return { url: uploaded ?? picture.replace(/#at=.*/, ""), isCard: uploaded !== null, ...(alt ? { alt } : {}) };
}

const FOLDERS = { projects: "project", posts: "post" } as const;

/**
 * The card that the picture pipeline draws for a page with one of its pictures. The card shows the page's title, so a page with another
 * slug doesn't get it.
 */
function drawnCard(picture: string, slug: string): string | null {
	const [, folder, name = ""] = /^\/media\/(projects|posts)\/([a-z0-9-]+)\.webp$/.exec(picture) ?? [];
	if (!slug || (folder !== "projects" && folder !== "posts")) return null;
	const isOwn = folder === "posts" ? name === slug : name.startsWith(`${slug}-`) && /^\d+$/.test(name.slice(slug.length + 1));
	return isOwn ? `/media/social/${FOLDERS[folder]}-${slug}.jpg` : null;
}

const UPLOAD = /^((?:https?:\/\/[^/]+)?\/storage\/v1\/object\/public\/pictures\/)([^/?#]+?)(?:#at=(\d+x\d+))?$/;

/** Ends the random part of a file's name when the file has a card. Uploads from before there were cards lack it. */
export const HAS_CARD = "c";

const NAME_WITH_CARD = new RegExp(`^([0-9a-f]{20})${HAS_CARD}(?:${HAS_COPIES}\\d+)?(-[a-z0-9-]+)\\.(?:webp|jpg|png)$`);

/** The file name of an upload's card around a focal point such as "30x70"; null for a file that has none. */
export function cardFileName(name: string, point = ""): string | null {
	const [, random, words] = NAME_WITH_CARD.exec(name) ?? [];
	return random && words ? `${random}card${point}${words}.jpg` : null;
}

/**
 * The link card stored with an uploaded picture; null for other addresses and for uploads without one.
 * See docs/decisions.md, "A focal point is a part of the picture's address".
 */
export function uploadedCard(picture: string): string | null {
	const [, folder, name = "", point] = UPLOAD.exec(picture) ?? [];
	const card = cardFileName(name, point);
	return folder && card ? folder + card : null;
}
