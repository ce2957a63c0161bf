import type { Ref } from "react";
import { classNames } from "@/shared/lib/class-names";
import { isHtml } from "@/shared/lib/rich-text/content-kind";
import type { TextboxProps } from "./textbox-props";

interface SourcePaneProps extends TextboxProps {
	value: string;
	onChange: (value: string) => void;
	ref: Ref<HTMLTextAreaElement>;
}

/** The text as it is stored. */
export function SourcePane({ id, label, value, onChange, ref, ...textbox }: SourcePaneProps) {
	return (
		<textarea
			{...textbox}
			ref={ref}
			id={`${id}-source`}
			aria-label={label}
			rows={15}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			autoComplete="off"
			spellCheck={!isHtml(value)}
			className={classNames(
				"block min-h-96 w-full resize-y bg-transparent px-4 py-4 text-ink outline-none sm:px-6",
				isHtml(value) ? "font-mono text-[0.85rem] leading-[1.65]" : "leading-[1.65]",
			)}
		/>
	);
}
