import { Check, Minus } from "lucide-react";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { futureSlug, shownAddress } from "@/features/admin/ui/slug-hint";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import { fullTitle } from "@/shared/seo/page-head";
import { FieldGroup } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";

/** Characters that search engines show, approximately. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;
const SHORT_DESCRIPTION = 70;

/** Shows the post as a search result, with the title, address and description of its page. */
export function SearchPreview() {
	const { control } = useFormContext<PostFormValues>();
	const [title, slug, excerpt, content] = useDeferredValue(useWatch({ control, name: ["title", "slug", "excerpt", "content"] }));
	const result = searchResult({ title, slug, excerpt, content });
	return (
		<FieldGroup title="Search result preview">
			<div className="min-w-0 rounded-box border border-line bg-surface px-4.5 py-4 col-span-full">
				<p className="m-0 text-[0.8rem] text-ink-2 leading-snug">{site.name}</p>
				<p className="m-0 break-words text-[0.8rem] text-ink-3 leading-snug">{result.address}</p>
				<p className="mt-2 mb-0 font-medium text-[1.08rem] text-ink leading-snug">{cutTitle(result.title) || "The title of the post"}</p>
				<p className="mt-1 mb-0 max-w-[46.9em] text-[0.88rem] text-ink-2 leading-normal">
					{cutDescription(result.description) || "The excerpt, or the beginning of the content."}
				</p>
				<ul className="mx-0 mt-3 mb-0 flex list-none flex-wrap gap-x-5 gap-y-1 border-line border-t p-0 pt-2.5 text-[0.8rem] text-ink-3">
					<LengthNote {...checkTitle(result.title)} />
					<LengthNote {...checkDescription(result.description)} />
				</ul>
			</div>
		</FieldGroup>
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
			{text}
		</li>
	);
}

export function searchResult(form: Pick<PostFormValues, "title" | "slug" | "excerpt" | "content">) {
	const title = form.title.trim() === "" ? "" : fullTitle(form.title.trim(), site.name);
	const description = form.excerpt.trim() || beginningOf(form.content, MAX_DESCRIPTION);
	return { title, description, address: shownAddress(paths.post, futureSlug(form)) };
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
