import type { Plugin } from "vite";

const CREATE = /\/createLucideIcon\.mjs$/;
const MODULE = "\0small-icons";

/** Vite plugin for builds: icons of lucide-react come without its runtime. See docs/decisions.md, "Icons leave their package's runtime behind". */
export function smallIcons(root: string): Plugin {
	return {
		name: "small-icons",
		enforce: "pre",
		apply: "build",
		// Otherwise the second build leaves the package to Node, and its HTML has other icons than the browser's.
		config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
		resolveId: (source, importer) => (CREATE.test(source) && importer?.includes("lucide-react") ? MODULE : null),
		load: (id) => (id === MODULE ? `export { createIcon as default } from "${root}/src/shared/ui/create-icon";` : null),
	};
}
