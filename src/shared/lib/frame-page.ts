interface PolicyFactory {
	defaultPolicy: unknown;
	createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown;
}

const DOCTYPE = "<!doctype html>";

/** Documents that are ready, or on the way: closing one tells the frame that it has loaded. */
const opened = new WeakSet<Document>();

/** What a page shows itself with: sheets that are linked, and those that the development server puts into the page. */
const SHEETS = 'link[rel="stylesheet"], style[data-vite-dev-id]';

/**
 * The document of a frame without an address, made ready to be filled: in standards mode, because an empty frame begins in quirks
 * mode, where type and tables measure otherwise than on the page. One that is ready already stays as it is.
 *
 * @returns null while the frame has no document.
 */
export function openFramePage(frame: HTMLIFrameElement): Document | null {
	const inside = frame.contentDocument;
	if (!inside || opened.has(inside)) return inside;
	opened.add(inside);
	letDoctypeThrough(frame.contentWindow);
	inside.open();
	inside.write(DOCTYPE);
	inside.close();
	inside.documentElement.dataset.preview = "";
	return inside;
}

/** Pages assign no HTML from text. In the frame's window, which has rules of its own, the doctype may pass, and nothing else. */
function letDoctypeThrough(view: Window | null): void {
	if (!view || !("trustedTypes" in view)) return;
	const policies = view.trustedTypes as PolicyFactory;
	if (policies.defaultPolicy) return;
	policies.createPolicy("default", {
		createHTML: (text) => {
			if (text !== DOCTYPE) throw new TypeError("The preview assigns no HTML from text");
			return text;
		},
	});
}

/**
 * Gives a frame's document the sheets, the theme and the language of a page, and keeps them the same.
 *
 * @returns `ready` resolves when the first sheets are there, or cannot be had; `stop` ends the keeping.
 */
export function followPage(page: Document, inside: Document): { ready: Promise<void>; stop: () => void } {
	const copies = new Map<Element, Element>();
	copySheets(page, inside, copies);
	copyRoot(page, inside);
	const ready = Promise.all([...copies.values()].map(arrived)).then(() => {});
	const head = new MutationObserver(() => copySheets(page, inside, copies));
	head.observe(page.head, { childList: true, subtree: true, characterData: true });
	const root = new MutationObserver(() => copyRoot(page, inside));
	root.observe(page.documentElement, { attributeFilter: ["data-theme", "lang"] });
	const stop = () => {
		head.disconnect();
		root.disconnect();
		for (const copy of copies.values()) copy.remove();
	};
	return { ready, stop };
}

/** The same sheets in the same order; one that has not changed is not touched, because a link that moves loads again. */
function copySheets(page: Document, inside: Document, copies: Map<Element, Element>): void {
	const sheets = [...page.head.querySelectorAll(SHEETS)];
	for (const [sheet, copy] of copies) {
		if (sheets.includes(sheet)) continue;
		copy.remove();
		copies.delete(sheet);
	}
	for (const [place, sheet] of sheets.entries()) {
		const copy = copies.get(sheet) ?? inside.importNode(sheet, true);
		copies.set(sheet, copy);
		if (copy.textContent !== sheet.textContent) copy.textContent = sheet.textContent;
		if (inside.head.children[place] !== copy) inside.head.insertBefore(copy, inside.head.children[place] ?? null);
	}
}

function copyRoot(page: Document, inside: Document): void {
	const { lang, dataset } = page.documentElement;
	inside.documentElement.lang = lang;
	if (dataset.theme === undefined) delete inside.documentElement.dataset.theme;
	else inside.documentElement.dataset.theme = dataset.theme;
}

function arrived(sheet: Element): Promise<void> {
	if (sheet.localName !== "link") return Promise.resolve();
	return new Promise((resolve) => {
		for (const end of ["load", "error"]) sheet.addEventListener(end, () => resolve(), { once: true });
	});
}
