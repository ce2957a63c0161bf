import postcss from "postcss";
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
