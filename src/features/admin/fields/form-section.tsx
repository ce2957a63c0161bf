import type { ReactNode } from "react";

interface FormSectionProps {
	title: string;
	/** What the fields are for, in a sentence. */
	note?: string;
	children: ReactNode;
}

/** A named part of a form: its title left in a narrow column, its fields right, a hairline above. */
export function FormSection({ title, note, children }: FormSectionProps) {
	return (
		<fieldset className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] border-0 border-line border-t p-0 py-9 lg:grid-cols-[200px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:py-11">
			{/* A floated legend is an ordinary item of the grid; otherwise it would sit on the border. */}
			<legend className="float-left p-0">
				<h2 className="m-0 font-semibold text-[1.12rem] leading-snug tracking-[-0.015em]">{title}</h2>
			</legend>
			{note ? (
				<p className="mt-1.5 mb-0 max-w-[52ch] text-[0.85rem] text-ink-3 leading-normal lg:col-start-1 lg:row-start-2">{note}</p>
			) : null}
			<div className="mt-5 grid min-w-0 content-start gap-x-5 gap-y-5.5 md:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
				{children}
			</div>
		</fieldset>
	);
}
