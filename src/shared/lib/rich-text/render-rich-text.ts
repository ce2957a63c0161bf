import type { WindowLike } from "dompurify";
import { pictureSources } from "../picture-sources";
import { videoAt } from "../video-address";
import { isHtml, isTooMuch, MAX_CHARACTERS } from "./content-kind";
import { ALLOWED_ON_PAGES } from "./elements";
import { type Heading, settleHeadings } from "./outline";
import { plainText } from "./plain-text";
import { cleanBody, getPurifier, textToHtml } from "./sanitize";

export interface RichText {
	/** Empty when there is nothing to show; with Trusted Types an object that the browser accepts. */
	html: string | TrustedHTML;
	headings: Heading[];
}

export type RenderRichText = (content: string | null | undefined) => RichText;

/** Makes the function that turns a stored body into HTML for a page, the same in jsdom; a body over the limits becomes its text. */
export function richTextRenderer(window: WindowLike, ownSite: string): RenderRichText {
	return (content) => {
		const body = cleanBody(window, toHtml(content ?? ""));
		completePictures(body);
		const headings = settleHeadings(body);
		markVideos(body);
		markOutboundLinks(body, ownSite);
		frameTables(body);
		// A remark is no landmark of the page.
		for (const callout of body.querySelectorAll("aside")) callout.setAttribute("role", "note");
		if (!/[^\s\u200b\u2060\ufeff]/.test(body.textContent ?? "") && !body.querySelector("img")) return { html: "", headings: [] };
		const html = getPurifier(window).sanitize(body.innerHTML, { ...ALLOWED_ON_PAGES, RETURN_TRUSTED_TYPE: true });
		return { html: escapeAttributes(html), headings };
	};
}

function toHtml(content: string): string {
	if (isTooMuch(content)) return textToHtml(plainText(content).slice(0, MAX_CHARACTERS));
	return isHtml(content) ? content : textToHtml(content);
}

const COLUMN = "(min-width: 48rem) 720px, 100vw";

function completePictures(body: Element): void {
	for (const picture of body.querySelectorAll("img")) {
		const sources = pictureSources(picture.getAttribute("src") ?? "");
		if (sources) {
			picture.setAttribute("src", sources.src);
			picture.setAttribute("srcset", sources.webp);
			picture.setAttribute("sizes", COLUMN);
		}
		if (!picture.hasAttribute("alt")) picture.setAttribute("alt", "");
		picture.setAttribute("loading", "lazy");
		picture.setAttribute("decoding", "async");
		picture.setAttribute("referrerpolicy", "no-referrer");
	}
}

/** A paragraph of the body itself that is a link to a video becomes a button, which the page replaces with the player. */
function markVideos(body: Element): void {
	for (const link of body.querySelectorAll(":scope > p > a:only-child")) {
		const line = link.parentElement;
		const title = (link.textContent ?? "").trim();
		const video = videoAt(link.getAttribute("href"));
		if (!line || !video || title === "" || line.textContent?.trim() !== title) continue;
		line.className = "video";
		link.setAttribute("role", "button");
		// An address is no title.
		if (/^\S+\/\S+$/.test(title)) link.textContent = "Video";
		const note = body.ownerDocument.createElement("span");
		note.textContent = ` Play from ${video.host}`;
		link.append(note);
	}
}

function markOutboundLinks(body: Element, ownSite: string): void {
	const own = new URL(ownSite).origin;
	for (const link of body.querySelectorAll("a")) {
		const address = link.getAttribute("href") ?? "";
		if (!/^https?:/i.test(address) || new URL(address).origin === own) continue;
		link.setAttribute("target", "_blank");
		link.setAttribute("rel", "noopener noreferrer");
		if (link.parentElement?.className === "video") continue;
		const note = body.ownerDocument.createElement("span");
		note.className = "sr-only";
		note.textContent = " (opens in a new tab)";
		link.append(note);
	}
}

function frameTables(body: Element): void {
	const tables = [...body.querySelectorAll("table")].filter((table) => !table.parentElement?.closest("table"));
	for (const [index, table] of tables.entries()) {
		const caption = (table.querySelector("caption")?.textContent ?? "").replace(/\s+/g, " ").trim();
		const frame = body.ownerDocument.createElement("div");
		frame.className = "table-frame";
		frame.setAttribute("role", "region");
		frame.setAttribute("aria-label", caption || `Table ${index + 1}`);
		table.replaceWith(frame);
		frame.append(table);
	}
}

const SERIALIZED_TAG = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/gi;

const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;" };

/** Escapes `<` and `>` in attribute values, as browsers do since 2025 and jsdom doesn't. TrustedHTML, which only a parser reads, stays. */
export function escapeAttributes(html: string | TrustedHTML): string | TrustedHTML {
	if (typeof html !== "string") return html;
	return html.replace(SERIALIZED_TAG, (tag) =>
		tag.replace(/"[^"]*"/g, (value) => value.replace(/[<>]/g, (sign) => ENTITIES[sign] ?? sign)),
	);
}
