import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embeddedSupabase } from "./scripts/embedded/plugin.ts";
import { builtSite } from "./scripts/vite/built-site.ts";
import { evaluated } from "./scripts/vite/evaluated.ts";
import { prerenderPages } from "./scripts/vite/prerender.ts";
import { prepareSiteEnv } from "./scripts/vite/site-env.ts";
import { liveSiteFiles, type SiteFilesModule } from "./scripts/vite/site-files.ts";

const DEV_PORT = 5173;
const START_PORT = 4173;

/** What every public page needs to come alive, in two files: the framework, which deployments do not change, and the frame. */
const CHUNKS = [
	// The entry needs it before anything else is there; left alone it would land in the frame and bring React with it.
	{ name: "preload", test: /vite\/(preload-helper|modulepreload)|src\/app\/stale-chunk/, priority: 3 },
	{ name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//, priority: 2 },
	{
		name: "frame",
		test: /src\/(app\/(start|router|public-routes|admin-routes|layouts\/(?!site-footer|social-links))|content\/(site|paths|home-sections)\.|shared\/(lib\/(class-names|lazy-when|preload-page|dialog-request|notify)|hooks\/use-(hydrated|scrolled|section|scroll)|seo\/page-head|ui\/(button-styles|button|island|section-boundary|status-panel)\.))|node_modules\/clsx\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(menu|x|arrow-right)\.)/,
		priority: 1,
	},
	// Icons that service pages share with the administration: by themselves they would be six files, each named in the frame.
	{ name: "icons", test: /lucide-react\/dist\/esm\/icons\/(eye|wifi-off|rocket|search|smartphone|undo-2|check|copy|mail)\./, priority: 1 },
	// The home page's sections that are mostly words: one file instead of eight small ones.
	{
		name: "sections",
		test: /src\/(features\/(home\/(about|why-us)|products\/products-section|faq\/)|content\/(about|why-us|products|faq)\.)/,
		priority: 1,
	},
	{
		name: "blocks",
		test: /src\/shared\/(ui\/(section-heading|stat-list|dialog-link|outbound-link|smart-image|avatar|skeleton)|motion\/)/,
		priority: 1,
	},
];

// React Router's package names its development files for every condition; the production ones lie beside them.
const productionRouter = {
	"react-router/dom": `${import.meta.dirname}/node_modules/react-router/dist/production/dom-export.mjs`,
	"react-router": `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
};

// Vite ends a server when its standard input ends, unless it runs in CI. Started by another program (a script, a container, a
// test) there is no input from the beginning, and the server would be gone before it is up.
if (!process.stdin.isTTY) process.env.CI ??= "true";

/** The second build's folder: what prerendered the pages also knows their list. */
const PRERENDER_DIR = "node_modules/.cache/prerender";
const loadBuilt = async (): Promise<SiteFilesModule> => import(`${import.meta.dirname}/${PRERENDER_DIR}/prerender.js`);

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
	const port = Number(process.env.PORT) || (command === "serve" && !isPreview ? DEV_PORT : START_PORT);
	const dist = process.env.DIST_DIR ?? "dist";
	const { embedded, env } = prepareSiteEnv(mode, import.meta.dirname, `http://localhost:${port}`);
	return {
		plugins: [
			react(),
			tailwindcss(),
			evaluated(import.meta.dirname, [
				"data/blogs/stored-fields.ts",
				"data/portfolios/stored-fields.ts",
				"content/blog/list.ts",
				"content/services/slugs.ts",
			]),
			builtSite(),
			liveSiteFiles(env, port, loadBuilt),
			prerenderPages(env, dist),
			embedded ? embeddedSupabase(env, port) : null,
		],
		resolve: { alias: { "@": `${import.meta.dirname}/src`, ...(command === "build" && !isSsrBuild ? productionRouter : {}) } },
		server: {
			port,
			strictPort: true,
			// The first four are what Vite denies by itself. Backups hold drafts, and the embedded database lies beside its secret key.
			fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/backups/**", "**/supabase/.temp/**"] },
		},
		preview: { port, strictPort: true },
		appType: isPreview ? "mpa" : "spa",
		build: {
			target: "es2022",
			// Two years back (quality: "Browsers"): light-dark(), nesting and unprefixed properties stay as they are written.
			cssTarget: ["chrome131", "safari18.1", "firefox132"],
			outDir: isSsrBuild ? PRERENDER_DIR : dist,
			emptyOutDir: true,
			copyPublicDir: !isSsrBuild,
			assetsInlineLimit: 0,
			modulePreload: {
				polyfill: false,
				// Pages load no React before idle or intent, so their HTML preloads none.
				resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "html" ? [] : dependencies),
			},
			cssCodeSplit: true,
			rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNKS } } },
			reportCompressedSize: false,
		},
	};
});
