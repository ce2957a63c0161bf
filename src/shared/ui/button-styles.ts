import { cva, type VariantProps } from "class-variance-authority";

/** The look of every button and of every link that acts as one. */
export const buttonStyles = cva(
	"inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-full border font-semibold whitespace-nowrap no-underline transition-[translate,background-color,border-color,color,box-shadow] duration-200 ease-out active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
	{
		variants: {
			tone: {
				accent:
					"border-transparent bg-accent-bright text-on-accent hover:-translate-y-px hover:shadow-[0_10px_30px_-10px_#ff5a1f] active:shadow-none",
				solid: "border-transparent bg-solid text-on-solid hover:-translate-y-px",
				line: "border-control-line bg-transparent text-ink hover:border-ink",
				night: "border-white/55 bg-transparent text-night-ink hover:border-white hover:bg-white/8",
				quiet: "border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink",
			},
			size: {
				s: "h-9 px-4 text-sm",
				m: "h-12 px-5.5 text-[0.98rem]",
				icon: "size-10",
			},
		},
		defaultVariants: { tone: "solid", size: "m" },
	},
);

export type ButtonLook = VariantProps<typeof buttonStyles>;
