import { Fragment } from "react";
import { demo, type Speaker, type SpokenPart } from "@/content/services/ai-calling/demo";

const { turns, enlarged } = demo;

const colors: Record<Speaker, string> = { agent: "text-(--code)", customer: "text-ink-3", colleague: "text-ink" };

/** Loudness in digits, not computed: the last digit of a sine can differ between the build and a browser. */
const voice = "0389764201589985300266420007998876531014786200259631003568999742100147530";

/** A voice as one path, 48 high, with eight bars a second. */
const wave = (seconds: number, turn: number): string =>
	Array.from({ length: Math.round(seconds * 8) }, (_, i) => {
		const loud = turn === 3 && i > 8 && i < 16 ? 0 : Number(voice[(i + turn * 17) % voice.length]);
		const half = 1 + Math.round(loud * (i % 2 ? 2.4 : 1.4));
		return `M${i + 1} ${24 - half}v${half * 2}`;
	}).join("");

export function Demo() {
	return (
		<ol className="m-0 list-none border-line-strong border-b p-0">
			{turns.map(({ at, speaker, seconds, words, english, gap, step, fields }, index) => (
				<li
					key={at}
					className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-3 border-line-strong border-t py-6 lg:grid-cols-[6.5rem_minmax(0,1fr)_8.5rem_15rem]"
				>
					<p className="m-0">
						<span className="font-semibold">{demo.names[speaker]}</span>
						<span className="mt-1 block whitespace-nowrap font-mono text-[0.8rem] text-ink-3">
							{at}, {seconds} s
						</span>
					</p>
					<div className="col-span-2 lg:col-span-1">
						<svg viewBox="0 0 60 48" preserveAspectRatio="none" aria-hidden="true" className={`h-12 w-full ${colors[speaker]}`}>
							<path
								d={wave(seconds, index)}
								stroke="currentColor"
								strokeWidth="2"
								strokeLinecap="round"
								vectorEffect="non-scaling-stroke"
							/>
						</svg>
						<p className="mt-2.5 mb-0 max-w-[34.8em] text-[1.06rem] leading-normal">
							<Words parts={words} />
						</p>
						{english ? <p className="mt-1 mb-0 text-[0.92rem] text-ink-3">“{english}”</p> : null}
					</div>
					<p className="col-start-2 row-start-1 m-0 ml-auto max-w-40 text-right text-[0.82rem] text-ink-3 leading-snug lg:col-start-3 lg:ml-0 lg:text-left">
						<span className="mb-1 block font-semibold text-4xl text-ink leading-none tracking-[-0.04em]">{gap?.time}</span> {gap?.what}
					</p>
					<div className="col-span-2 lg:col-span-1">
						<p className="m-0 font-medium text-[0.92rem]">{step}</p>
						{fields.map((field) => (
							<p key={field} className="mt-1.5 mb-0 rounded-chip bg-sunken px-2.5 py-1 font-mono text-[0.78rem]">
								<span className="sr-only">{demo.hidden.field}</span>
								{field}
							</p>
						))}
					</div>
					{index === enlarged.turn ? <Enlarged /> : null}
				</li>
			))}
		</ol>
	);
}

function Words({ parts }: { parts: SpokenPart[] }) {
	return parts.map((part) => {
		if (typeof part === "string") return <Fragment key={part}>{part}</Fragment>;
		if ("hindi" in part) {
			return (
				<span key={part.hindi} lang="hi-Latn">
					{part.hindi}
				</span>
			);
		}
		return (
			<s key={part.unsaid} className="text-ink-3">
				{part.unsaid} <span className="sr-only">{demo.hidden.unsaid}</span>
			</s>
		);
	});
}

const bars = ["w-[9%] bg-paper", "ml-[9%] w-[69%] bg-paper", "ml-[17%] w-[60%] border-2 border-paper", "ml-[78%] w-[22%] bg-paper"];

function Enlarged() {
	return (
		<div className="col-span-full mt-3 grid gap-x-12 gap-y-8 rounded-card bg-(--code) p-[clamp(22px,4vw,52px)] text-paper lg:grid-cols-[5fr_6fr]">
			<div>
				<p className="m-0 font-semibold text-display leading-none tracking-[-0.05em]">{enlarged.time}</p>
				<p className="mt-5 mb-0 max-w-[30.8em]">{enlarged.text}</p>
			</div>
			<dl className="m-0 grid content-end gap-5">
				{enlarged.parts.map(({ what, time }, index) => (
					<div key={what} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 font-medium">
						<dt>{what}</dt>
						<dd className="contents">
							<span className="font-mono">{time}</span>
							<span aria-hidden="true" className="col-span-2 h-3.5 border-paper border-x">
								<span className={`block h-full ${bars[index]}`} />
							</span>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
