import type { ReactNode } from "react";
import { kebab } from "@/shared/lib/kebab";

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
