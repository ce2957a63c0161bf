import type { WindowLike } from "dompurify";
import { FROM_OUTSIDE } from "./allowed";
import { judgeLinks, judgePictures } from "./dress";
import { withInertAttributes } from "./inert-attributes";
import { sanitizedElement } from "./purifier";

/**
 * What may stay of a body, as elements of a document where no picture loads and nothing runs: elements and attributes by the
 * allow-list, addresses by the site's own rule.
 *
 * @param window of the browser, or jsdom's; @param html no more than isTooMuch allows.
 */
export function cleanBody(window: WindowLike, html: string): HTMLElement {
	const body = sanitizedElement(window, withInertAttributes(html), FROM_OUTSIDE);
	judgeLinks(body);
	judgePictures(body);
	return body;
}
