import { type ReactNode, useId } from "react";

interface FieldGroupProps {
	title: string;
	/** Stands at the right of the title. */
	action?: ReactNode;
	children: ReactNode;
}

/** Fields of a section that belong together, under a hairline and a small title. */
export function FieldGroup({ title, action, children }: FieldGroupProps) {
	const id = useId();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a legend of a fieldset cannot share its line with a button.
		<div role="group" aria-labelledby={id} className="mt-1 min-w-0 border-line border-t pt-5 col-span-full">
			<div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h3 id={id} className="m-0 label-mono text-ink-3">
					{title}
				</h3>
				{action}
			</div>
			<div className="grid min-w-0 gap-x-5 gap-y-5.5 @min-[34rem]:grid-cols-2">{children}</div>
		</div>
	);
}
