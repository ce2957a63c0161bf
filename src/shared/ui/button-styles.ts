import { cva, type VariantProps } from "class-variance-authority";

/**
 * The look of every button and of every link that acts as one. The rules stand in src/styles/controls.css: a class name of a few
 * letters, because a page's HTML repeats it thirty times.
 */
export const buttonStyles = cva("btn", {
	variants: {
		tone: { accent: "btn-accent", solid: "btn-solid", line: "btn-line", night: "btn-night", quiet: "btn-quiet" },
		size: { s: "btn-s", m: "btn-m", icon: "btn-icon" },
	},
	defaultVariants: { tone: "solid", size: "m" },
});

export type ButtonLook = VariantProps<typeof buttonStyles>;
