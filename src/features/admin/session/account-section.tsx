import { type ReactNode, useId } from "react";

export function AccountSection({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-x-12 gap-y-5 px-[clamp(20px,3vw,40px)] py-8 lg:grid-cols-[2fr_3fr]">
			<div>
				<h2 id={id} className="m-0 font-semibold text-heading tracking-[-0.02em]">
					{title}
				</h2>
				<p className="mt-1.5 mb-0 max-w-[28.1em] text-ink-2">{detail}</p>
			</div>
			<div className="min-w-0 max-w-md">{children}</div>
		</section>
	);
}
