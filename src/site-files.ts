import { paths } from "@/content/paths";
import { shownPosts } from "@/content/samples/shown-posts";
import { services } from "@/content/services/index";
import { companyFacts, type StoredFacts, site } from "@/content/site";
import { type SitePage, sitePages } from "@/content/site-map";
import { dayStart } from "@/data/posts/input-date";
import { webManifest } from "./web-manifest";

export interface PublishedItem {
	/** The UUID of its row. */
	id: string;
	slug: string;
	title: string;
	summary: string;
	/** ISO 8601: the date on its page. */
	published: string;
	updated: string;
	author?: string;
	/** Hidden from search engines: in none of the files. */
	isHidden?: boolean;
}

export interface Published {
	projects: PublishedItem[];
	posts: PublishedItem[];
}

export interface SiteFile {
	type: string;
	body: string;
}

/**
 * Sitemap, robots.txt, security.txt, llms.txt, web manifest and feed. Built-in posts come first; a stored post replaces a built-in one with the same slug.
 *
 * @param stored the settings of now: a running server has loaded this file before
 * @param lastChange returns the ISO 8601 date of the last change of files under src, or null when it is unknown.
 */
export function siteFiles(
	rows: Published,
	lastChange: (sources: string[]) => string | null,
	stored: StoredFacts = {},
): Record<string, SiteFile> {
	// A blog on another site has its own files.
	const published = {
		projects: rows.projects.filter(isListed),
		posts: site.externalBlogUrl ? [] : withOwnPosts(rows.posts).filter(isListed).map(changedWhenShown),
	};
	return {
		"/sitemap.xml": { type: "application/xml; charset=utf-8", body: sitemap(published, lastChange) },
		"/robots.txt": {
			type: "text/plain; charset=utf-8",
			body: `User-agent: *\nAllow: /\nDisallow: ${paths.preview("")}\n\nSitemap: ${site.url}/sitemap.xml\n`,
		},
		"/.well-known/security.txt": { type: "text/plain; charset=utf-8", body: securityContact(stored) },
		"/llms.txt": { type: "text/markdown; charset=utf-8", body: overview(published, stored) },
		"/site.webmanifest": { type: "application/manifest+json", body: JSON.stringify(webManifest) },
		"/feed.xml": { type: "application/atom+xml; charset=utf-8", body: feed(published.posts) },
	};
}

/** RFC 9116 asks for an expiry of less than a year; a build or a request renews it. */
const CONTACT_DAYS = 360;

function securityContact(stored: StoredFacts): string {
	const expires = new Date(Date.now() + CONTACT_DAYS * 86_400_000);
	expires.setUTCHours(0, 0, 0, 0);
	const { email } = companyFacts(stored);
	return `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, hi\nCanonical: ${site.url}/.well-known/security.txt\n`;
}

const isListed = ({ isHidden }: PublishedItem): boolean => isHidden !== true;

/** Visitors see a post from the start of its day, so that is its earliest change. */
function changedWhenShown(post: PublishedItem): PublishedItem {
	const shown = dayStart(post.published);
	return shown && Date.parse(shown) > Date.parse(post.updated) ? { ...post, updated: shown } : post;
}

function withOwnPosts(posts: PublishedItem[]): PublishedItem[] {
	const taken = new Set(posts.flatMap(({ id, slug }) => [id, slug]));
	const own = shownPosts
		.filter(({ id, slug }) => !taken.has(id) && !taken.has(slug))
		.map(({ id, slug, title, excerpt, publishedDate, author }) => ({
			id,
			slug,
			title,
			summary: excerpt,
			published: publishedDate,
			updated: publishedDate,
			author: author.name,
		}));
	return [...own, ...posts];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

function sitemap({ projects, posts }: Published, lastChange: (sources: string[]) => string | null): string {
	const url = (path: string, changed: string | null, changefreq: string, priority: number) => {
		const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
		return `<url><loc>${escapeXml(site.url + path)}</loc>${lastmod}<changefreq>${changefreq}</changefreq><priority>${priority.toFixed(1)}</priority></url>`;
	};
	const entries = [
		...sitePages.map(({ path, changefreq, priority, sources }) => url(path, lastChange(sources), changefreq, priority)),
		...projects.map(({ slug, updated }) => url(paths.caseStudy(slug), day(updated), "weekly", 0.6)),
		...posts.map(({ slug, updated }) => url(paths.post(slug), day(updated), "weekly", 0.6)),
	];
	return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function overview({ projects, posts }: Published, stored: StoredFacts): string {
	const { email, phone, hours, address = site.location } = companyFacts(stored);
	const line = (title: string, path: string, summary: string) => `- [${plain(title)}](${site.url}${path}): ${plain(summary)}`;
	const pages = (wanted: (page: SitePage) => boolean) =>
		sitePages.filter(wanted).map(({ title, path, summary }) => line(title, path, summary));
	const isService = ({ path }: SitePage) => services.some(({ route }) => route === path);
	const part = (heading: string, lines: string[]) => (lines.length > 0 ? [`## ${heading}`, "", ...lines, ""] : []);
	return [
		`# ${site.name}`,
		"",
		`> ${site.blurb}`,
		"",
		`Written contact: ${email}. ${stored.phone ? `Phone: ${phone.display}. ` : ""}${hours ? `Hours: ${hours}. ` : ""}${address}.`,
		"",
		...part("Services", pages(isService)),
		...part(
			"Company and products",
			pages((page) => !isService(page)),
		),
		...part(
			"Case studies",
			projects.map(({ title, slug, summary }) => line(title, paths.caseStudy(slug), summary)),
		),
		...part(
			"Posts",
			posts.map(({ title, slug, summary }) => line(title, paths.post(slug), summary)),
		),
	].join("\n");
}

function feed(posts: PublishedItem[]): string {
	const newest = [...posts].sort((a, b) => Date.parse(b.published) - Date.parse(a.published));
	const updated = Math.max(Date.UTC(site.founded), ...newest.map((post) => Date.parse(post.updated)));
	const entry = (post: PublishedItem) => {
		const address = escapeXml(site.url + paths.post(post.slug));
		return [
			"<entry>",
			// Readers know an entry by its id, which must outlive a new slug.
			`<title>${escapeXml(post.title)}</title><link href="${address}"/><id>urn:uuid:${escapeXml(post.id)}</id>`,
			`<published>${instant(post.published)}</published><updated>${instant(post.updated)}</updated>`,
			`<author><name>${escapeXml(post.author ?? site.name)}</name></author><summary>${escapeXml(post.summary)}</summary>`,
			"</entry>",
		].join("");
	};
	return [
		`${XML}<feed xmlns="http://www.w3.org/2005/Atom">`,
		`<title>${escapeXml(site.name)}</title><subtitle>${escapeXml(site.blurb)}</subtitle>`,
		`<link href="${escapeXml(site.url)}/feed.xml" rel="self"/><link href="${escapeXml(site.url + paths.blogs)}"/>`,
		`<id>${escapeXml(site.url)}/</id><updated>${instant(updated)}</updated>`,
		...newest.map(entry),
		"</feed>\n",
	].join("\n");
}

const instant = (iso: string | number): string => new Date(iso).toISOString();
const day = (iso: string): string => instant(iso).slice(0, 10);

/** One line of Markdown that can't end a link's text. */
const plain = (text: string): string => text.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

// XML 1.0 has no place for some characters.
function escapeXml(text: string): string {
	const allowed = [...text].filter((character) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(character));
	return allowed.join("").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
