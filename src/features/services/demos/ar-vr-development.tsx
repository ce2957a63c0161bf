import { demo, type PartKey } from "@/content/services/ar-vr-development/demo";

const { frames, marks, work, causes } = demo;
type Frame = (typeof frames)[number];

const fills: Record<PartKey, string> = {
	A: "bg-ink text-paper",
	B: "bg-ink-3 text-paper",
	C: "bg-(--code) text-paper",
	D: "bg-ink-2 text-paper",
	E: "border-2 border-(--code) border-dashed",
	F: "bg-[repeating-linear-gradient(135deg,var(--danger)_0_2px,transparent_2px_9px)] text-right text-danger *:self-end *:bg-paper *:px-1",
	G: "bg-line-strong text-ink",
};

/** Scale of the bars in milliseconds. */
const columns = ["grid-cols-[0.9fr_2.6fr_6.4fr_1.8fr_2.2fr_4.6fr_15.5fr]", "grid-cols-[0.9fr_4.8fr_11.5fr_1.8fr_8.8fr_4.6fr_1.6fr]"];
const places = ["left-[40.88%] border-ink-3", "left-[58.82%] border-danger", "left-[81.76%] border-ink-3"];

export function Demo() {
	return (
		<>
			<div className="relative pt-11">
				<div aria-hidden="true" className="pointer-events-none absolute inset-0">
					{marks.map(({ ms, what, wide }, index) => (
						<span key={ms} className={`absolute inset-y-0 border-l pl-1.5 text-[0.75rem] leading-tight ${places[index]}`}>
							<b className="block font-semibold text-[0.95rem]">{ms}</b>
							<span className="text-ink-3">
								{wide ? <span className="max-md:hidden">{wide}</span> : null}
								{what}
							</span>
						</span>
					))}
				</div>
				{frames.map(({ result, says, inBudget, parts }, index) => (
					<div key={result} className="mb-8 last:mb-0">
						<Bar columns={columns[index]} parts={parts} />
						<div className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
							<p
								className={`relative m-0 bg-paper pr-4 font-semibold text-[clamp(3rem,1.8rem+5vw,6.5rem)] leading-none tracking-[-0.055em] ${inBudget ? "text-(--code)" : "text-danger"}`}
							>
								{result}
							</p>
							<p className="relative m-0 max-w-[29.5em] bg-paper text-ink-2">{says}</p>
						</div>
					</div>
				))}
			</div>
			<div className="mt-[clamp(32px,4vw,56px)] grid gap-x-14 gap-y-12 lg:grid-cols-[7fr_4fr]">
				<Parts />
				<div>
					<h3 className="label-mono mt-0 mb-5 text-ink-3">{causes.title}</h3>
					<dl className="m-0">
						{causes.items.map(({ name, text }) => (
							<div key={name} className="border-(--code) border-t-2 pt-4 pb-6">
								<dt className="font-semibold text-heading tracking-[-0.02em]">{name}</dt>
								<dd className="mt-1.5 ml-0 text-ink-2">{text}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</>
	);
}

function Bar({ columns, parts }: { columns?: string; parts: Frame["parts"] }) {
	return (
		<div aria-hidden="true" className={`grid h-20 gap-px md:h-28 ${columns}`}>
			{parts.map(({ key, name, ms }) => (
				<span key={key} className={`flex min-w-0 flex-col justify-between overflow-hidden p-1 md:p-2 ${fills[key]}`}>
					<span className={`text-[0.85rem] leading-tight ${name ? "" : "max-lg:hidden"}`}>
						<span className="label-mono">{key}</span>
						{name ? <span className="ml-2 max-lg:hidden">{name}</span> : null}
					</span>
					{ms ? <span className={`font-semibold text-[0.82rem] leading-none lg:text-lg ${name ? "" : "max-lg:hidden"}`}>{ms}</span> : null}
				</span>
			))}
		</div>
	);
}

function Parts() {
	return (
		<div>
			<h3 className="label-mono mt-0 mb-5 flex justify-between gap-4 text-ink-3">
				<span>{work.title}</span>
				<span aria-hidden="true">{work.columns}</span>
			</h3>
			<ul className="m-0 list-none border-line-strong border-b p-0">
				{work.parts.map(({ key, part, before, after, text }) => (
					<li
						key={key}
						className="grid grid-cols-[1.5rem_1fr_auto] items-baseline gap-x-3 border-line-strong border-t py-3.5 md:grid-cols-[1.5rem_7rem_1fr_auto]"
					>
						<span className="label-mono text-(--code)">{key}</span>
						<h4 className="m-0 font-semibold">{part}</h4>
						<p className="m-0 text-[0.95rem] text-ink-2 max-md:order-last max-md:col-span-2 max-md:col-start-2">{text}</p>
						<p className="m-0 whitespace-nowrap text-right tabular-nums">
							<span className="sr-only">{work.before}</span>
							<span className="text-ink-3">{before}</span>
							<span className="sr-only">{work.after}</span>
							<b className="ml-4 inline-block min-w-10 font-semibold">{after}</b>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
