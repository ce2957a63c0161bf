import type { Actor, CallFeature, Moment } from "@/content/products/landing-schema";
import { callFeatures, firstSeconds } from "@/content/products/speaksify-landing";
import { classNames } from "@/shared/lib/class-names";

const SECONDS = 30;
const MARKS = [0, 5, 10, 15, 20, 25];

const fills: Record<Actor, string> = { lead: "fill-[#f6f4ee]", software: "fill-[#ff8a5c]", network: "fill-[#7c95ff]" };
const squares: Record<Actor, string> = { lead: "bg-[#f6f4ee]", software: "bg-[#ff8a5c]", network: "bg-[#7c95ff]" };
const actors: Actor[] = ["lead", "software", "network"];

const columns = "lg:grid-cols-[5.5rem_minmax(0,22rem)_minmax(0,1fr)]";
/** A line every five seconds. */
const ruled = "bg-[linear-gradient(90deg,rgb(255_255_255/0.16)_1px,transparent_1px)] bg-[length:16.6667%_100%]";

/** The first 30 seconds after a form is sent, as a list and as bars on a scale. */
export function FirstSeconds() {
	const { title, lead, moments, caption } = firstSeconds;
	return (
		<section aria-labelledby="seconds-title" className="bg-night py-[clamp(64px,8vw,124px)] text-night-ink">
			<div className="wrap">
				<div className="mb-10 grid items-end gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr]">
					<h2 id="seconds-title" className="m-0 max-w-[8em] font-semibold text-display leading-[0.94] tracking-[-0.05em]">
						{title}
					</h2>
					<div className="grid gap-5">
						<p className="m-0 max-w-[29.5em] text-[#c9ccd6] text-lead leading-normal">{lead}</p>
						<Legend />
					</div>
				</div>
				<figure className="m-0">
					<Scale />
					<ol className="m-0 list-none border-white/20 border-b p-0">
						{moments.map((moment) => (
							<Row key={moment.from} moment={moment} />
						))}
					</ol>
					<figcaption className="mt-5 max-w-[32.2em] text-[#a5a9b6] text-[0.92rem]">{caption}</figcaption>
				</figure>
			</div>
		</section>
	);
}

function Legend() {
	return (
		<ul aria-hidden="true" className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0 text-[0.92rem]">
			{actors.map((actor) => (
				<li key={actor} className="flex items-center gap-2.5">
					<span className={classNames("size-3", squares[actor])} />
					{firstSeconds.actors[actor]}
				</li>
			))}
		</ul>
	);
}

function Scale() {
	return (
		<div aria-hidden="true" className={classNames("hidden gap-x-8 lg:grid", columns)}>
			<p className="label-mono col-start-3 m-0 grid grid-cols-6 pb-2.5 text-[#a5a9b6]">
				{MARKS.map((mark) => (
					<span key={mark}>{mark} s</span>
				))}
			</p>
		</div>
	);
}

function Row({ moment }: { moment: Moment }) {
	const { from, to, actor, title, text } = moment;
	const answered = to === SECONDS;
	return (
		<li className={classNames("grid gap-x-8 border-white/20 border-t max-lg:grid-cols-[4.25rem_minmax(0,1fr)]", columns)}>
			<p className="m-0 pt-3.5 font-semibold text-[clamp(2.1rem,1.6rem+1.6vw,3.25rem)] leading-none tracking-[-0.05em]">
				{from}
				<span className="sr-only">{from === 1 ? " second" : " seconds"}: </span>
			</p>
			<div className="pt-4 pb-4.5">
				<h3 className="m-0 font-semibold text-[1.15rem] leading-tight tracking-[-0.02em]">
					{title}
					<span className="sr-only"> ({firstSeconds.actors[actor]})</span>
				</h3>
				<p className="mt-1.5 mb-0 text-[#c9ccd6] text-[0.95rem] leading-normal">{text}</p>
			</div>
			<div aria-hidden="true" className={classNames("relative h-8 max-lg:col-span-2 lg:h-auto", ruled)}>
				{answered ? (
					<VoiceLine
						loudness="799476603447431069697"
						className="absolute inset-y-1 right-0 h-[calc(100%-0.5rem)] w-1/5 stroke-3 text-[#f6f4ee] lg:stroke-4"
					/>
				) : (
					<svg viewBox={`0 0 ${SECONDS} 1`} preserveAspectRatio="none" className="absolute inset-y-0 size-full">
						<title>{title}</title>
						<rect x={from} width={to - from} height="1" className={fills[actor]} />
					</svg>
				)}
			</div>
		</li>
	);
}

type Speaker = CallFeature["said"]["by"];

const bubbles: Record<Speaker, string> = {
	agent: "mr-[8%] rounded-tl-[4px] bg-[#ff8a5c] text-on-accent",
	lead: "ml-[16%] rounded-tr-[4px] bg-[#2b2d36] text-[#f6f4ee]",
	record: "mr-[8%] border border-white/30 border-dashed font-mono text-[#c9ccd6] text-[0.92rem]! tracking-normal!",
};

export function CallFeatures() {
	const { title, lead, items } = callFeatures;
	return (
		<section aria-labelledby="features-title" className="bg-night py-[clamp(64px,8vw,124px)] text-night-ink">
			<div className="wrap">
				<h2 id="features-title" className="m-0 max-w-[9.4em] font-semibold text-display leading-[0.94] tracking-[-0.05em]">
					{title}
				</h2>
				<p className="mt-5 mb-[clamp(40px,6vw,84px)] max-w-[29.5em] text-[#c9ccd6] text-lead leading-normal">{lead}</p>
				<ol className="m-0 grid list-none p-0">
					{items.map((feature) => (
						<Turn key={feature.title} feature={feature} />
					))}
				</ol>
			</div>
		</section>
	);
}

function Turn({ feature }: { feature: CallFeature }) {
	const { title, text, highlight, at, said } = feature;
	return (
		<li className="grid gap-x-10 gap-y-5 pb-[clamp(36px,4.4vw,64px)] last:pb-0 lg:grid-cols-[minmax(0,6fr)_4.5rem_minmax(0,5fr)]">
			<p
				className={classNames(
					"m-0 self-start rounded-card px-[clamp(18px,2vw,28px)] py-[clamp(14px,1.6vw,22px)] font-medium text-[clamp(1.1rem,1rem+0.6vw,1.5rem)] leading-snug tracking-[-0.02em]",
					bubbles[said.by],
				)}
			>
				<span className="sr-only">{callFeatures.speakers[said.by]}: </span>
				{said.words}
			</p>
			<p className="label-mono m-0 flex items-center gap-3 text-[#a5a9b6] lg:flex-col lg:pt-2">
				{at}
				<span aria-hidden="true" className="h-px grow bg-white/25 lg:h-auto lg:w-px" />
			</p>
			<div>
				<h3 className="m-0 font-semibold text-[clamp(1.5rem,1.2rem+1.1vw,2.1rem)] leading-[1.08] tracking-[-0.032em]">{title}</h3>
				<p className="mt-3 mb-3 max-w-[33.5em] text-[#c9ccd6]">{text}</p>
				<p className="m-0 font-semibold text-[#ff8a5c] text-[0.95rem]">{highlight}</p>
			</div>
		</li>
	);
}

/** Loudness from 0 to 9 over time: silence, then a voice. */
const LOUDNESS =
	"000000000000000000000000000000000001210000000121000000012100000001210003831446334797940000379873047874363000460078100036796416794334431489631044";
const STEP = 10;
const HEIGHT = 100;

function bars(loudness: string): string {
	return [...loudness]
		.map((level, index) => {
			const half = 1 + Number(level) * 5;
			return `M${index * STEP + STEP / 2} ${HEIGHT / 2 - half}v${half * 2}`;
		})
		.join("");
}

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
