import { X } from "lucide-react";
import { minutesOf } from "@/data/blogs/row-mapper";
import { classNames } from "@/shared/lib/class-names";
import { countWords, plainText } from "@/shared/lib/rich-text/plain-text";
import { type ContentLimit, count } from "./content-limit";

interface ContentStatusProps {
	value: string;
	limit: ContentLimit;
	/** What happened to something that was pasted. */
	notice: string;
	onNoticeSeen: () => void;
}

/** How long the text is, how near the limit, and what was left out. */
export function ContentStatus({ value, limit, notice, onNoticeSeen }: ContentStatusProps) {
	const words = countWords(value);
	return (
		<div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-[0.82rem] text-ink-3">
			<p className="m-0 tabular-nums">
				{words === 0
					? "No words yet"
					: `${count(words, "word")} · ${count(plainText(value).length, "character")} · ${minutesOf(words)} min read`}
			</p>
			<div role="status" className="grid gap-1">
				{limit.state === "fine" ? null : (
					<p className={classNames("m-0 font-medium", limit.state === "over" ? "text-danger" : "text-accent")}>{limit.text}</p>
				)}
				{notice === "" ? null : (
					<p className="m-0 flex items-center gap-1.5 text-ink">
						{notice}
						<button
							type="button"
							aria-label="Dismiss the notice"
							onClick={onNoticeSeen}
							className="grid size-6 place-items-center rounded-full hover:bg-sunken"
						>
							<X aria-hidden="true" className="size-3.5" />
						</button>
					</p>
				)}
			</div>
		</div>
	);
}
