import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { adoptPageData, PAGE_DATA_ID } from "./app/page-data";
import { prerenderedPaths as pages, prerenderedKinds } from "./app/public-routes";
import { routes } from "./app/router";
import { type PublishedRows, type RowPage, rowPages } from "./app/row-pages";
import { staticPosts } from "./content/blog/list";
import { loadStaticPost } from "./content/blog/load";
import { paths } from "./content/paths";
import { site } from "./content/site";
import { providePrerenderedBodies } from "./features/blog/prerendered-bodies";
import { type RichText, richTextRenderer } from "./shared/lib/rich-text/render-rich-text";
import { HeadTags, PRERENDERED_TAG } from "./shared/seo/head-tags";
import { type JsonLd, serializeJsonLd } from "./shared/seo/json-ld";
import { writeHeadWith } from "./shared/seo/page-head";
import { siteFiles } from "./site-files";

/** One page as HTML: what belongs into `<head>` and what belongs into the root. */
export interface PrerenderedPage {
	head: string;
	html: string;
	/** A data block that stands behind the root, or nothing. */
	data: string;
}

/** A row that gets no page of its own, and why. */
export interface SkippedRow {
	path: string;
	error: unknown;
}

/** Every address that has an HTML file of its own: the pages, and the posts that the site brings itself. */
export const prerenderedPaths = [...pages, ...staticPosts.map(({ slug }) => paths.blogPost(slug))];

export { prerenderedKinds, siteFiles };

let pagesOfRows = new Map<string, RowPage>();

/**
 * Makes the bodies of the posts and fills the cache with the rows, before their pages are rendered.
 *
 * @param window with a document, which there is none of here; @param rows of the database that are published.
 * @returns addresses of the pages that the rows have, and the rows that can't be prepared.
 */
export async function preparePages(
	window: Parameters<typeof richTextRenderer>[0],
	rows: PublishedRows,
): Promise<{ paths: string[]; skipped: SkippedRow[] }> {
	const render = richTextRenderer(window, site.url);
	const bodies = new Map<string, RichText>();
	const skipped: SkippedRow[] = [];
	pagesOfRows = new Map();
	for (const { slug } of staticPosts) bodies.set(slug, render((await loadStaticPost(slug)).content));
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
	for (const row of rows.projects) await prepare(paths.caseStudy(slugOf(row)), { projects: [row], posts: [] });
	for (const row of rows.posts) await prepare(paths.blogPost(slugOf(row)), { projects: [], posts: [row] });
	providePrerenderedBodies(bodies);
	return { paths: [...pagesOfRows.keys()], skipped };
}

function slugOf(row: unknown): string {
	return typeof row === "object" && row !== null && "slug" in row ? String(row.slug) : "";
}

let structuredData: (() => Promise<JsonLd[]>)[] = [];
writeHeadWith(HeadTags, (load) => {
	// A page that suspends is rendered more than once.
	if (!structuredData.includes(load)) structuredData.push(load);
});

const handler = createStaticHandler(routes);

/**
 * Renders an address as the browser will hydrate it.
 *
 * @param path address of the site, such as "/portfolio"; one that no route knows gives the not-found page.
 * @throws whatever a component throws: a page that does not render must fail the build.
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
	const context = await handler.query(new Request(`http://prerender.invalid${path}`));
	if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get("Location")}`);
	structuredData = [];
	const router = createStaticRouter(handler.dataRoutes, context);
	const { prelude } = await prerender(
		<StrictMode>
			<StaticRouterProvider router={router} context={context} hydrate={false} />
		</StrictMode>,
		{
			// React would move large boundaries to the end and swap them in by inline scripts, which the policy forbids.
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

/** React 19 writes title, meta and link elements before everything else; they belong into the document's head. */
function splitHead(markup: string): Omit<PrerenderedPage, "data"> {
	const tags = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(markup)?.[0] ?? "";
	const marked = tags.replace(/<(title|meta|link)/g, `<$1 ${PRERENDERED_TAG}`);
	return { head: marked, html: markup.slice(tags.length) };
}

/** What the page was made from, for the browser. Without "<" nothing in it can end the element. */
function dataBlock(path: string): string {
	const page = pagesOfRows.get(path);
	if (!page) return "";
	return `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(page.data).replaceAll("<", "\\u003c")}</script>`;
}
