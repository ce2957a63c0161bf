import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { isFile } from "@/content/paths";
import { classNames } from "@/shared/lib/class-names";
import { type Heading, readHeadings } from "@/shared/lib/rich-text/outline";
import type { RichText } from "@/shared/lib/rich-text/render-rich-text";
import { videoAt } from "@/shared/lib/video-address";

export const textGrid = "wrap grid gap-x-[clamp(40px,5vw,88px)] gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]";

interface PostTextProps {
	body: RichText;
	isInPage?: boolean;
	children?: ReactNode;
}

export function PostText({ body: { html, headings }, isInPage, children }: PostTextProps) {
	return (
		<div className={textGrid}>
			{headings.length >= FEWEST_HEADINGS ? <TableOfContents headings={headings} /> : null}
			<div className={classNames("min-w-0", "lg:col-start-2")}>
				<ArticleText id={BODY_ID} html={html} isInPage={isInPage} />
				{children}
			</div>
		</div>
	);
}

const FEWEST_HEADINGS = 3;

/** Sticky beside the text on wide screens, folded above it on narrow ones. */
function TableOfContents({ headings }: { headings: Heading[] }) {
	const title = useId();
	const current = useHeadingInView(headings);
	return (
		<>
			<nav
				aria-labelledby={title}
				className="sticky top-26 max-h-[calc(100dvh-8.5rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
			>
				<p id={title} className="label-mono m-0 mb-3 text-ink-3">
					{postPage.contents}
				</p>
				<Links headings={headings} current={current} />
			</nav>
			<nav aria-label={postPage.contents} className="lg:hidden print:hidden">
				<details className="group fold rounded-box border border-line-strong px-4">
					<summary className="flex items-center justify-between gap-4 py-3 font-medium">
						{postPage.contents}
						<ChevronDown aria-hidden="true" className="size-4 text-ink-3 transition-transform duration-300 group-open:rotate-180" />
					</summary>
					<div className="pb-3">
						<Links headings={headings} current={null} />
					</div>
				</details>
			</nav>
		</>
	);
}

function Links({ headings, current }: { headings: Heading[]; current: string | null }) {
	return (
		<ol className="m-0 list-none border-line border-l p-0">
			{headings.map(({ id, text, level }) => (
				<li key={id}>
					<Link
						to={`#${id}`}
						aria-current={current === id ? "location" : undefined}
						className={classNames(
							"-ml-px block border-transparent border-l-2 py-1.5 text-[0.92rem] text-ink-2 leading-snug no-underline transition-colors hover:text-ink aria-[current]:border-accent-bright aria-[current]:text-ink",
							level === 2 ? "pl-4" : "pl-8",
						)}
					>
						{text}
					</Link>
				</li>
			))}
		</ol>
	);
}

/** Fraction of the viewport's height above which a heading counts as read. */
const READING_LINE = 0.3;

/** Returns the id of the last heading above the reading line, or null. */
function useHeadingInView(headings: Heading[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	useEffect(() => {
		let frame = 0;
		const look = () => {
			frame = 0;
			const line = window.innerHeight * READING_LINE;
			const above = headings.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
			setCurrent(above.at(-1)?.id ?? null);
		};
		const later = () => {
			frame ||= requestAnimationFrame(look);
		};
		later();
		addEventListener("scroll", later, { passive: true });
		addEventListener("resize", later, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", later);
			removeEventListener("resize", later);
		};
	}, [headings]);
	return current;
}

interface ArticleTextProps {
	id: string;
	/** Sanitized by shared/lib/rich-text. */
	html: RichText["html"];
	/** The page's HTML already has the text, and `html` is empty. */
	isInPage?: boolean;
}

/** The only place that renders HTML from outside the code. */
export function ArticleText({ id, html, isInPage = false }: ArticleTextProps) {
	const body = useRef<HTMLDivElement>(null);
	useReachableScrollers(body, html);
	useOwnLinks(body);
	useOpenFolds(body, html);
	return (
		<div
			ref={body}
			id={id}
			className="rich-text"
			suppressHydrationWarning={isInPage}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify with the site's allow-list, and refused by Trusted Types otherwise.
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** Makes code and tables focusable while they scroll, so that the keyboard can scroll them. */
function useReachableScrollers(body: RefObject<HTMLElement | null>, html: unknown): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: other HTML brings other elements.
	useEffect(() => {
		if (!body.current || !("ResizeObserver" in window)) return;
		const observer = new ResizeObserver((entries) => {
			for (const { target } of entries) {
				if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
				else target.removeAttribute("tabindex");
			}
		});
		for (const element of body.current.querySelectorAll("pre, .table-frame")) observer.observe(element);
		return () => observer.disconnect();
	}, [body, html]);
}

const isOwnPage = (address: string): boolean => /^[/#]/.test(address) && !isFile(address);

/** Opens links to this site through the router, and plays videos in the page. */
function useOwnLinks(body: RefObject<HTMLElement | null>): void {
	const navigate = useNavigate();
	useEffect(() => {
		const element = body.current;
		const findLink = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);
		const follow = (event: MouseEvent) => {
			if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = findLink(event);
			const address = link?.getAttribute("href") ?? "";
			if (link?.role === "button" && play(link)) event.preventDefault();
			if (!isOwnPage(address)) return;
			event.preventDefault();
			void navigate(address);
		};
		const press = (event: KeyboardEvent) => {
			const link = findLink(event);
			if (event.key !== " " || link?.role !== "button") return;
			event.preventDefault();
			link.click();
		};
		element?.addEventListener("click", follow);
		element?.addEventListener("keydown", press);
		return () => {
			element?.removeEventListener("click", follow);
			element?.removeEventListener("keydown", press);
		};
	}, [body, navigate]);
}

/** Opens the folds around the section in the address, as the browser does until React starts. */
function useOpenFolds(body: RefObject<HTMLElement | null>, html: unknown): void {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: other HTML brings closed folds, and a repeated click has another key.
	useLayoutEffect(() => {
		for (let part = findSection(body.current, hash); part && part !== body.current; part = part.parentElement)
			if (part instanceof HTMLDetailsElement) part.open = true;
	}, [body, html, hash, key]);
}

/** Returns the element that the fragment names, or null. */
export function findSection(body: HTMLElement | null, hash: string): HTMLElement | null {
	const named = [...(body?.querySelectorAll<HTMLElement>("[id]") ?? [])];
	// The browser encodes the letters of a fragment, and the router doesn't.
	return named.find(({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`) ?? null;
}

/** Replaces the link to a video with its player, which the page loads nothing of before. */
function play(link: HTMLAnchorElement): boolean {
	const player = videoAt(link.href)?.player;
	if (!player) return false;
	const frame = document.createElement("iframe");
	player.searchParams.set("autoplay", "1");
	frame.src = player.href;
	frame.title = link.textContent ?? "";
	frame.allow = "autoplay; fullscreen";
	// YouTube refuses to play without a referrer.
	frame.referrerPolicy = "strict-origin-when-cross-origin";
	frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
	link.replaceWith(frame);
	frame.focus();
	return true;
}

export const BODY_ID = "post-body";

let bodies: ReadonlyMap<string, RichText> = new Map();

/** Passes the prerenderer the rendered static posts by slug; without a document it can't render them. */
export function providePrerenderedBodies(given: ReadonlyMap<string, RichText>): void {
	bodies = given;
}

/** Returns a prerendered post's body; null for an empty one. In the browser the HTML already has it, so only its headings are read. */
export function prerenderedBody(slug: string): RichText | null {
	if (typeof document !== "undefined") {
		const body = document.getElementById(BODY_ID);
		return body && { html: "", headings: readHeadings(body) };
	}
	const body = bodies.get(slug);
	return body && body.html.toString() !== "" ? body : null;
}
