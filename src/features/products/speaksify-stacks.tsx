import { aiStack, techStack } from "@/content/product-pages/speaksify-landing";

/** What happens between hearing and speaking, and what the rest is built with. */
export function SpeaksifyStacks() {
	return (
		<div className="bg-[light-dark(var(--paper),var(--surface))]">
			<div className="wrap grid gap-y-[clamp(72px,9vw,136px)] py-[clamp(72px,9vw,148px)]">
				<section aria-labelledby="ai-stack-title">
					<Heading id="ai-stack-title" title={aiStack.title} lead={aiStack.lead} />
					<ol className="m-0 grid list-none gap-x-6 gap-y-10 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
						{aiStack.items.map(({ name, technologies, text }) => (
							<li
								key={name}
								className="relative border-ink border-t-2 pt-6 before:absolute before:-top-[7px] before:left-0 before:size-3 before:rounded-full before:bg-accent-bright"
							>
								<h3 className="m-0 font-semibold text-heading leading-tight tracking-[-0.03em]">{name}</h3>
								<p className="mt-1 mb-4 font-mono text-[0.82rem] text-ink-3">{technologies.join(" + ")}</p>
								<p className="m-0 text-[0.95rem] text-ink-2">{text}</p>
							</li>
						))}
					</ol>
				</section>
				<section aria-labelledby="tech-stack-title">
					<Heading id="tech-stack-title" title={techStack.title} lead={techStack.lead} />
					<ul className="m-0 list-none border-line-strong border-b p-0">
						{techStack.categories.map(({ name, technologies }) => (
							<li key={name} className="grid items-baseline gap-x-10 gap-y-1 border-line-strong border-t py-4 md:grid-cols-[3fr_9fr]">
								<h3 className="m-0 text-ink-3">{name}</h3>
								<ul className="m-0 flex list-none flex-wrap gap-x-3 p-0 font-semibold text-[clamp(1.35rem,1rem+1.7vw,2.35rem)] leading-[1.15] tracking-[-0.035em]">
									{technologies.map((technology) => (
										<li
											key={technology}
											className="not-last:after:pl-3 not-last:after:font-normal not-last:after:text-accent not-last:after:content-['/']"
										>
											{technology}
										</li>
									))}
								</ul>
							</li>
						))}
					</ul>
				</section>
			</div>
		</div>
	);
}

function Heading({ id, title, lead }: { id: string; title: string; lead: string }) {
	return (
		<div className="mb-[clamp(32px,4.4vw,64px)] grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
			<h2 id={id} className="m-0 font-semibold text-title leading-[1] tracking-[-0.045em]">
				{title}
			</h2>
			<p className="m-0 max-w-[29.5em] text-ink-2 text-lead leading-normal">{lead}</p>
		</div>
	);
}
