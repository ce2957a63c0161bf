import { readFileSync } from "node:fs";
import postcss, { type Container, type Document } from "postcss";
import { compile } from "tailwindcss";

const { build } = await compile("@theme { --spacing: 0.25rem } @tailwind utilities;");

/** The value that an element's utility classes give to a property on every screen and in every state. */
export function styleOf(element: Element, property: string): string | undefined {
	let value: string | undefined;
	postcss.parse(build([...element.classList])).walkRules((rule) => {
		if (rule.parent?.type !== "root" || !rule.selector.startsWith(".") || !element.matches(rule.selector)) return;
		rule.each((node) => {
			if (node.type === "decl" && node.prop === property) value = node.value;
		});
	});
	return value;
}

/** Whether a person sees an element, which can be transparent or only for screen readers. */
export const isSeen = (element: Element): boolean => styleOf(element, "opacity") !== "0%" && styleOf(element, "clip-path") !== "inset(50%)";

/** The value that a file of src/styles gives to a property of an element, on every screen and in every state. */
export function readSheetStyle(file: string, element: Element, property: string): string | undefined {
	let value: string | undefined;
	postcss.parse(readFileSync(`src/styles/${file}`, "utf8")).walkDecls(property, (declaration) => {
		if (element.matches(unnest(declaration.parent))) value = declaration.value;
	});
	return value;
}

/** The selector of a nested rule with those around it. Rules with `&`, which are for states, match nothing. */
function unnest(node: Container | Document | undefined): string {
	if (!node || node.type === "root") return ":root";
	const outer = unnest(node.parent);
	if (!(node instanceof postcss.Rule)) return outer;
	if (node.selector.includes("&")) return ":not(*)";
	return node.selectors.map((selector) => (outer === ":root" ? selector : `:is(${outer}) ${selector}`)).join();
}
