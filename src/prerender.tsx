import { createHash } from "node:crypto";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from "react-router-dom";
import { shownPosts } from "@/content/samples/shown-posts";
import { adoptPageData, PAGE_DATA_ID } from "./app/page-data";
import { routes } from "./app/router";
import { type PublishedRows, type RowPage, rowPages } from "./app/row-pages";
import { loadStaticPost } from "./content/blog/load";
import { paths } from "./content/paths";
import { serviceSlugs } from "./content/services/slugs";
import { companyFacts, FACTS_ID, site } from "./content/site";
import { readPostRows } from "./data/posts/repository";
import { toPostSummary } from "./data/posts/row-mapper";
import { LISTS_ID, type PrerenderedLists, provideLists } from "./data/prerendered-lists";
import { readProjectRows } from "./data/projects/repository";
import { toProjectSummary } from "./data/projects/row-mapper";
import { provideWork, selectWork } from "./data/projects/selected-work";
import { queryClient } from "./data/query-client";
import { providePrerenderedBodies } from "./features/blog/post-text";
import { type RichText, richTextRenderer } from "./shared/lib/rich-text/render-rich-text";
import { type JsonLd, serializeJsonLd } from "./shared/seo/json-ld";
import { writeHeadWith } from "./shared/seo/page-head";
import { PRERENDERED_TAG } from "./shared/seo/page-title";
import { siteFiles } from "./site-files";
import { webManifest } from "./web-manifest";

// Not a static import: it would undo the lazy import of page-head.tsx.
const { HeadTags } = await import("./shared/seo/head-tags");

interface PrerenderedPage {
	head: string;
	html: string;
	/** A data block after the root, or an empty text. */
	data: string;
}

interface SkippedRow {
	path: string;
	error: unknown;
}

/** The paths that every build writes: the pages and the built-in posts. Published rows add theirs. */
export const prerenderedPaths = [
	"/",
	"/portfolio",
	"/contact",
	"/thank-you",
	paths.allProjects,
	paths.blogs,
	...(site.externalBlogUrl ? [] : [paths.allPosts]),
	paths.reviews,
	paths.privacy,
	paths.products,
	paths.product("speaksify"),
	paths.speaksify,
	...serviceSlugs.map((slug) => `/${slug}`),
	...shownPosts.map(({ slug }) => paths.post(slug)),
];

/** Files that hold the loading state of all addresses of one kind: the file's name, and any address of the kind. */
export const prerenderedKinds = [
	{ file: "shared/case-study.html", path: "/case-study/loading" },
	{ file: "shared/blog-post.html", path: "/blog/loading" },
];

/** The first parts of all addresses with a page, for the page of the others. Home's is empty. */
export const knownParts = [...new Set(routes.flatMap(firstParts))].sort().join(" ");

function firstParts({ path, index, children = [] }: RouteObject): string[] {
	if (path === "*") return [];
	if (path === undefined) return index ? [""] : children.flatMap(firstParts);
	return [path.replace(/^\//, "").split("/")[0] ?? ""];
}

export { siteFiles, webManifest };

/** The element that carries stored facts to the browser. Without any, an empty text. */
export const factsElement = globalThis.storedFacts ? jsonBlock(FACTS_ID, companyFacts(globalThis.storedFacts)) : "";

let pagesOfRows = new Map<string, RowPage>();
interface ListFile {
	path: string;
	body: string;
}

type Lists = Required<PrerenderedLists>;
type ListKind = keyof Lists;

let shownLists: Lists | null = null;
let shownFiles: Record<ListKind, ListFile> | null = null;

/** One file for the projects and one for the posts, named after their content. */
function createListFiles({ projects, posts }: Lists): Record<ListKind, ListFile> {
	return { projects: createListFile({ projects }), posts: createListFile({ posts }) };
}

function createListFile(list: PrerenderedLists): ListFile {
	const body = JSON.stringify(list);
	return { path: `/assets/lists-${createHash("sha256").update(body).digest("hex").slice(0, 10)}.json`, body };
}

function readLists({ projects, posts }: PublishedRows): Lists {
	return {
		projects: projects.flatMap((row) => readSummary(() => readProjectRows([row]).map(toProjectSummary))),
		posts: posts.flatMap((row) => readSummary(() => readPostRows([row]).map(toPostSummary))),
	};
}

let builtInBodies: Map<string, RichText> | undefined;

/**
 * Renders the bodies of posts and fills the query cache before pages are rendered, and forgets earlier rows.
 *
 * @param rows the rows whose own pages follow
 * @param lists all published rows, for the pages that list them, or null when the database wasn't read
 * @returns the paths of rows, the rows that failed, and the files with the lists, which are none when the database wasn't read
 */
export async function preparePages(
	window: Parameters<typeof richTextRenderer>[0],
	rows: PublishedRows,
	lists: PublishedRows | null = rows,
): Promise<{ paths: string[]; skipped: SkippedRow[]; lists: ListFile[] }> {
	const render = richTextRenderer(window, site.url);
	const skipped: SkippedRow[] = [];
	pagesOfRows = new Map();
	queryClient.clear();
	if (!builtInBodies) {
		builtInBodies = new Map();
		for (const { slug } of shownPosts) builtInBodies.set(slug, render((await loadStaticPost(slug)).content));
	}
	const bodies = new Map(builtInBodies);
	const prepare = async (path: string, row: PublishedRows) => {
		try {
			for (const page of rowPages(row)) {
				if (page.post) bodies.set(page.post.slug, render(page.post.content));
				await adoptPageData(JSON.stringify(page.data));
				pagesOfRows.set(page.path, page);
			}
		} catch (error) {
			skipped.push({ path, error });
		}
	};
	for (const row of rows.projects) await prepare(paths.caseStudy(readSlug(row)), { projects: [row], posts: [] });
	for (const row of rows.posts) await prepare(paths.post(readSlug(row)), { projects: [], posts: [row] });
	providePrerenderedBodies(bodies);
	shownLists = lists && readLists(lists);
	shownFiles = shownLists && createListFiles(shownLists);
	provideWork(shownLists && selectWork(shownLists.projects));
	return { paths: [...pagesOfRows.keys()], skipped, lists: shownFiles ? Object.values(shownFiles) : [] };
}

/** Skips a row that can't be read: `preparePages` has reported it. */
function readSummary<Summary>(read: () => Summary[]): Summary[] {
	try {
		return read();
	} catch {
		return [];
	}
}

function readSlug(row: unknown): string {
	return typeof row === "object" && row !== null && "slug" in row ? String(row.slug) : "";
}

let structuredData: (() => Promise<JsonLd[]>)[] = [];
writeHeadWith(HeadTags, (load) => {
	// A page that suspends renders more than once.
	if (!structuredData.includes(load)) structuredData.push(load);
});

const handler = createStaticHandler(routes);

/** Renders a path as the browser will hydrate it. An unknown path gives the not-found page. @throws the error of a component. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
	const context = await handler.query(new Request(`http://prerender.invalid${path}`));
	if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get("Location")}`);
	structuredData = [];
	const kind = findListKind(path);
	provideLists(kind && shownLists ? { [kind]: shownLists[kind] } : null);
	const router = createStaticRouter(handler.dataRoutes, context);
	const { prelude } = await prerender(
		<StrictMode>
			<StaticRouterProvider router={router} context={context} hydrate={false} />
		</StrictMode>,
		{
			// React would swap large boundaries in with inline scripts, which the security policy forbids.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError: (error) => {
				throw error;
			},
		},
	);
	const page = { ...splitHead(await new Response(prelude).text()), data: dataBlock(path) };
	const statements = (await Promise.all(structuredData.map((load) => load()))).flat();
	if (statements.length === 0) return page;
	return { ...page, head: `${page.head}<script type="application/ld+json" ${PRERENDERED_TAG}>${serializeJsonLd(statements)}</script>` };
}

/** React Router marks links for a way of loading routes that this site doesn't use: 70 bytes of a page. */
const DISCOVERY = /(<a [^<>]*?) data-discover="true"/g;

// React 19 writes title, meta and link elements first.
function splitHead(markup: string): Omit<PrerenderedPage, "data"> {
	const tags = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(markup)?.[0] ?? "";
	const marked = tags.replace(/<(title|meta|link)/g, `<$1 ${PRERENDERED_TAG}`);
	return { head: marked, html: markup.slice(tags.length).replace(DISCOVERY, "$1") };
}

const PAGES_WITH_PROJECTS = new Set(["/", paths.portfolio, paths.allProjects, ...serviceSlugs.map((slug) => `/${slug}`)]);
const PAGES_WITH_POSTS = new Set<string>([paths.blogs, paths.allPosts]);

function findListKind(path: string): ListKind | null {
	if (PAGES_WITH_PROJECTS.has(path)) return "projects";
	return PAGES_WITH_POSTS.has(path) ? "posts" : null;
}

function dataBlock(path: string): string {
	const page = pagesOfRows.get(path);
	if (page) return jsonBlock(PAGE_DATA_ID, page.data);
	const kind = findListKind(path);
	return kind && shownFiles ? jsonBlock(LISTS_ID, shownFiles[kind].path) : "";
}

// Without "<" nothing in the data can end the element.
function jsonBlock(id: string, data: unknown): string {
	return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
