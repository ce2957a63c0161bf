import { classNames } from "@/shared/lib/class-names";

/** Loudness from 0 to 9 over a line: dots while nobody speaks, then a voice. */
const LOUDNESS =
	"000000000000000000000000000000000001210000000121000000012100000001210003831446334797940000379873047874363000460078100036796416794334431489631044";
const STEP = 10;
const HEIGHT = 100;

/** The bars as one path, each centered on the middle line. */
function bars(loudness: string): string {
	return [...loudness]
		.map((level, index) => {
			const half = 1 + Number(level) * 5;
			return `M${index * STEP + STEP / 2} ${HEIGHT / 2 - half}v${half * 2}`;
		})
		.join("");
}

/** A voice as it looks on a recording; pure drawing. */
export function VoiceLine({ className, loudness = LOUDNESS }: { className?: string; loudness?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${loudness.length * STEP} ${HEIGHT}`}
			preserveAspectRatio="none"
			fill="none"
			stroke="currentColor"
			strokeLinecap="round"
			className={classNames("block", className)}
		>
			<path d={bars(loudness)} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
