import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { get, useFormState, useWatch } from "react-hook-form";
import { kebab } from "@/shared/lib/text/kebab";

interface FormSectionProps {
	title: string;
	note?: string;
	children: ReactNode;
}

export function sectionId(title: string): string {
	return `section-${kebab(title)}`;
}

/** Dispatched on a part of the form before it gets the focus, for views that hide parts. */
export const REVEAL = "studio-reveal";

/** Focuses a part of the form, also one that the view hides. */
export function focusPart(part: HTMLElement, options?: FocusOptions): void {
	part.dispatchEvent(new Event(REVEAL, { bubbles: true }));
	part.focus(options);
}

/** A ref of a part of a form that its own buttons remove: a focus in it goes to the first section. */
export function passFocus(part: HTMLElement | null): (() => void) | undefined {
	const form = part?.closest("form");
	return () => {
		if (part?.contains(document.activeElement)) form?.querySelector<HTMLElement>("fieldset[tabindex]")?.focus({ preventScroll: true });
	};
}

export function FormSection({ title, note, children }: FormSectionProps) {
	return (
		<fieldset
			id={sectionId(title)}
			tabIndex={-1}
			className="m-0 grid min-w-0 scroll-mt-3 grid-cols-[minmax(0,1fr)] border-0 border-line p-0 py-9 outline-none not-first:border-t @min-[52rem]:grid-cols-[200px_minmax(0,1fr)] @min-[52rem]:grid-rows-[auto_1fr] @min-[52rem]:gap-x-10 @min-[52rem]:py-11"
		>
			{/* Floating makes the legend an ordinary grid item; otherwise it sits on the border. */}
			<legend className="float-left p-0">
				<h2 className="m-0 font-semibold text-[1.12rem] leading-snug tracking-[-0.015em]">{title}</h2>
			</legend>
			{note ? (
				<p className="mt-1.5 mb-0 max-w-[34.8em] text-[0.85rem] text-ink-3 leading-normal @min-[52rem]:col-start-1 @min-[52rem]:row-start-2">
					{note}
				</p>
			) : null}
			<div className="mt-5 grid min-w-0 content-start gap-x-5 gap-y-5.5 @min-[34rem]:grid-cols-2 @min-[52rem]:col-start-2 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1 @min-[52rem]:mt-0">
				{children}
			</div>
		</fieldset>
	);
}

interface FormGroupProps {
	title: string;
	note: string;
	children: ReactNode;
}

/** Sections whose fields visitors see in the same place. */
export function FormGroup({ title, note, children }: FormGroupProps) {
	return (
		<div className="border-line-strong not-first:border-t">
			<p className="mt-7 -mb-3 flex flex-wrap items-baseline gap-x-3 text-[0.85rem] text-ink-3 leading-normal">
				<span className="font-medium text-accent">{title}</span>
				{note}
			</p>
			<div>{children}</div>
		</div>
	);
}

interface FoldedFieldsProps {
	summary: string;
	/** The fields' paths in the form. */
	names: readonly string[];
	children: ReactNode;
}

/** Optional fields, folded until one of them has a value or an error, or is to get the focus. */
export function FoldedFields({ summary, names, children }: FoldedFieldsProps) {
	const values: unknown[] = useWatch({ name: [...names] });
	const { errors } = useFormState({ name: [...names] });
	const isFilled = values.some((value) => (typeof value === "string" ? value.trim() !== "" : value === true));
	const hasError = names.some((name) => get(errors, name) !== undefined);
	const details = useRef<HTMLDetailsElement>(null);
	const [wasFilled] = useState(isFilled);
	useEffect(() => {
		if ((isFilled || hasError) && details.current) details.current.open = true;
	}, [isFilled, hasError]);
	useEffect(() => {
		const element = details.current;
		const reveal = () => element?.setAttribute("open", "");
		element?.addEventListener(REVEAL, reveal);
		return () => element?.removeEventListener(REVEAL, reveal);
	}, []);
	return (
		<details ref={details} open={wasFilled} className="group/folded col-span-full min-w-0">
			<summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-[10px] font-medium text-[0.88rem] [&::-webkit-details-marker]:hidden">
				<ChevronRight aria-hidden="true" className="size-4 text-ink-3 transition-transform group-open/folded:rotate-90" />
				{summary}
			</summary>
			<div className="grid min-w-0 gap-x-5 gap-y-5.5 pt-4 pb-1 @min-[34rem]:grid-cols-2">{children}</div>
		</details>
	);
}
