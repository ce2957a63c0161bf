/** What queries by role and user events read, with the initial values of what children inherit. */
const QUICK = new Map([
	["display", ""],
	["direction", ""],
	["visibility", "visible"],
	["pointer-events", "auto"],
]);

function matches(element: Element, selector: string): boolean {
	try {
		return element.matches(selector);
	} catch {
		// jsdom ignores a selector that it doesn't know.
		return false;
	}
}

/**
 * A `getComputedStyle` that gives jsdom's values of `display`, `direction`, `visibility` and `pointer-events` without matching the rules
 * that set none of them, which takes jsdom milliseconds per element. Only jsdom's own knows other properties and rules inside `@media`.
 */
export function quickComputedStyle(window: Window): Window["getComputedStyle"] {
	const complete = window.getComputedStyle.bind(window);
	const blank = window.document.implementation.createHTMLDocument();
	const displays = new Map<string, string>();

	/** For its value, jsdom's default style sheet asks for the name and these attributes, and for parents only in `ruby`. */
	const defaultDisplay = (element: Element) => {
		const attributes = ["hidden", "open", "type"].map((name) => [name, element.getAttribute(name)] as const);
		const key = JSON.stringify([element.namespaceURI, element.localName, attributes]);
		const known = displays.get(key);
		if (known !== undefined) return known;
		const bare = blank.createElementNS(element.namespaceURI, element.localName);
		for (const [name, value] of attributes) if (value !== null) bare.setAttribute(name, value);
		const { display } = complete(bare);
		displays.set(key, display);
		return display;
	};

	const quickValue = (element: Element, name: string): string => {
		let value = name === "display" ? defaultDisplay(element) : "";
		for (const { cssRules } of element.ownerDocument.styleSheets)
			for (const rule of cssRules) {
				const set = "selectorText" in rule && (rule as CSSStyleRule).style.getPropertyValue(name);
				if (set && matches(element, (rule as CSSStyleRule).selectorText)) value = set;
			}
		if (element.hasAttribute("style")) value = (element as HTMLElement).style.getPropertyValue(name) || value;
		const initial = QUICK.get(name);
		if (value === "unset") value = "";
		if (value || !initial) return value;
		return element.parentElement ? quickValue(element.parentElement, name) : initial;
	};

	return (element, pseudoElement) => {
		if (pseudoElement) return complete(element, pseudoElement);
		let style: CSSStyleDeclaration | undefined;
		const whole = () => {
			style ??= complete(element);
			return style;
		};
		const getPropertyValue = (name: string) => (QUICK.has(name) ? quickValue(element, name) : whole().getPropertyValue(name));
		return new Proxy({} as CSSStyleDeclaration, {
			get(_, key) {
				if (key === "getPropertyValue") return getPropertyValue;
				const name = key === "pointerEvents" ? "pointer-events" : String(key);
				if (QUICK.has(name)) return quickValue(element, name);
				const value: unknown = Reflect.get(whole(), key);
				return typeof value === "function" ? value.bind(whole()) : value;
			},
		});
	};
}
