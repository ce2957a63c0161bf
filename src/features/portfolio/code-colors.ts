import type { CodeColor } from "@/content/schema";

/** The small code square of a service's color. */
export const codeSquare: Record<CodeColor, string> = {
	cyan: "bg-code-cyan",
	blue: "bg-code-blue",
	purple: "bg-code-purple",
	pink: "bg-code-pink",
	green: "bg-code-green",
};
