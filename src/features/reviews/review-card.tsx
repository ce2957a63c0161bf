import type { Review } from "@/content/reviews";
import type { CodeColor } from "@/content/schema";
import { describeGroup } from "@/content/services/index";
import { classNames } from "@/shared/lib/class-names";
import { Avatar } from "@/shared/ui/avatar";

/** A card with its own background, on a hairline, or across the page. */
export type CardVariant = "box" | "rule" | "band";

const square: Record<CodeColor, string> = {
	cyan: "bg-code-cyan",
	blue: "bg-code-blue",
	purple: "bg-code-purple",
	pink: "bg-code-pink",
	green: "bg-code-green",
};

const frame: Record<CardVariant, string> = {
	box: "rounded-card border border-line bg-surface p-[clamp(22px,3vw,40px)]",
	rule: "border-line-strong border-t pt-[clamp(20px,2.4vw,32px)] pb-2 md:max-lg:grid-rows-[auto_auto_1fr]",
	band: "rounded-card bg-sunken p-[clamp(22px,4vw,60px)] lg:grid-cols-[3fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-x-12",
};

const words: Record<CardVariant, string> = {
	box: "font-medium text-[clamp(1.15rem,1rem+0.6vw,1.45rem)] leading-[1.4] tracking-[-0.015em]",
	rule: "text-[1.12rem] text-ink-2 leading-[1.6]",
	band: "font-medium text-[clamp(1.15rem,0.95rem+0.9vw,1.75rem)] leading-[1.35] tracking-[-0.02em]",
};

/** One review: what it is about, how many stars, the words, the person. */
export function ReviewCard({ review, variant }: { review: Review; variant: CardVariant }) {
	const { title, color } = describeGroup(review.service);
	return (
		<figure className={classNames("m-0 grid h-full grid-rows-[auto_1fr_auto] gap-y-6", frame[variant])}>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 self-start lg:col-span-full">
				<p className="label-mono m-0 flex items-center gap-2 text-ink-3">
					<span aria-hidden="true" className={classNames("size-2 rounded-[2px]", square[color])} />
					{title}
				</p>
				<StarRating rating={review.rating} />
			</div>
			{variant === "band" ? (
				<span
					aria-hidden="true"
					className="-mb-24 font-semibold text-[9rem] text-accent leading-[0.8] max-lg:hidden lg:col-start-1 lg:row-start-2"
				>
					“
				</span>
			) : null}
			<blockquote className={classNames("m-0", variant === "band" && "lg:col-start-2 lg:row-start-2")}>
				<p className={classNames("m-0", words[variant])}>{review.text}</p>
			</blockquote>
			<figcaption className={classNames("flex items-center gap-3.5", variant === "band" && "lg:col-start-1 lg:row-start-2 lg:self-end")}>
				<span aria-hidden="true" className="grid">
					<Avatar name={review.name} src={review.image} className="size-12" />
				</span>
				<span className="leading-snug">
					<span className="block font-semibold">{review.name}</span>
					<span className="block text-[0.92rem] text-ink-3">
						{review.role}, {review.company}
					</span>
				</span>
			</figcaption>
		</figure>
	);
}

/** A star 13 wide, from its upper point around. */
const STAR = "l1.7 4.6 4.9.2-3.8 3 1.3 4.7-4.1-2.7-4.1 2.7 1.3-4.7-3.8-3 4.9-.2z";
const MAX_STARS = 5;

/** Whole stars out of five: drawn, and said. */
function StarRating({ rating }: { rating: number }) {
	return (
		<p className="m-0">
			<span className="sr-only">
				{rating} of {MAX_STARS}
			</span>
			<svg viewBox="0 0 81 13" aria-hidden="true" className="h-3.5 w-auto">
				<path d={row(0, rating)} className="fill-accent-bright" />
				<path d={row(rating, MAX_STARS)} className="fill-line-strong" />
			</svg>
		</p>
	);
}

function row(from: number, to: number): string {
	let path = "";
	for (let place = from; place < to; place += 1) path += `M${place * 17 + 6.5} 0${STAR}`;
	return path;
}
