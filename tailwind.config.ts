import type { Config } from "tailwindcss";

// Tailwind 4 is set up in CSS (src/styles); this file, loaded by @config, names what belongs in TypeScript:
// the service colors, which content data refers to by these names.
export default {
	theme: {
		extend: {
			colors: {
				code: {
					cyan: "var(--code-cyan)",
					blue: "var(--code-blue)",
					purple: "var(--code-purple)",
					pink: "var(--code-pink)",
					green: "var(--code-green)",
				},
			},
		},
	},
} satisfies Config;
