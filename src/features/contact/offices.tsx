import { officesHeading, offices as ours } from "@/content/offices";
import type { CodeColor, Office } from "@/content/schema";
import { SmartImage } from "@/shared/ui/smart-image";
import type { BlockHeading } from "./block-heading";

const rule: Record<CodeColor, string> = {
	cyan: "border-t-code-cyan",
	blue: "border-t-code-blue",
	purple: "border-t-code-purple",
	pink: "border-t-code-pink",
	green: "border-t-code-green",
};

/** The studio's offices; without any there is no heading either. */
export function Offices({ as: Heading, offices = ours }: { as: BlockHeading; offices?: Office[] }) {
	if (offices.length === 0) return null;
	return (
		<section aria-labelledby="offices" className="mt-14">
			<Heading id="offices" className="mt-0 mb-5 font-semibold text-heading tracking-[-0.02em]">
				{officesHeading}
			</Heading>
			<ul className="m-0 grid list-none gap-6 p-0 sm:grid-cols-2 lg:grid-cols-3">
				{offices.map((office) => (
					<li key={office.city} className={`overflow-hidden rounded-box border border-line border-t-4 bg-surface ${rule[office.color]}`}>
						<SmartImage src={office.image} alt={`Office in ${office.city}`} width={1600} height={1000} className="aspect-[16/10]" />
						<address className="grid gap-1 p-5 not-italic">
							<b className="font-semibold">
								{office.city}, {office.country}
							</b>
							<span className="text-ink-2">{office.address}</span>
							<a href={`mailto:${office.email}`} className="link-line justify-self-start">
								{office.email}
							</a>
							<a href={`tel:${office.phone.replace(/[^+\d]/g, "")}`} className="link-line justify-self-start">
								{office.phone}
							</a>
							<span className="text-ink-3 text-sm">{office.timezone}</span>
						</address>
					</li>
				))}
			</ul>
		</section>
	);
}
