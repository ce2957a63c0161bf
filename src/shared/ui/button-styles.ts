import { classNames } from "../lib/class-names";

export interface ButtonVariant {
	tone?: "accent" | "solid" | "line" | "night" | "quiet";
	size?: "s" | "m" | "icon";
}

/**
 * The look of every button and of every link that acts as one. The rules stand in src/styles/controls.css: a class name of a few
 * letters, because a page's HTML repeats it thirty times.
 */
export function buttonStyles({ tone = "solid", size = "m", className }: ButtonVariant & { className?: string }): string {
	return classNames("btn", `btn-${tone}`, `btn-${size}`, className);
}
