import { Link } from "react-router-dom";
import { firstLook } from "@/content/home/page";
import { paths } from "@/content/paths";
import { reviewsPage as page, reviews } from "@/content/reviews";
import { nextStep } from "@/content/services/section";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { island } from "@/shared/ui/island";
import { StatusPanel } from "@/shared/ui/status-panel";

const ANCHOR = "reviews";

const Grid = island({
	id: ANCHOR,
	name: "reviews",
	load: () => import("./review-grid").then((module) => module.ReviewGrid),
	fallback: <div className="min-h-dvh" />,
});

export function ReviewsPage() {
	return (
		<div className="pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)]">
			<Hero />
			<section id={ANCHOR} aria-labelledby={`${ANCHOR}-title`} className="wrap">
				<h2 id={`${ANCHOR}-title`} className="sr-only">
					{page.list}
				</h2>
				{reviews.length > 0 ? <Grid /> : <StatusPanel kind="empty" title={page.none.title} detail={page.none.detail} />}
			</section>
			<Closing />
		</div>
	);
}

function Hero() {
	return (
		<div className="wrap mb-[clamp(48px,6vw,88px)]">
			<p className="label-mono m-0 text-ink-3">{page.label}</p>
			<div className="mt-5 grid gap-x-12 gap-y-5 lg:grid-cols-[8fr_5fr] lg:items-end">
				<h1 className="m-0 max-w-[9.4em] font-semibold text-display leading-[0.98] tracking-[-0.045em]">{page.title}</h1>
				<div>
					<p className="m-0 max-w-[30.8em] text-ink-2 text-lead leading-normal">{reviews.length > 0 ? page.lead : page.none.lead}</p>
					<p className="mt-4 mb-0">
						{firstLook.price ? `${firstLook.price.text} (${firstLook.price.detail}). ` : null}
						<Link to={paths.contact} className="link-line font-semibold">
							{nextStep}
						</Link>
					</p>
				</div>
			</div>
			{reviews.length > 0 ? <Figures /> : null}
		</div>
	);
}

function Figures() {
	return (
		<dl className="mt-[clamp(36px,5vw,72px)] mb-0 grid grid-cols-3 border-line-strong border-y lg:grid-cols-[6fr_2fr_2fr_2fr]">
			{page.stats.map(({ value, label, scope }, index) => (
				<div
					key={label}
					className={classNames(
						"flex flex-col-reverse justify-end py-[clamp(20px,2.6vw,36px)] pr-3",
						index === 0 ? "col-span-3 lg:col-span-1" : "border-line max-lg:border-t lg:border-l lg:pl-7",
						index > 1 && "max-lg:border-l max-lg:pl-[clamp(12px,3vw,28px)]",
					)}
				>
					<dt className="text-[0.95rem] leading-snug">
						{label}
						<span className="mt-1.5 block text-balance text-ink-3 text-sm leading-snug">{scope}</span>
					</dt>
					<dd
						className={classNames(
							"m-0 mb-3 font-semibold leading-none",
							index === 0
								? "flex flex-wrap items-end gap-x-9 gap-y-5 text-[clamp(4.5rem,2.6rem+8vw,9rem)] tracking-[-0.05em]"
								: "text-[clamp(1.75rem,1.4rem+1.6vw,2.4rem)] tracking-[-0.045em] lg:mt-auto",
						)}
					>
						{value}
						{index === 0 ? <Spread /> : null}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** One square for each review, by its stars. */
function Spread() {
	return (
		<span aria-hidden="true" className="mb-[0.9em] grid max-w-full grid-cols-1 gap-1.5 text-[0.75rem] text-ink-3 tracking-normal">
			{[5, 4, 3, 2, 1].map((stars) => (
				<span key={stars} className="flex h-2.5 items-center gap-1">
					<span className="w-4 shrink-0 font-mono">{stars}</span>
					{reviews
						.filter(({ rating }) => rating === stars)
						.map(({ id }) => (
							<span key={id} className="size-2.5 bg-accent-bright" />
						))}
				</span>
			))}
		</span>
	);
}

function Closing() {
	return (
		<section aria-labelledby="sixteen" className="wrap mt-[clamp(64px,8vw,120px)]">
			<div className="grid gap-x-12 gap-y-6 rounded-card bg-accent-wash p-[clamp(26px,5vw,72px)] lg:grid-cols-[7fr_5fr] lg:items-end">
				<h2 id="sixteen" className="m-0 max-w-[9.4em] font-semibold text-title leading-[1.02] tracking-[-0.04em]">
					{page.closing.title}
				</h2>
				<div className="grid justify-items-start gap-6">
					<p className="m-0 max-w-[30.8em] text-ink-2 text-lead leading-normal">{page.closing.text}</p>
					<Link to={paths.contactSection} className={buttonStyles({ tone: "accent" })}>
						{page.closing.button}
					</Link>
				</div>
			</div>
		</section>
	);
}
