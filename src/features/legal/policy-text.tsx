import type { PolicyBlock, PolicySection } from "@/content/privacy";
import { LinkedText } from "./linked-text";

/** One numbered section of a policy. */
export function PolicyText({ section, number }: { section: PolicySection; number: number }) {
	return (
		<section id={section.id} aria-labelledby={`${section.id}-title`} className="border-line-strong border-t pt-6">
			<h2
				id={`${section.id}-title`}
				className="m-0 mb-6 grid grid-cols-[clamp(2.6rem,1.9rem+2.4vw,4.25rem)_1fr] items-baseline font-semibold text-[clamp(1.5rem,1.2rem+1.2vw,2.2rem)] leading-tight tracking-[-0.03em] print:break-after-avoid"
			>
				<span className="text-accent">{number}.</span> {section.title}
			</h2>
			<div className="grid gap-6 md:pl-[clamp(2.6rem,1.9rem+2.4vw,4.25rem)]">
				{section.blocks.map((block) => (
					<Block key={block.kind === "text" ? block.text : block.items[0]?.term} block={block} />
				))}
			</div>
		</section>
	);
}

function Block({ block }: { block: PolicyBlock }) {
	if (block.kind === "facts") return <Facts items={block.items} />;
	return (
		<p className="m-0 max-w-[44.2em] text-[1.06rem] text-ink-2">
			<LinkedText>{block.text}</LinkedText>
		</p>
	);
}

function Facts({ items }: { items: { term: string; text: string }[] }) {
	return (
		<dl className="m-0 border-line border-b">
			{items.map(({ term, text }) => (
				<div key={term} className="grid gap-x-8 gap-y-1 border-line border-t py-4 md:grid-cols-[2fr_5fr] print:break-inside-avoid">
					<dt className="font-semibold leading-snug">{term}</dt>
					<dd className="m-0 max-w-[40.2em] text-ink-2">
						<LinkedText>{text}</LinkedText>
					</dd>
				</div>
			))}
		</dl>
	);
}
