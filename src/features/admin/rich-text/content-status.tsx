import { X } from "lucide-react";
import { postFields } from "@/data/posts/fields";
import { tooLarge } from "@/data/posts/input-schema";
import { toReadingMinutes } from "@/data/posts/row-mapper";
import { counted, formatNumber } from "@/features/admin/ui/format";
import { classNames } from "@/shared/lib/class-names";
import { isTooMuch, MAX_TAGS } from "@/shared/lib/rich-text/content-kind";
import { countWords, plainText } from "@/shared/lib/rich-text/plain-text";

/** In bytes of UTF-8. */
const MAX_BYTES = postFields.content.limit;

const NEAR = 0.9;

interface ContentLimit {
	state: "fine" | "near" | "over";
	text: string;
}

export function contentLimit(value: string): ContentLimit {
	const bytes = new TextEncoder().encode(value).length;
	const tags = value.split("<").length - 1;
	if (bytes > MAX_BYTES) return { state: "over", text: tooLarge(bytes) };
	if (isTooMuch(value))
		return {
			state: "over",
			text: `This post has ${formatNumber(tags)} HTML tags, and the limit is ${formatNumber(MAX_TAGS)}. Split it into two posts.`,
		};
	if (bytes > MAX_BYTES * NEAR) return { state: "near", text: `${inKilobytes(bytes)} of 200 kB used.` };
	if (tags > MAX_TAGS * NEAR) return { state: "near", text: `${formatNumber(tags)} of ${formatNumber(MAX_TAGS)} HTML tags used.` };
	return { state: "fine", text: "" };
}

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

interface ContentStatusProps {
	value: string;
	limit: ContentLimit;
	notice: string;
	onDismiss: () => void;
}

export function ContentStatus({ value, limit, notice, onDismiss }: ContentStatusProps) {
	const words = countWords(value);
	return (
		<div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-[0.82rem] text-ink-3">
			<p className="m-0 tabular-nums">
				{words === 0
					? "No words yet"
					: `${counted(words, "word")} · ${counted(plainText(value).length, "character")} · ${toReadingMinutes(words)} min read`}
			</p>
			<div role="status" className="grid gap-1">
				{limit.state === "fine" ? null : (
					<p className={classNames("m-0 font-medium", limit.state === "over" ? "text-danger" : "text-accent")}>{limit.text}</p>
				)}
				{notice === "" ? null : (
					<p className="m-0 flex items-center gap-1.5 text-ink">
						<span>{notice}</span>
						<button
							type="button"
							aria-label="Dismiss notice"
							onClick={onDismiss}
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
