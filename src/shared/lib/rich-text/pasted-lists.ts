const ITEM = /mso-list:\s*l\d+\s+level(\d)/i;

interface Open {
	level: number;
	list: Element;
}

/** Word hands over its lists as paragraphs that begin with a sign or a number, and say by a style how deep they stand. */
export function listsOfWord(body: Element): void {
	let open: Open[] = [];
	let previous: Element | null = null;
	for (const paragraph of body.querySelectorAll('[data-style*="mso-list"]')) {
		const level = Number(ITEM.exec(paragraph.getAttribute("data-style") ?? "")?.[1] ?? 0);
		if (level === 0 || paragraph.tagName === "SPAN") continue;
		if (paragraph.previousElementSibling !== previous) open = [];
		const ordered = takeSign(paragraph);
		while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
		if ((open.at(-1)?.level ?? 0) < level) {
			const list = body.ownerDocument.createElement(ordered ? "ol" : "ul");
			const above = open.at(-1)?.list;
			if (above) (above.lastElementChild ?? above).append(list);
			else paragraph.before(list);
			open.push({ level, list });
		}
		const item = body.ownerDocument.createElement("li");
		item.append(...paragraph.childNodes);
		open.at(-1)?.list.append(item);
		previous = open[0]?.list ?? null;
		paragraph.remove();
	}
}

/** Takes the sign away that stood for the list, and says whether it was a number or a letter. */
function takeSign(paragraph: Element): boolean {
	const sign = [...paragraph.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute("data-style") ?? ""));
	const text = (sign?.textContent ?? "").replace(/[\s\u00a0]+/g, "");
	sign?.remove();
	return /^\(?[\da-z]{1,4}[.)]$/i.test(text);
}
