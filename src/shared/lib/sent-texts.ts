const WAIT_MS = 10_000;

let sentPage: Promise<Document | null> | undefined;

/**
 * Reads the page's own HTML for elements that the browser has translated. `selector` finds them. Returns a function that writes their own
 * texts back, or null when nothing is translated. Hydrated islands stay as they are.
 * See docs/decisions.md, "Translated HTML gets its own texts back before React hydrates it".
 */
export async function findSentTexts(selector: string): Promise<(() => void) | null> {
	const elements = () => [...document.querySelectorAll(selector)];
	if (!elements().some(isTranslated)) return null;
	sentPage ??= loadSentPage();
	const page = await sentPage;
	if (!page) sentPage = undefined;
	return () => {
		const sent = page?.querySelectorAll(selector);
		for (const [index, element] of elements().entries()) {
			const original = sent?.[index];
			if (original && isTranslated(element)) restoreTexts(element, original);
		}
	};
}

const isTranslated = (element: Element): boolean =>
	!element.matches("[data-hydrated]") && (document.documentElement.matches(":not(:lang(en))") || element.querySelector("font") !== null);

/** The page's HTML, or null when it can't be had. Trusted Types allow no parsing of text, but a request may return a document. */
function loadSentPage(): Promise<Document | null> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("GET", location.href);
		request.responseType = "document";
		request.timeout = WAIT_MS;
		request.onloadend = () => resolve(request.responseXML);
		request.send();
	});
}

/** Pages have no <font>: translators put each text into two. Elements stay in their place, because moving them takes the focus. */
export function restoreTexts(translated: Element, sent: Element): void {
	const kept = flatNodes(translated).filter((node) => !isText(node));
	const wanted = [...sent.childNodes].filter((node) => !isText(node));
	// Another structure: React replaces it.
	if (kept.length !== wanted.length || kept.some(({ nodeName }, index) => nodeName !== wanted[index]?.nodeName)) return;
	if (serializeTexts(translated) !== serializeTexts(sent)) {
		for (const node of [...translated.childNodes]) {
			if (isFont(node)) node.replaceWith(...flatNodes(node).filter((inner) => !isText(inner)));
			else if (isText(node)) node.remove();
		}
		let next = 0;
		for (const node of sent.childNodes) {
			if (isText(node)) translated.insertBefore(document.createTextNode(node.data), kept[next] ?? null);
			else next += 1;
		}
	}
	for (const [index, node] of kept.entries()) {
		const original = wanted[index];
		if (node instanceof Element && original instanceof Element) restoreTexts(node, original);
	}
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node): boolean => node.nodeName === "FONT";
const flatNodes = (parent: Node): Node[] => [...parent.childNodes].flatMap((node) => (isFont(node) ? flatNodes(node) : [node]));

/** The texts and the places of the nodes between them. */
const serializeTexts = (parent: Element): string =>
	JSON.stringify([...parent.childNodes].map((node) => (isText(node) ? node.data : isFont(node) ? null : 0)));
