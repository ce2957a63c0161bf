// What an art director would send back: words cut off by their box, words over words, words in a foreign font.

const OWN_FONTS = /^(Instrument Sans|DejaVu Sans Mono|Liberation Mono|Menlo|Consolas|Cascadia)/;

/**
 * @param {import("playwright").Page} page with a scene; perspective is switched off while it is measured.
 * @returns {Promise<string[]>} empty for a sound picture.
 */
export async function faultsOf(page) {
	const faults = await page.evaluate(measure);
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1 });
	const holders = new Set(nodes.filter((node) => node.nodeType === 3 && node.nodeValue.trim()).map((node) => node.parentId));
	for (const nodeId of holders) {
		const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: Number(nodeId) });
		for (const { familyName } of fonts) if (!OWN_FONTS.test(familyName)) faults.push(`a text is set in ${familyName}`);
	}
	return faults;
}

/** Runs in the page. */
function measure() {
	document.documentElement.classList.add("flat");
	/** @type {string[]} */
	const faults = [];
	/** @type {Map<Element, { text: string, rects: DOMRect[] }[]>} */
	const layers = new Map();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.nodeValue?.trim();
		const parent = node.parentElement;
		if (!text || !parent || parent.closest("style, script, [data-free]")) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const size = Number.parseFloat(getComputedStyle(parent).fontSize);
		const rects = [...range.getClientRects()].map(({ x, y, width, height }) => {
			const trim = Math.max(0, (height - size * 0.78) / 2);
			return new DOMRect(x, y + trim, width, height - trim * 2);
		});
		for (const rect of rects) {
			for (let box = parent.closest(".box, .clip"); box; box = box.parentElement?.closest(".box, .clip") ?? null) {
				const edge = box.getBoundingClientRect();
				const bleed = box.getAttribute("data-bleed") ?? "";
				const out =
					rect.left < edge.left - 1 || (!bleed.includes("r") && rect.right > edge.right + 1) || rect.top < edge.top - 1 || (!bleed.includes("b") && rect.bottom > edge.bottom + 1);
				if (out) faults.push(`“${text}” leaves its box`);
				if (out || bleed) break;
			}
		}
		const layer = parent.closest(".layer") ?? document.body;
		const others = layers.get(layer) ?? [];
		for (const other of others) {
			const hit = other.rects.some((a) => rects.some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
			if (hit) faults.push(`“${text}” lies on “${other.text}”`);
		}
		others.push({ text, rects });
		layers.set(layer, others);
	}
	document.documentElement.classList.remove("flat");
	return faults;
}
