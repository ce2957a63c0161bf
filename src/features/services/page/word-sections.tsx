import type { ReactNode } from "react";
import type { IconName } from "@/content/services/page-schema";
import { pageIcons } from "./page-icons";
import { Points } from "./page-parts";

export function IndustryList({ items }: { items: { icon: IconName; title: string; text: string }[] }) {
	return (
		<ul className="m-0 grid list-none gap-x-8 p-0 sm:grid-cols-2 lg:grid-cols-3">
			{items.map(({ icon, title, text }) => {
				const Icon = pageIcons[icon];
				return (
					<li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3 border-line-strong border-t py-6">
						<Icon aria-hidden="true" className="mt-0.5 size-5 text-(--code)" />
						<div>
							<h3 className="m-0 font-semibold">{title}</h3>
							<p className="mt-1.5 mb-0 text-[0.95rem] text-ink-2">{text}</p>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

interface Option {
	title: string;
	text: string;
	points: string[];
	fits: string;
}

export function OptionList({ items }: { items: Option[] }) {
	return (
		<ul className="m-0 grid list-none gap-0 p-0 lg:grid-cols-3">
			{items.map(({ title, text, points, fits }, index) => (
				<li
					key={title}
					className={`flex flex-col border-line-strong border-t py-7 lg:border-t-0 lg:px-8 lg:py-0 ${index > 0 ? "lg:border-l" : "lg:pl-0"}`}
				>
					<h3 className="m-0 font-semibold text-[clamp(1.6rem,1.3rem+1.2vw,2.3rem)] leading-tight tracking-[-0.035em]">{title}</h3>
					<p className="mt-3 mb-6 text-ink-2">{text}</p>
					<Points items={points} />
					<p className="mt-auto mb-0 rounded-box bg-accent-wash px-4 py-3 text-[0.95rem]">{fits}</p>
				</li>
			))}
		</ul>
	);
}

export function Prose({ paragraphs }: { paragraphs: string[] }) {
	return (
		<div className="grid gap-x-12 gap-y-5 text-[1.06rem] text-ink-2 leading-relaxed md:ml-[calc(25%+1.5rem)] lg:grid-cols-2">
			{paragraphs.map((text) => (
				<p key={text} className="m-0">
					{text}
				</p>
			))}
		</div>
	);
}

export function FormBlock({ points, children }: { points: string[]; children: ReactNode }) {
	return (
		<div className="grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_7fr]">
			<Points items={points} />
			<div className="rounded-card border border-line bg-surface p-[clamp(20px,3vw,36px)]">{children}</div>
		</div>
	);
}
