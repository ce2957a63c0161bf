import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embeddedSupabase } from "./scripts/embedded/plugin.ts";
import { builtSite } from "./scripts/vite/built-site.ts";
import { inlinedSheet, prerenderPages } from "./scripts/vite/prerender.ts";
import { prepareSiteEnv } from "./scripts/vite/site-env.ts";

const DEV_PORT = 5173;
const START_PORT = 4173;

// Vite ends a server when its standard input ends, unless it runs in CI. Started by another program (a script, a container, a
// test) there is no input from the beginning, and the server would be gone before it is up.
if (!process.stdin.isTTY) process.env.CI ??= "true";

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
	const port = Number(process.env.PORT) || (command === "serve" && !isPreview ? DEV_PORT : START_PORT);
	const dist = process.env.DIST_DIR ?? "dist";
	const { embedded, env } = prepareSiteEnv(mode, import.meta.dirname, `http://localhost:${port}`);
	return {
		plugins: [react(), tailwindcss(), builtSite(), inlinedSheet(), prerenderPages(env, dist), embedded ? embeddedSupabase(env, port) : null],
		resolve: { alias: { "@": `${import.meta.dirname}/src` } },
		server: { port, strictPort: true },
		preview: { port, strictPort: true },
		appType: isPreview ? "mpa" : "spa",
		build: {
			target: "es2022",
			outDir: isSsrBuild ? "node_modules/.cache/prerender" : dist,
			emptyOutDir: true,
			assetsInlineLimit: 0,
			modulePreload: {
				polyfill: false,
				// Pages load no React before idle or intent, so their HTML preloads none.
				resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "html" ? [] : dependencies),
			},
			cssCodeSplit: true,
			reportCompressedSize: false,
		},
	};
});
