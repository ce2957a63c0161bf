/** Replaces every text node as Chrome's translation does: with the translated text in two font elements. */
export function translatePage(root: Element = document.body): void {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
	for (const text of texts) {
		if (!text.data.trim()) continue;
		const outer = document.createElement("font");
		outer.appendChild(document.createElement("font")).append(text.data);
		text.replaceWith(outer);
	}
}
