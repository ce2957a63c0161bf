import type { ReactNode } from "react";

interface Turn {
	spoken: [at: string, who: string, seconds: number];
	words: ReactNode;
	english?: string;
	gap?: [time: string, what: string];
	/** The step of the protocol, then what was written. */
	crm: string[];
}

const Hindi = ({ children }: { children: string }) => <span lang="hi-Latn">{children}</span>;

const turns: Turn[] = [
	{
		spoken: ["0:00.0", "Agent", 7.4],
		words:
			"Hello, I am an AI assistant. You asked for a rooftop solar quote two minutes ago. Is now a good time, and may I record the call?",
		crm: ["Step 1, who calls and why", "consent: web form, 18:42:07"],
	},
	{
		spoken: ["0:08.0", "Anita", 1.3],
		words: <Hindi>Haan ji, boliye.</Hindi>,
		english: "Yes, go ahead.",
		crm: ["Step 1, who calls and why", "recording: agreed", "language: Hindi"],
	},
	{
		spoken: ["0:09.9", "Agent", 4.6],
		words: <Hindi>Dhanyavaad. Bijli ka bill mahine mein kitna aata hai?</Hindi>,
		english: "Thank you. How much is the electricity bill a month?",
		gap: ["0.62 s", "to answer"],
		crm: ["Step 2, monthly bill", "answered in: Hindi"],
	},
	{
		spoken: ["0:15.1", "Anita", 6.3],
		words: (
			<>
				<Hindi>Garmiyon mein … chaar hazaar tak.</Hindi> Otherwise around twenty-five hundred.
			</>
		),
		english: "In summer … up to four thousand.",
		gap: ["0.9 s", "her own pause, left alone"],
		crm: ["Step 2, monthly bill", "bill_inr: 2,500 to 4,000", "language: Hindi, English"],
	},
	{
		spoken: ["0:22.1", "Agent", 6.5],
		words: (
			<>
				Then three kilowatts would cover most of it. A survey of the roof is free. We could come on Saturday at ten or on Mon
				<s className="text-ink-3">
					day at four. Which suits you? <span className="sr-only">(never said)</span>
				</s>
			</>
		),
		gap: ["0.69 s", "to answer, enlarged below"],
		crm: ["Step 3, offer a survey", "size_kw: 3, estimated"],
	},
	{
		spoken: ["0:28.4", "Anita", 4.4],
		words: (
			<>
				<Hindi>Ek minute.</Hindi> The terrace belongs to the whole building. <Hindi>Permission lagegi?</Hindi>
			</>
		),
		english: "One minute. … Will I need permission?",
		gap: ["0.17 s", "until the agent is silent"],
		crm: ["Step 3, interrupted", "slot: offered, not heard", "roof: shared"],
	},
	{
		spoken: ["0:33.6", "Agent", 6.2],
		words: "A person should answer that, and I will not guess. I am ringing Farah at the permit desk. Please stay on the line.",
		gap: ["0.81 s", "to answer"],
		crm: ["Rule 9, permits go to a person", "handover: permit desk"],
	},
	{
		spoken: ["0:46.2", "Farah", 5.8],
		words: "Anita ji, namaste. Shared terrace, bill up to four thousand. Which building is it?",
		gap: ["6.4 s", "until a person speaks, who asks nothing twice"],
		crm: ["The agent has left", "owner: Farah", "survey: open"],
	},
];

const colors: Record<string, string> = { Agent: "text-(--code)", Farah: "text-ink" };

/** Loudness of speech in digits, word by word: sines may differ between the build and a browser in the last place. */
const voice = "0389764201589985300266420007998876531014786200259631003568999742100147530";

/** A voice as one path in a box 48 high, eight bars a second; the fourth turn pauses in its second second. */
const wave = (seconds: number, turn: number): string =>
	Array.from({ length: Math.round(seconds * 8) }, (_, i) => {
		const loud = turn === 3 && i > 8 && i < 16 ? 0 : Number(voice[(i + turn * 17) % voice.length]);
		const half = 1 + Math.round(loud * (i % 2 ? 2.4 : 1.4));
		return `M${i + 1} ${24 - half}v${half * 2}`;
	}).join("");

/** One call, turn by turn: what was said, how long the silence before it was, and what the CRM knows since. */
export function Exhibit() {
	return (
		<ol className="m-0 list-none border-line-strong border-b p-0">
			{turns.map(({ spoken: [at, who, seconds], words, english, gap, crm: [step, ...fields] }, index) => (
				<li
					key={at}
					className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-3 border-line-strong border-t py-6 lg:grid-cols-[6.5rem_minmax(0,1fr)_8.5rem_15rem]"
				>
					<p className="m-0">
						<span className="font-semibold">{who}</span>
						<span className="mt-1 block whitespace-nowrap font-mono text-[0.8rem] text-ink-3">
							{at}, {seconds} s
						</span>
					</p>
					<div className="col-span-2 lg:col-span-1">
						<svg viewBox="0 0 60 48" preserveAspectRatio="none" aria-hidden="true" className={`h-12 w-full ${colors[who] ?? "text-ink-3"}`}>
							<path
								d={wave(seconds, index)}
								stroke="currentColor"
								strokeWidth="2"
								strokeLinecap="round"
								vectorEffect="non-scaling-stroke"
							/>
						</svg>
						<p className="mt-2.5 mb-0 max-w-[34.8em] text-[1.06rem] leading-normal">{words}</p>
						{english ? <p className="mt-1 mb-0 text-[0.92rem] text-ink-3">“{english}”</p> : null}
					</div>
					<p className="col-start-2 row-start-1 m-0 ml-auto max-w-40 text-right text-[0.82rem] text-ink-3 leading-snug lg:col-start-3 lg:ml-0 lg:text-left">
						<span className="mb-1 block font-semibold text-4xl text-ink leading-none tracking-[-0.04em]">{gap?.[0]}</span> {gap?.[1]}
					</p>
					<div className="col-span-2 lg:col-span-1">
						<p className="m-0 font-medium text-[0.92rem]">{step}</p>
						{fields.map((field) => (
							<p key={field} className="mt-1.5 mb-0 rounded-chip bg-sunken px-2.5 py-1 font-mono text-[0.78rem]">
								<span className="sr-only">Written to the CRM: </span>
								{field}
							</p>
						))}
					</div>
					{index === 4 ? <Enlarged /> : null}
				</li>
			))}
		</ol>
	);
}

const parts = [
	{ what: "Line and network", time: "60 ms", bar: "w-[9%] bg-paper" },
	{ what: "Has she finished?", time: "480 ms", bar: "ml-[9%] w-[69%] bg-paper" },
	{ what: "Meanwhile, an answer is drafted", time: "410 ms", bar: "ml-[17%] w-[60%] border-2 border-paper" },
	{ what: "First sound of the voice", time: "150 ms", bar: "ml-[78%] w-[22%] bg-paper" },
];

/** The gap before the fifth turn. */
function Enlarged() {
	return (
		<div className="col-span-full mt-3 grid gap-x-12 gap-y-8 rounded-card bg-(--code) p-[clamp(22px,4vw,52px)] text-paper lg:grid-cols-[5fr_6fr]">
			<div>
				<p className="m-0 font-semibold text-display leading-none tracking-[-0.05em]">0.69 s</p>
				<p className="mt-5 mb-0 max-w-[30.8em]">
					Most of it is spent on one question. Cut those 480 ms and the agent talks over people who are still thinking, as Anita was at
					0:16: “in summer” ends no sentence, so it waited. Double them and she says “Hello?” A faster model saves nothing here; its draft
					is ready before the wait is over.
				</p>
			</div>
			<dl className="m-0 grid content-end gap-5">
				{parts.map(({ what, time, bar }) => (
					<div key={what} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 font-medium">
						<dt>{what}</dt>
						<dd className="contents">
							<span className="font-mono">{time}</span>
							<span aria-hidden="true" className="col-span-2 h-3.5 border-paper border-x">
								<span className={`block h-full ${bar}`} />
							</span>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
