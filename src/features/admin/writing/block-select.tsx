import type { Editor } from "@tiptap/core";
import { ChevronDown } from "lucide-react";
import { LEVELS } from "./heading";

/** The kind of block that the cursor stands in. A level that is only held is named while it is there. */
export function BlockSelect({ editor, block }: { editor: Editor; block: string }) {
	const choose = (kind: string) => {
		const chain = editor.chain().focus();
		if (kind === "paragraph") chain.setNode("paragraph").run();
		else chain.setNode("heading", { level: Number(kind) }).run();
	};
	const levels = LEVELS.map(String);
	const held = block !== "" && block !== "paragraph" && !levels.includes(block);
	return (
		<span className="relative shrink-0">
			<select
				tabIndex={-1}
				aria-label="Kind of block"
				title="Kind of block (Ctrl+Alt+2 to 4: headings)"
				value={block}
				onChange={(event) => choose(event.target.value)}
				className="h-9 cursor-pointer appearance-none rounded-chip bg-transparent pr-8 pl-3 font-medium text-[0.88rem] text-ink transition-colors hover:bg-sunken"
			>
				{block === "" ? <option value="">Other</option> : null}
				<option value="paragraph">Paragraph</option>
				{levels.map((level) => (
					<option key={level} value={level}>
						Heading {level}
					</option>
				))}
				{held ? <option value={block}>Heading {block}</option> : null}
			</select>
			<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-3" />
		</span>
	);
}
