import { pictureSources } from "../picture-sources";
import { webAddress } from "../web-address";

/** Widest that a picture is shown in a column of text. */
const COLUMN = "(min-width: 48rem) 720px, 100vw";

const LONGEST_ADDRESS = 2048;

/** Judges the addresses of links by the site's own rule; one without a good address is only its words. */
export function judgeLinks(body: Element): void {
	for (const link of body.querySelectorAll("a")) {
		const address = linkAddress(link.getAttribute("href"));
		if (address) link.setAttribute("href", address);
		else link.replaceWith(...link.childNodes);
	}
	for (const quote of body.querySelectorAll("[cite]")) if (!webAddress(quote.getAttribute("cite"))) quote.removeAttribute("cite");
}

/**
 * A link to another site opens in a new tab, says so, and hands nothing over.
 *
 * @param ownSite address of this site, whose links stay in this tab.
 */
export function markOutboundLinks(body: Element, ownSite: string): void {
	const own = new URL(ownSite).origin;
	for (const link of body.querySelectorAll("a")) {
		const address = link.getAttribute("href") ?? "";
		if (!/^https?:/i.test(address) || new URL(address).origin === own) continue;
		link.setAttribute("target", "_blank");
		link.setAttribute("rel", "noopener noreferrer");
		const note = body.ownerDocument.createElement("span");
		note.className = "sr-only";
		note.textContent = " (opens in a new tab)";
		link.append(note);
	}
}

/** An address that a link in a body may have: a web address or path of this site, of a mailbox, or of a place in the page; or null. */
export function linkAddress(value: string | null): string | null {
	const text = value?.trim() ?? "";
	if (text.length > LONGEST_ADDRESS) return null;
	return /^(mailto:[^\s"'<>\\]+@[^\s"'<>\\]+|#[^\s"'<>`\\]+)$/i.test(text) ? text : webAddress(text);
}

/** Judges the addresses of pictures by the site's own rule, and their sizes; one without a good address goes. */
export function judgePictures(body: Element): void {
	for (const picture of body.querySelectorAll("img")) {
		const address = webAddress(picture.getAttribute("src"));
		if (address) picture.setAttribute("src", address);
		else picture.remove();
		for (const side of ["width", "height"]) if (!/^[1-9]\d{0,3}$/.test(picture.getAttribute(side) ?? "")) picture.removeAttribute(side);
	}
}

/** Makes checked pictures lazy, hides the referrer from their host, and gives each an alternative text. */
export function dressPictures(body: Element): void {
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

/** A wide table scrolls in a frame of its own, which has a name. */
export function frameTables(body: Element): void {
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
