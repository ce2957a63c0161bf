/** Looks that mean something, and the elements that say it. */
const MEANINGS: [RegExp, string][] = [
	[/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i, "strong"],
	[/(?:^|;)\s*font-style:\s*italic/i, "em"],
	[/(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i, "s"],
	[/(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i, "u"],
	[/(?:^|;)\s*vertical-align:\s*super/i, "sup"],
	[/(?:^|;)\s*vertical-align:\s*sub/i, "sub"],
];

const PLAIN: Record<string, RegExp> = {
	B: /font-weight:\s*(?:normal|[1-4]00)/i,
	STRONG: /font-weight:\s*(?:normal|[1-4]00)/i,
	I: /font-style:\s*normal/i,
	EM: /font-style:\s*normal/i,
};

/**
 * Word processors say bold and italic by styles, and wrap everything in a bold element that is not bold. Headings are bold by
 * themselves and links are underlined.
 */
export function meaningOfStyles(body: Element): void {
	for (const element of body.querySelectorAll("[data-style]")) {
		const style = element.getAttribute("data-style") ?? "";
		if (PLAIN[element.tagName]?.test(style)) element.replaceWith(...element.childNodes);
		else if (element.tagName === "SPAN" && (element.textContent ?? "").trim() !== "") wrapMeanings(element, style);
	}
}

function wrapMeanings(element: Element, style: string): void {
	for (const [look, name] of MEANINGS) {
		if (!look.test(style)) continue;
		if (name === "strong" && element.closest("h1, h2, h3, h4, h5, h6, th, strong, b")) continue;
		if (name === "u" && (element.closest("a") ?? element.querySelector("a"))) continue;
		const meaning = element.ownerDocument.createElement(name);
		meaning.append(...element.childNodes);
		element.append(meaning);
	}
}
