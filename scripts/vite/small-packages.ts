import { normalizePath, type Plugin } from "vite";

const CREATE = /\/createLucideIcon\.mjs$/;
const MODULE = "\0small-icons";

/** Vite plugin for builds: icons of lucide-react come without its runtime, names and keys. See docs/decisions.md, "Icons leave their package's runtime behind". */
export function smallIcons(root: string): Plugin {
	return {
		name: "small-icons",
		enforce: "pre",
		apply: "build",
		// Otherwise the second build leaves the package to Node, and its HTML has other icons than the browser's.
		config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
		resolveId: (source, importer) => (CREATE.test(source) && importer?.includes("lucide-react") ? MODULE : null),
		load: (id) =>
			id === MODULE ? `export { createIcon as default } from ${JSON.stringify(normalizePath(`${root}/src/shared/ui/create-icon`))};` : null,
		transform: {
			filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
			handler: (code) => ({ code: code.replace(/, key: "\w+"|^ {2}(?:name|size): .+,$|^__iconData\.node;$/gm, ""), map: null }),
		},
	};
}

/** Vite plugin for builds. See docs/decisions.md, "React Router leaves its unused components behind". */
export function smallRouter(): Plugin {
	return {
		name: "small-router",
		apply: "build",
		transform: {
			filter: { id: /\/react-router\/dist\/production\// },
			// The bundler keeps a component that is made by a call it can't judge, or that gets a name for React's developer tools.
			handler: (code) => ({
				code: code
					.replace(/^\w+\.displayName = "[^"]+";$/gm, "")
					.replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1"),
				map: null,
			}),
		},
	};
}
