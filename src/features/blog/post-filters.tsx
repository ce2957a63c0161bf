import { Search } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { blogsPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { classNames } from "@/shared/lib/class-names";
import { isSameName, type PostFilter, type PostName, writeFilter } from "./filter-posts";

interface PostFiltersProps {
	/** Its text is the field's, which is newer than the address. */
	filter: PostFilter;
	categories: PostName[];
	tags: PostName[];
	total: number;
	onText: (text: string) => void;
	onTag: (tag: string | null) => void;
}

/** Categories are links, so that each has an address and works without scripts. */
export function PostFilters({ filter, categories, tags, total, onText, onTag }: PostFiltersProps) {
	const all: PostName & { value: string | null } = { name: blogsPage.categories.all, count: total, value: null };
	const choices = [all, ...categories.map((one) => ({ ...one, value: one.name }))];
	return (
		<div className="grid gap-x-8 gap-y-5 border-line-strong border-y py-5 lg:grid-cols-[1fr_auto] lg:items-center">
			<nav aria-label={blogsPage.categories.label}>
				<ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0">
					{choices.map(({ name, count, value }) => {
						const isChosen = value === null ? filter.category === null : isSameName(value, filter.category);
						return (
							<li key={name}>
								<Link
									to={{ pathname: paths.blogs, search: new URLSearchParams(writeFilter({ ...filter, category: value })).toString() }}
									replace
									preventScrollReset
									aria-current={isChosen ? "true" : undefined}
									className={classNames(
										"inline-flex items-baseline gap-1.5 border-b-2 py-1.5 no-underline transition-colors",
										isChosen ? "border-accent-bright text-ink" : "border-transparent text-ink-2 hover:border-line-strong hover:text-ink",
									)}
								>
									{name}
									<span className="min-w-[1.3em] font-mono text-[0.75rem] text-ink-3">{count}</span>
								</Link>
							</li>
						);
					})}
				</ul>
			</nav>
			<div className="needs-script flex flex-wrap gap-3 max-sm:*:w-full">
				<SearchField text={filter.text} onText={onText} />
				<TagField tag={filter.tag} tags={tags} onTag={onTag} />
			</div>
		</div>
	);
}

/** Passes on what a visitor entered before hydration. */
function useEarlyValue(
	field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
	value: string,
	onValue: (value: string) => void,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
	useEffect(() => {
		const entered = field.current?.value ?? "";
		if (entered !== value) onValue(entered);
	}, []);
}

function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
	const field = useRef<HTMLInputElement>(null);
	useEarlyValue(field, text, onText);
	return (
		<label className="relative block sm:w-64">
			<span className="sr-only">{blogsPage.search.label}</span>
			<Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3" />
			<input
				ref={field}
				type="search"
				value={text}
				onChange={(event) => onText(event.target.value)}
				placeholder={blogsPage.search.hint}
				maxLength={200}
				autoComplete="off"
				className="control pl-10!"
			/>
		</label>
	);
}

function TagField({ tag, tags, onTag }: { tag: string | null; tags: PostName[]; onTag: (tag: string | null) => void }) {
	const known = tags.find(({ name }) => isSameName(name, tag));
	const value = known?.name ?? tag ?? "";
	const field = useRef<HTMLSelectElement>(null);
	const choose = (name: string) => onTag(name || null);
	useEarlyValue(field, value, choose);
	return (
		<label className="block sm:w-44">
			<span className="sr-only">{blogsPage.tags.label}</span>
			<select ref={field} value={value} onChange={(event) => choose(event.target.value)} className="control">
				<option value="">{blogsPage.tags.all}</option>
				{tag && !known ? <option value={tag}>{tag}</option> : null}
				{tags.map(({ name, count }) => (
					<option key={name} value={name}>
						{`${name} (${count})`}
					</option>
				))}
			</select>
		</label>
	);
}
