import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { site } from "@/content/site";
import { PictureImage } from "@/features/admin/media/picture-image";
import { futureSlug, shownAddress } from "@/features/admin/ui/form/slug-hint";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { linkCard } from "@/shared/lib/link-card";
import { MAX_DESCRIPTION } from "@/shared/lib/rich-text/plain-text";
import { webAddress } from "@/shared/lib/web-address";
import { fullTitle } from "@/shared/seo/page-head";

/** Characters that search engines show, approximately. */
export const MAX_TITLE = 60;
const SHORT_DESCRIPTION = 70;
/** Typing an address would request a file for each letter. */
const SETTLE_MS = 450;

/** What the head of a page is made of. Texts are as typed. */
export interface HeadSource {
	path: (slug: string) => string;
	slug: string;
	title: string;
	seoTitle: string;
	/** Used when there is no SEO description. */
	description: string;
	seoDescription: string;
	/** Used when there is no social picture. */
	image: string;
	socialImage: string;
	hiddenFromSearch: boolean;
}

/** Shows the page as a search result and as a link card. */
export function SearchPreview({ source }: { source: HeadSource }) {
	const result = searchResult(source);
	const socialImage = webAddress(useDebouncedValue(source.socialImage, SETTLE_MS));
	const image = webAddress(useDebouncedValue(source.image, SETTLE_MS));
	const card = linkCard({ socialImage, image, imageAlt: "", slug: futureSlug(source) }, site.socialImage);
	return (
		<>
			<PreviewBox title="Search result">
				{source.hiddenFromSearch ? (
					<p className="m-0 text-[0.88rem] text-ink-2">
						Search engines are asked to leave this page out. It stays in the site's own lists.
					</p>
				) : (
					<SearchResult {...result} />
				)}
			</PreviewBox>
			<PreviewBox title="Link card">
				<div className="max-w-90 overflow-hidden rounded-box border border-line bg-surface">
					<PictureImage
						address={card.url}
						alt="Picture of the link card"
						className="aspect-[1200/630] border-line border-b [&_img]:object-cover"
					/>
					<div className="px-3.5 py-3">
						<p className="m-0 text-[0.76rem] text-ink-3">{new URL(site.url).host}</p>
						<p className="m-0 line-clamp-2 break-words font-medium text-[0.9rem] leading-snug">{result.title || EMPTY_TITLE}</p>
						<p className="mt-0.5 mb-0 line-clamp-1 break-words text-[0.8rem] text-ink-2">{result.description}</p>
					</div>
				</div>
			</PreviewBox>
		</>
	);
}

const EMPTY_TITLE = "The title of the page";

function PreviewBox({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups no controls.
		<div role="group" aria-labelledby={id} className="min-w-0">
			<h3 id={id} className="mt-0 mb-3 label-mono text-ink-3">
				{title}
			</h3>
			{children}
		</div>
	);
}

function SearchResult({ title, description, address }: ReturnType<typeof searchResult>) {
	return (
		<div className="min-w-0 rounded-box border border-line bg-surface px-4.5 py-4">
			<p className="m-0 text-[0.8rem] text-ink-2 leading-snug">{site.name}</p>
			<p className="m-0 break-words text-[0.8rem] text-ink-3 leading-snug">{address}</p>
			<p className="mt-2 mb-0 break-words font-medium text-[1.08rem] text-ink leading-snug">{cutTitle(title) || EMPTY_TITLE}</p>
			<p className="mt-1 mb-0 max-w-[46.9em] break-words text-[0.88rem] text-ink-2 leading-normal">
				{cutDescription(description) || "The beginning of its text."}
			</p>
			<ul className="mx-0 mt-3 mb-0 flex list-none flex-wrap gap-x-5 gap-y-1 border-line border-t p-0 pt-2.5 text-[0.8rem] text-ink-3">
				<LengthNote {...checkTitle(title)} />
				<LengthNote {...checkDescription(description)} />
			</ul>
		</div>
	);
}

interface LengthCheck {
	fits: boolean;
	text: string;
}

function LengthNote({ fits, text }: LengthCheck) {
	const Icon = fits ? Check : Minus;
	return (
		<li className="flex items-center gap-1.5">
			<Icon aria-hidden="true" className={fits ? "size-3.5 text-ok" : "size-3.5"} />
			<span>{text}</span>
		</li>
	);
}

export function searchResult({
	path,
	slug,
	title,
	seoTitle,
	description,
	seoDescription,
}: Omit<HeadSource, "image" | "socialImage" | "hiddenFromSearch">) {
	const chosen = seoTitle.trim() || title.trim();
	return {
		title: chosen === "" ? "" : fullTitle(chosen, site.name),
		description: seoDescription.trim() || description.trim(),
		address: shownAddress(path, futureSlug({ slug, title })),
	};
}

export function cutTitle(title: string): string {
	return cut(title, MAX_TITLE);
}

export function cutDescription(description: string): string {
	return cut(description, MAX_DESCRIPTION);
}

function cut(text: string, limit: number): string {
	return text.length > limit ? `${[...text.slice(0, limit)].slice(0, -1).join("").trimEnd()}…` : text;
}

export function checkTitle(title: string): LengthCheck {
	if (title === "") return { fits: false, text: "No title yet" };
	const length = `Title ${title.length} characters`;
	return title.length > MAX_TITLE
		? { fits: false, text: `${length}: cut off after about ${MAX_TITLE}` }
		: { fits: true, text: `${length}: shown in full` };
}

export function checkDescription(description: string): LengthCheck {
	if (description === "") return { fits: false, text: "No description yet" };
	const length = `Description ${description.length} characters`;
	if (description.length < SHORT_DESCRIPTION) return { fits: false, text: `${length}: room for ${MAX_DESCRIPTION}` };
	return description.length > MAX_DESCRIPTION
		? { fits: false, text: `${length}: cut off after about ${MAX_DESCRIPTION}` }
		: { fits: true, text: `${length}: shown in full` };
}
