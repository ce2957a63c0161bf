import { adoption, speaksifyOverview } from "@/content/product-pages/speaksify-landing";

/** The problem, and whom its solution is for. */
export function Overview() {
	const { problem, audience } = speaksifyOverview;
	return (
		<section aria-labelledby="problem-title" className="bg-[light-dark(var(--paper),var(--surface))] py-[clamp(72px,9vw,148px)]">
			<div className="wrap">
				<div className="grid gap-x-12 gap-y-8 lg:grid-cols-[6fr_5fr]">
					<h2 id="problem-title" className="m-0 max-w-[6em] font-semibold text-display leading-[0.94] tracking-[-0.05em]">
						{problem.title}
					</h2>
					<div className="grid content-end gap-4 text-[1.06rem] text-ink-2 leading-relaxed">
						{problem.paragraphs.map((text) => (
							<p key={text} className="m-0 max-w-[37.5em]">
								{text}
							</p>
						))}
						<p className="m-0 max-w-[30.8em] border-accent-bright border-l-4 pl-5 font-medium text-ink text-lead leading-snug">
							{problem.answer}
						</p>
					</div>
				</div>
				<h2 className="mt-[clamp(72px,9vw,136px)] mb-6 font-semibold text-title leading-[1] tracking-[-0.04em]">{audience.title}</h2>
				<ul className="m-0 list-none border-ink border-t-2 p-0">
					{audience.items.map(({ name, text }) => (
						<li key={name} className="grid items-baseline gap-x-12 gap-y-2 border-line-strong border-b py-6 lg:grid-cols-[6fr_5fr]">
							<h3 className="m-0 font-semibold text-[clamp(1.6rem,1.1rem+2.2vw,2.9rem)] leading-[1.02] tracking-[-0.04em]">{name}</h3>
							<p className="m-0 max-w-[34.8em] text-ink-2">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** What customers report, each number with its scope. */
export function Adoption() {
	return (
		<section aria-labelledby="adoption-title" className="bg-accent-bright py-[clamp(56px,6.4vw,104px)] text-on-accent">
			<div className="wrap">
				<h2 id="adoption-title" className="mt-0 mb-[clamp(28px,4vw,56px)] font-semibold text-heading tracking-[-0.025em]">
					{adoption.title}
				</h2>
				<dl className="m-0 grid grid-cols-2 gap-x-8 gap-y-10 xl:grid-cols-4">
					{adoption.claims.map(({ value, label, scope }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="font-semibold leading-snug">
								{label}
								<span className="mt-1.5 block font-normal text-[0.92rem]">{scope}</span>
							</dt>
							<dd className="m-0 mb-3 font-semibold text-[clamp(3.25rem,1.6rem+6.4vw,7.5rem)] leading-[0.86] tracking-[-0.065em]">
								{value}
							</dd>
						</div>
					))}
				</dl>
				<p className="mt-[clamp(28px,4vw,56px)] mb-0 max-w-[41.5em] text-[0.95rem]">{adoption.note}</p>
			</div>
		</section>
	);
}
