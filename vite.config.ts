import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { distFolder, distProblem, embeddedFolder, filesBelow, Problem, readPort } from "./scripts/embedded/folder.mjs";
import { embeddedSupabase } from "./scripts/embedded/plugin.ts";
import { pagePublisher } from "./scripts/embedded/rebuild.ts";
import { launchGate } from "./scripts/launch/gate.ts";
import { builtSite } from "./scripts/vite/built-site.ts";
import { earlyScript } from "./scripts/vite/early-script.ts";
import { evaluated } from "./scripts/vite/evaluated.ts";
import { prerenderPages } from "./scripts/vite/prerender.ts";
import { shortClasses } from "./scripts/vite/short-classes.ts";
import { prepareSiteEnv, siteHost } from "./scripts/vite/site-env.ts";
import { liveSiteFiles, type SiteFilesModule } from "./scripts/vite/site-files.ts";
import { smallIcons, smallRouter } from "./scripts/vite/small-packages.ts";

/** Each character of a hash is on every page's list of scripts and can't be compressed. Seven of them tell versions apart. */
const ASSET_NAMES = {
	entryFileNames: "assets/[name]-[hash:7].js",
	chunkFileNames: "assets/[name]-[hash:7].js",
	assetFileNames: "assets/[name]-[hash:7][extname]",
};

// Without these groups the home page loads more and smaller files. See docs/decisions.md, "Chunks follow a short list".
const CHUNKS = [
	// Needed by the entry: otherwise it lands in the frame and loads React with it.
	{ name: "preload", test: /vite\/(preload-helper|modulepreload)|rolldown\/runtime|src\/app\/guards/, priority: 3 },
	{ name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//, priority: 2 },
	{
		name: "frame",
		test: /src\/(app\/(start|router|island-clicks|trusted-types|view-first|layouts\/(?!site-footer))|content\/(site|company|paths|home\/sections|samples\/(sample-counts|shown-reviews))\.|shared\/(lib\/(class-names|lazy-when|preload-page|dialog-request|notify)|hooks\/use-(hydrated|scrolled|section)|seo\/page-head|ui\/(button-styles|button|create-icon|island|section-boundary|status-panel)\.))|node_modules\/clsx\/|small-icons|lucide-react\/dist\/esm\/icons\/(menu|x|arrow-right)\./,
		priority: 1,
	},
	{ name: "icons", test: /lucide-react\/dist\/esm\/icons\/(eye|wifi-off|rocket|search|smartphone|undo-2|check|copy|mail)\./, priority: 1 },
	{
		name: "service-icons",
		test: /lucide-react\/dist\/esm\/icons\/(layout-dashboard|flask-conical|refresh-cw|shield-check)\./,
		priority: 1,
	},
	// The chat and the contact form load them, each at its time.
	{ name: "field", test: /src\/shared\/(ui\/field|lib\/(ascii-digits|email-address|text\/visible-text))\./, priority: 1 },
	{
		name: "sections",
		test: /src\/(features\/(home\/(about|why-us)|products\/products-section|faq\/)|content\/(home\/(about|why-us|notes)|products\/products|faq)\.)/,
		priority: 1,
	},
	{
		name: "query-client",
		test: /src\/data\/query-client\.|@tanstack\/(query-core\/build\/modern\/(query|queryCache|queryClient|retryer|removable|infiniteQueryBehavior|mutation|mutationCache)|react-query\/build\/modern\/queryOptions)\./,
		priority: 1,
	},
	{
		name: "blocks",
		test: /src\/shared\/(ui\/(section-heading|stat-list|dialog-link|outbound-link|smart-image|avatar|skeleton|link-button)|motion\/reveal|hooks\/use-shown-counts|lib\/route-state)/,
		priority: 1,
	},
];

// React Router exports its development files under every condition.
const productionRouter = {
	"react-router/dom": `${import.meta.dirname}/node_modules/react-router/dist/production/dom-export.mjs`,
	"react-router": `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
};

// Vite stops a server when its standard input ends, unless it runs in CI. Scripts and containers start it without any input.
if (!process.stdin.isTTY) process.env.CI ??= "true";

const PRERENDER_DIR = "node_modules/.cache/prerender";
const loadBuilt = async (): Promise<SiteFilesModule> => import(pathToFileURL(`${import.meta.dirname}/${PRERENDER_DIR}/prerender.js`).href);

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
	// In a development build, React's checks would slow visitors down and the early script would run twice.
	// Vite notes the NODE_ENV of an .env file under the second name, unless it is set.
	if (command === "build") Object.assign(process.env, { NODE_ENV: "production", VITE_USER_NODE_ENV: "" });
	const port = readPort(command === "serve" && !isPreview ? "dev" : "start", process.argv.slice(2));
	const dist = distFolder();
	const problem = command === "build" ? distProblem(dist, import.meta.dirname, process.argv) : null;
	if (problem) throw new Problem(problem);
	const { embedded, env } = prepareSiteEnv(mode, import.meta.dirname, `http://localhost:${port}`);
	const host = command === "build" ? siteHost(mode, import.meta.dirname) : null;
	const publish =
		process.env.EMBEDDED_REBUILD === "0" ? null : pagePublisher(dist, `${PRERENDER_DIR}/prerender.js`, `http://localhost:${port}`);
	return {
		plugins: [
			react(),
			tailwindcss(),
			shortClasses(import.meta.dirname),
			smallIcons(import.meta.dirname),
			smallRouter(),
			evaluated(import.meta.dirname, [
				"data/posts/stored-fields.ts",
				"data/projects/stored-fields.ts",
				"content/blog/list.ts",
				"content/claims.ts",
				"content/samples/static-projects.ts",
				"content/samples/sample-counts.ts",
				"content/home/page.ts",
				"content/services/slugs.ts",
			]),
			launchGate(import.meta.dirname, env),
			earlyScript(import.meta.dirname),
			builtSite(),
			liveSiteFiles(env, port, loadBuilt),
			prerenderPages(env, dist, host),
			embedded ? embeddedSupabase(env, port, publish) : null,
		],
		resolve: { alias: { "@": `${import.meta.dirname}/src`, ...(command === "build" && !isSsrBuild ? productionRouter : {}) } },
		server: {
			port,
			strictPort: true,
			// Another program's page on this machine must not read the inbox, which has links for new passwords.
			cors: false,
			// The first four are Vite's defaults. Backups contain drafts, and the folders of databases contain their secret keys.
			fs: {
				deny: [
					".env",
					".env.*",
					"*.{crt,pem}",
					"**/.git/**",
					"**/{backup,before-restore}*.json",
					"**/backups/**",
					"**/secrets.json",
					"**/supabase/.temp/**",
					filesBelow(embeddedFolder()),
				],
			},
		},
		preview: { port, strictPort: true, cors: false },
		appType: isPreview ? "mpa" : "spa",
		build: {
			target: "es2022",
			// Browsers of the last two years.
			cssTarget: ["chrome131", "safari18.1", "firefox132"],
			outDir: isSsrBuild ? PRERENDER_DIR : dist,
			emptyOutDir: true,
			copyPublicDir: !isSsrBuild,
			assetsInlineLimit: 0,
			modulePreload: {
				polyfill: false,
				// Pages load React after the first input, so their HTML preloads nothing. Scripts run after these chunks.
				resolveDependencies: (_file, dependencies, { hostType }) =>
					hostType === "html" ? [] : dependencies.filter((name) => !/\/(framework|preload|rolldown-runtime)-/.test(name)),
			},
			cssCodeSplit: true,
			rolldownOptions: isSsrBuild ? {} : { output: { ...ASSET_NAMES, codeSplitting: { groups: CHUNKS } } },
			reportCompressedSize: false,
			// In kB: the largest file is the rich-text editor, which only its forms load.
			chunkSizeWarningLimit: 600,
		},
	};
});
