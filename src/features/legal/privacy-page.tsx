import { type PolicyDate, type PrivacyPolicy, privacyPolicy } from "@/content/privacy";
import { PolicyContents } from "./policy-contents";
import { PolicyText } from "./policy-text";

/** /privacy-policy. On paper it is dark on white whatever the theme, and without its table of contents. */
export function PrivacyPage({ policy = privacyPolicy }: { policy?: PrivacyPolicy }) {
	return (
		<article className="pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)] print:pb-0 print:text-ink print:[color-scheme:light]">
			<Opening policy={policy} />
			<div className="wrap grid gap-x-[clamp(32px,5vw,80px)] gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
				<PolicyContents title={policy.contents} sections={policy.sections} />
				<div className="grid gap-[clamp(44px,5vw,72px)]">
					{policy.sections.map((section, index) => (
						<PolicyText key={section.id} section={section} number={index + 1} />
					))}
				</div>
			</div>
		</article>
	);
}

function Opening({ policy }: { policy: PrivacyPolicy }) {
	const { label, title, lead, summary, effective, lastReviewed } = policy;
	return (
		<header className="wrap mb-[clamp(44px,6vw,88px)]">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line-strong border-t pt-5.5">
				<p className="label-mono m-0 text-ink-3">{label}</p>
				<p className="m-0 text-[0.95rem] text-ink-2">
					Effective <Day date={effective} />
					{lastReviewed ? (
						<>
							, last reviewed <Day date={lastReviewed} />
						</>
					) : null}
				</p>
			</div>
			<h1 className="mt-[clamp(20px,3vw,40px)] mb-0 font-semibold text-display leading-[0.98] tracking-[-0.045em]">{title}</h1>
			<p className="mt-6 mb-0 max-w-[38.9em] text-ink-2 text-lead leading-normal">{lead}</p>
			<dl className="mt-[clamp(28px,4vw,56px)] mb-0 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
				{summary.map(({ value, label: what }) => (
					<div key={what} className="flex flex-col-reverse justify-end bg-surface p-[clamp(18px,2.4vw,32px)]">
						<dt className="text-[0.95rem] text-ink-2 leading-snug">{what}</dt>
						<dd className="m-0 mb-2 font-semibold text-[clamp(2.6rem,2rem+2.4vw,4.2rem)] leading-none tracking-[-0.05em]">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	);
}

function Day({ date }: { date: PolicyDate }) {
	return (
		<time dateTime={date.iso} className="font-semibold text-ink">
			{date.text}
		</time>
	);
}
