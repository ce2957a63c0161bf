/** A star 13 wide, from its upper point around. */
const STAR = "l1.7 4.6 4.9.2-3.8 3 1.3 4.7-4.1-2.7-4.1 2.7 1.3-4.7-3.8-3 4.9-.2z";
const MAX_STARS = 5;

/** Whole stars out of five: drawn, and said. */
export function StarRating({ rating }: { rating: number }) {
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
