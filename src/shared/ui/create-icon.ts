import { createElement, type SVGProps } from "react";
import { classNames } from "../lib/class-names";

interface IconData {
	node: [element: string, attributes: Record<string, string>][];
}

/** The component of one icon. Builds use it in place of the function of the same kind in lucide-react. */
export function createIcon({ node }: IconData) {
	const shapes = node.map(([element, attributes]) => createElement(element, attributes));
	return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
		return createElement(
			"svg",
			{ viewBox: "0 0 24 24", className: classNames("icon", className), "aria-hidden": true, ...rest },
			...shapes,
		);
	};
}
