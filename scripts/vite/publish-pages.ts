import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "../../src/content/paths.ts";
import { Problem } from "../embedded/folder.mjs";
import { type Host, writeHostFiles } from "../hosts/write-host-files.ts";
import { compress } from "./compress.ts";
import { type HeaderOrigins, headerRules, pagePolicy, scriptHashes } from "./headers.ts";
import { isForUnknown, listAddresses, movedRows, siteRules } from "./host-rules.ts";
import { type BuildRows, publishedItems, readRowsAndRedirects } from "./published.ts";
import { makeSiteFiles, type SiteFilesModule } from "./site-files.ts";
import { type PageRenderer, type PublicSheet, splitRowScript, writePages } from "./write-pages.ts";

const PUBLIC_SHEET = /^frame-[^/]+\.css$/;

/** Vite empties the folders of both builds, so the caches are beside them. */
const CACHE = "node_modules/.cache";
/** index.html before the home page took its place, kept beside the renderer. */
const TEMPLATE = "template.html";
/** The whole sheet of public pages, kept beside the renderer. */
const SHEET = "public.css";
const BUILD_FILE = "build.json";
/** Ends of the names of the compressed forms beside a file. */
const COMPRESSED = [".br", ".gz"];
/** Pages that were opened before a publication can still ask for the lists of then. */
const KEPT_LISTS = 6;

interface Publication {
	env: Record<string, string>;
	/** Folder of the client build. */
	clientDir: string;
	/** Folder to write to. */
	folder: string;
	/** File of the built renderer. */
	bundle: string;
	/** Imports the file, once, after the settings are known. The caller does it, because Vite's module runner can't import anything later. */
	loadRenderer: () => Promise<PublicationRenderer>;
	template: string;
	/** The host that the files are for. A site with the embedded backend is only served here. */
	host?: Host | null;
	/** Null when the database couldn't be read: pages of rows are then missing, and the build isn't current. */
	readRows: () => Promise<BuildRows | null>;
}

type PublicationRenderer = PageRenderer & SiteFilesModule & { factsElement: string; webManifest: object };

export interface Published {
	/** Number of pages that don't depend on rows. */
	pages: number;
	rowPaths: string[];
}

/** Reads the client build's index.html and keeps it, with the sheet of public pages, for later publications. */
export function keepTemplate(clientDir: string, bundle: string): string {
	keepSheet(clientDir, bundle);
	const template = readFileSync(join(clientDir, "index.html"), "utf8")
		.replace(/<!-- .*? -->/gs, "")
		.replace(/\s*\n\s*/g, "\n")
		.replace(/(?<=[<>{};])\n|\n(?=[<>{};])/g, "")
		.replaceAll(" />", ">");
	writeFileSync(join(dirname(bundle), TEMPLATE), template);
	return template;
}

/** Every page has the fonts inline. Named again in a later sheet, they would make the browser lay out all texts again. */
function keepSheet(clientDir: string, bundle: string): void {
	const { css, href } = readPublicSheet(clientDir);
	writeFileSync(join(dirname(bundle), SHEET), css);
	writeFileSync(join(clientDir, href), css.replace(/@font-face\{[^}]*\}/g, ""));
}

/**
 * Tells two builds apart: their pages name scripts by their content, which the environment's addresses are part of.
 *
 * @param bundle file of the built renderer
 * @returns null without a build
 */
export function identifyBuild(bundle: string): string | null {
	const file = join(dirname(bundle), TEMPLATE);
	return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : null;
}

/** Writes the public pages, the headers that allow their inline texts, and build.json. */
export async function publishPages({
	env,
	clientDir,
	folder,
	bundle,
	loadRenderer,
	template,
	host = null,
	readRows,
}: Publication): Promise<Published> {
	const origins = readOrigins(env);
	const { template: ofAll, rowScript } = splitRowScript(template);
	const scripts = scriptHashes(ofAll);
	const ofRows = [...scripts, ...scriptHashes(rowScript)];
	const createPolicy = (style: string, file: string, address?: string) =>
		pagePolicy(origins, isForUnknown(file) ? ofRows : scripts, style, address);
	const fingerprint = computeFingerprint(dirname(bundle));
	const keepsOthers = folder !== clientDir;
	const check = () => refuseOtherBuild(bundle, fingerprint, keepsOthers ? "Restart the server" : "Build it once more");
	const builtAt = new Date().toISOString();
	// First: writing many pages blocks this thread for so long that the connection is lost.
	const read = await readRows();
	const rows = read ?? { projects: [], posts: [], redirects: [], settings: null };
	if (rows.settings) globalThis.storedFacts = rows.settings;
	const renderer = await loadRenderer();
	check();
	mkdirSync(join(folder, "assets"), { recursive: true });
	const { styles, rowPaths, skipped, keys } = await writePages(
		renderer,
		rows,
		{
			template: template.replace("</body>", () => `${renderer.factsElement}</body>`),
			sheet: { href: readPublicSheet(clientDir).href, css: readFileSync(join(dirname(bundle), SHEET), "utf8") },
			folder,
			cache: join(CACHE, "prerender-pages"),
			keepsOthers,
			check,
			fingerprint,
			bundle: pathToFileURL(bundle).href,
			createPolicy,
		},
		read,
	);
	const isWritten = (path: string) => !skipped.includes(path);
	writeSiteFiles(renderer, origins.supabase, folder, rows, isWritten);
	const policies = [...styles].flatMap(([file, style]) =>
		listAddresses(file).map((address) => [address, createPolicy(style, file, address)] as const),
	);
	const content = createHash("sha256")
		.update(`${fingerprint} ${JSON.stringify(rows)}`)
		.digest("hex");
	check();
	const facts = { kind: env.VITE_SITE_KIND, builtAt, fingerprint: content, complete: read !== null, skipped };
	writeFileSync(join(folder, BUILD_FILE), JSON.stringify(facts));
	// Other hosts compress at their edge, and some of them count files.
	if (host === null) await compress(folder, join(CACHE, "compressed"), { keys, keepsOthers });
	const moves = movedRows(rows).filter(([, to]) => isWritten(to));
	writeHostFiles(host, folder, siteRules(headerRules(origins, Object.fromEntries(policies)), moves), process.cwd());
	return { pages: renderer.prerenderedPaths.length, rowPaths };
}

function readOrigins(env: Record<string, string>): HeaderOrigins {
	return {
		supabase: env.VITE_SUPABASE_URL ?? "/",
		relay: env.VITE_MAIL_RELAY_URL ?? "/",
		form: env.VITE_FORM_ENDPOINT,
		film: env.VITE_HERO_VIDEO_URL,
	};
}

/** All builds of a checkout write their renderer to one folder, and its workers load it late. */
function refuseOtherBuild(bundle: string, fingerprint: string, advice: string): void {
	if (computeFingerprint(dirname(bundle)) !== fingerprint) throw new Problem(`The site was built again at the same moment. ${advice}.`);
}

/**
 * Writes the pages of a built site again from the rows of a running server, and replaces its files once all are written.
 *
 * @param origin of the server, whose rows a visitor can read
 * @param build that the server began with
 * @throws when the rows can't be read, or when the folder has another build
 */
export async function republish(
	{ clientDir, bundle, loadRenderer, env }: Pick<Publication, "clientDir" | "bundle" | "loadRenderer" | "env">,
	origin: string,
	build: string,
): Promise<Published> {
	const template = readFileSync(join(dirname(bundle), TEMPLATE), "utf8");
	const [, entry = ""] = /data-entry="([^" ]+)/.exec(template) ?? [];
	if (identifyBuild(bundle) !== build || !existsSync(join(clientDir, entry)))
		throw new Problem("The site was built again. Restart the server.");
	// On the same disk also if the folder is a link, because files are only moved.
	const folder = `${realpathSync(clientDir)}.next`;
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	try {
		const readRows = () => readRowsAndRedirects(origin, env.VITE_SUPABASE_ANON_KEY ?? "", fetch);
		const published = await publishPages({ env, clientDir, folder, bundle, loadRenderer, template, readRows });
		replaceFiles(folder, clientDir);
		return published;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Moves new files over old ones, removes the pages of withdrawn rows, and ends with the headers and build.json. */
export function replaceFiles(from: string, to: string): void {
	const files = readdirSync(from, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
	const isLast = (name: string) => /^(_|headers\.|build\.)/.test(name);
	const kept = new Set(files);
	for (const name of [...files.filter((file) => !isLast(file)), ...files.filter(isLast)]) {
		mkdirSync(dirname(join(to, name)), { recursive: true });
		renameSync(join(from, name), join(to, name));
		// The server prefers these, and a file that is small now has none.
		for (const end of COMPRESSED) if (!kept.has(name + end)) rmSync(join(to, name + end), { force: true });
	}
	for (const folder of ["blog", "case-study"])
		for (const name of existsSync(join(to, folder)) ? readdirSync(join(to, folder)) : [])
			if (!kept.has(join(folder, name))) rmSync(join(to, folder, name));
	const lists = readdirSync(join(to, "assets")).filter((name) => /^lists-\w+\.json$/.test(name));
	const age = (name: string) => statSync(join(to, "assets", name)).mtimeMs;
	for (const name of lists.sort((one, other) => age(other) - age(one)).slice(KEPT_LISTS))
		for (const end of ["", ...COMPRESSED]) rmSync(join(to, "assets", name + end), { force: true });
}

function readPublicSheet(clientDir: string): PublicSheet {
	const name = readdirSync(join(clientDir, "assets")).find((file) => PUBLIC_SHEET.test(file));
	if (!name) throw new Error("The client build has no public style sheet");
	return { css: readFileSync(join(clientDir, "assets", name), "utf8"), href: `/assets/${name}` };
}

function writeSiteFiles(
	renderer: PublicationRenderer,
	backend: string,
	folder: string,
	rows: BuildRows,
	isWritten: (path: string) => boolean,
): void {
	if (backend === "/") {
		// The local server makes the other files on request.
		writeFileSync(join(folder, "site.webmanifest"), JSON.stringify(renderer.webManifest));
		return;
	}
	const { projects, posts } = publishedItems(rows);
	const published = {
		projects: projects.filter(({ slug }) => isWritten(paths.caseStudy(slug))),
		posts: posts.filter(({ slug }) => isWritten(paths.post(slug))),
	};
	for (const [path, { body }] of Object.entries(makeSiteFiles(renderer, published, rows.settings))) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), body);
	}
}

/** The files of the renderer and of the build, and the year, which the footer prints. */
function computeFingerprint(folder: string): string {
	const digest = createHash("sha256").update(String(new Date().getFullYear())).update(readFileSync("package-lock.json"));
	for (const [place, ends] of [
		[folder, ".js"],
		[import.meta.dirname, "s"],
	] as const)
		for (const name of readdirSync(place, { recursive: true, encoding: "utf8" }).sort())
			if (name.endsWith(ends) && !name.includes(".test.")) digest.update(name).update(readFileSync(join(place, name)));
	return digest.digest("hex");
}
