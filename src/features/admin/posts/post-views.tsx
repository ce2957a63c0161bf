import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController, useFormContext, useFormState, useWatch } from "react-hook-form";
import { postFields as fields } from "@/data/posts/fields";
import type { EditorSection } from "@/features/admin/editor/editor-definition";
import { FormSection, REVEAL } from "@/features/admin/ui/form/form-section";
import { addEntries, LIST_HINT } from "@/features/admin/ui/form/tag-list";
import { useRemembered } from "@/shared/hooks/use-remembered";
import { classNames } from "@/shared/lib/class-names";
import { BasicSection, TitleField } from "./basic-section";
import { ContentSection } from "./content-section";
import { suggestTags, usePostVocabulary } from "./form-sources";
import { PostTags } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";

type Side = "details" | "preview";

/** How the form is arranged. "Write" begins with title and text; the full form keeps the order of its sections. */
export function usePostView() {
	const [view, setView] = useRemembered("post-view", ["write", "full"]);
	const [side, setSide] = useState<Side>("details");
	const isByHand = useRef(false);
	const chooseSide = (next: Side) => {
		isByHand.current = next !== side;
		setSide(next);
	};
	return { isWriting: view === "write", setView, side, setSide, chooseSide, isByHand };
}

export type PostView = ReturnType<typeof usePostView>;

/** The sections in the order of the view. */
export function orderSections(sections: EditorSection[], isWriting: boolean): EditorSection[] {
	if (!isWriting) return sections;
	const isText = ({ title }: EditorSection) => title === "Content";
	return [...sections.filter(isText), ...sections.filter((section) => !isText(section))];
}

const SEGMENTS = "m-0 flex shrink-0 gap-0.5 rounded-full bg-sunken p-0.5";
const SEGMENT =
	"h-7 rounded-full px-3 font-medium text-[0.82rem] text-ink-2 whitespace-nowrap transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line-strong)]";

/** In the bar of sections, and where that has no room, above the form. */
export function ViewChoice({ isWriting, setView, className }: PostView & { className: string }) {
	return (
		<fieldset className={classNames(SEGMENTS, "border-0", className)}>
			<legend className="sr-only">View of the form</legend>
			<button type="button" aria-pressed={isWriting} onClick={() => setView("write")} className={SEGMENT}>
				Write
			</button>
			<button type="button" aria-pressed={!isWriting} onClick={() => setView("full")} className={SEGMENT}>
				Full form
			</button>
		</fieldset>
	);
}

/** On wide screens the details of the post and its preview share one place beside the text. */
export function SideTabs({ side, chooseSide, isByHand }: PostView) {
	const { errors } = useFormState<PostFormValues>();
	const isWrong = Object.keys(errors).some((name) => name !== "title" && name !== "content");
	const chosen = useRef<HTMLButtonElement>(null);
	// The other place renders its own tabs, so the pressed one is gone.
	useEffect(() => {
		if (isByHand.current) chosen.current?.focus();
		isByHand.current = false;
	}, [isByHand]);
	const tab = (name: Side, children: ReactNode) => (
		<button
			ref={side === name ? chosen : undefined}
			type="button"
			aria-pressed={side === name}
			onClick={() => chooseSide(name)}
			className={classNames(SEGMENT, "flex items-center gap-1.5")}
		>
			{children}
		</button>
	);
	return (
		<fieldset className={`${SEGMENTS} border-0`}>
			<legend className="sr-only">Beside the text</legend>
			{tab(
				"details",
				<>
					Details
					{isWrong ? (
						<>
							<span aria-hidden="true" className="size-2 rounded-full bg-danger" />
							<span className="sr-only">has errors</span>
						</>
					) : null}
				</>,
			)}
			{tab("preview", "Preview")}
		</fieldset>
	);
}

interface PostPartsProps {
	view: PostView;
	hasPreview: boolean;
	search: ReactNode;
}

/** The parts keep their keys in both views, so that the text editor stays, with its history. */
export function PostParts({ view, hasPreview, search }: PostPartsProps) {
	const { isWriting, side } = view;
	const frame = useRevealed(view);
	const hasRail = isWriting && (side === "details" || !hasPreview);
	const parts = { basic: <BasicSection hasTitle={!isWriting} />, tags: <TagsSection />, content: <ContentSection />, search };
	const order = isWriting ? (["content", "basic", "tags", "search"] as const) : (["basic", "tags", "content", "search"] as const);
	return (
		<div
			ref={frame}
			className={hasRail ? "xl:grid xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_auto_auto_auto_1fr] xl:gap-x-8" : undefined}
		>
			<ViewChoice {...view} className="mt-5 w-fit @min-[40rem]:hidden" />
			{isWriting ? (
				<div className="pt-7 xl:col-start-1 xl:row-start-1">
					<TitleField />
				</div>
			) : null}
			{hasRail && hasPreview ? (
				<div className="hidden xl:col-start-2 xl:row-start-1 xl:flex xl:items-start xl:border-line xl:border-l xl:pt-7 xl:pl-6">
					<SideTabs {...view} />
				</div>
			) : null}
			{order.map((part) => (
				<div key={part} data-part={part} className={partStyles(part, isWriting, hasRail)}>
					{parts[part]}
				</div>
			))}
		</div>
	);
}

function partStyles(part: string, isWriting: boolean, hasRail: boolean): string {
	if (!isWriting) return "border-line not-first:border-t";
	// Too narrow for the headings beside the fields.
	if (part === "content")
		return "@container [&_legend]:sr-only [&>fieldset]:block [&>fieldset]:py-7 xl:col-start-1 xl:row-start-2 xl:row-end-[-1]";
	const rail = "@container border-line max-xl:border-t xl:col-start-2 xl:border-l xl:pl-6 xl:[&>fieldset]:py-7";
	return hasRail ? rail : `${rail} xl:hidden`;
}

/** Shows the details when one of them is to get the focus while the preview has their place. */
function useRevealed({ side, setSide }: PostView) {
	const frame = useRef<HTMLDivElement>(null);
	const wanted = useRef<HTMLElement | null>(null);
	useEffect(() => {
		const element = frame.current;
		const reveal = ({ target }: Event) => {
			if (side !== "preview" || !(target instanceof HTMLElement) || !target.closest("[data-part]:not([data-part=content])")) return;
			wanted.current = target;
			setSide("details");
		};
		element?.addEventListener(REVEAL, reveal);
		return () => element?.removeEventListener(REVEAL, reveal);
	}, [side, setSide]);
	useEffect(() => {
		if (side === "details") wanted.current?.focus();
		wanted.current = null;
	}, [side]);
	return frame;
}

const MAX_SUGGESTIONS = 10;

function TagsSection() {
	return (
		<FormSection
			title="Tags"
			note="Readers use tags to filter posts. Two or three tags that other posts share help more than ten new ones."
		>
			<div className="min-w-0 col-span-full">
				<PostTags name="tags" pendingName="pending.tags" label={fields.tags.label} kind="names" placeholder="PostgreSQL" hint={LIST_HINT} />
				<Suggestions />
			</div>
		</FormSection>
	);
}

function Suggestions() {
	const { control, setValue } = useFormContext<PostFormValues>();
	const { value: chosen, onChange } = useController({ control, name: "tags" }).field;
	const typed = useWatch({ control, name: "pending.tags" });
	const { tags } = usePostVocabulary();
	const suggested = suggestTags(tags, chosen, typed, MAX_SUGGESTIONS);
	if (suggested.length === 0) return null;
	const add = (tag: string, section: Element | null) => {
		flushSync(() => {
			onChange(addEntries(chosen, tag, "names"));
			if (typed !== "") setValue("pending.tags", "", { shouldDirty: true });
		});
		const buttons = section?.querySelectorAll<HTMLElement>("[aria-labelledby=suggested-tags] button");
		const next = buttons?.[suggested.indexOf(tag)] ?? section?.querySelector("input");
		next?.focus();
	};
	return (
		<div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-2">
			<p id="suggested-tags" className="m-0 text-[0.82rem] text-ink-3">
				Used in other posts
			</p>
			<ul aria-labelledby="suggested-tags" className="m-0 flex min-w-0 max-w-full list-none flex-wrap gap-1.5 p-0">
				{suggested.map((tag) => (
					<li key={tag} className="min-w-0 max-w-full">
						<button
							type="button"
							aria-label={`Add ${tag}`}
							onClick={({ currentTarget }) => add(tag, currentTarget.closest("fieldset"))}
							className="flex min-h-7 max-w-full items-center gap-1 rounded-2xl border border-line-strong border-dashed px-2.5 py-0.5 text-[0.84rem] text-ink-2 transition-colors hover:border-ink-3 hover:text-ink"
						>
							<Plus aria-hidden="true" className="size-3 shrink-0" />
							<span className="min-w-0 break-words text-left">{tag}</span>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
