import { classNames } from "../lib/class-names";

export interface ButtonVariant {
	tone?: "accent" | "solid" | "line" | "night" | "quiet";
	size?: "s" | "m" | "icon";
}

/** Classes for buttons and links styled as buttons. Short names, because a page's HTML repeats them thirty times. */
export function buttonStyles({ tone = "solid", size = "m", className }: ButtonVariant & { className?: string }): string {
	return classNames("btn", `btn-${tone}`, `btn-${size}`, className);
}
