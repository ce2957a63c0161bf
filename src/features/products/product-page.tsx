import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { priceText } from "@/content/products/products";
import type { LeadAction, ProductSheet } from "@/content/products/sheet-schema";
import type { Product } from "@/content/schema";
import { type ButtonVariant, buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { SmartImage } from "@/shared/ui/smart-image";
import { Breadcrumbs } from "./breadcrumbs";
import { ProductFacts } from "./product-facts";

interface ProductPageProps {
	product: Product;
	sheet: ProductSheet;
}

export function ProductPage({ product, sheet }: ProductPageProps) {
	return (
		<>
			<div className="wrap pt-[calc(4.5rem+clamp(24px,3vw,44px))] pb-[clamp(64px,8vw,124px)]">
				<Breadcrumbs
					steps={[
						{ name: "Products", href: paths.products },
						{ name: product.name, href: paths.product(product.slug) },
					]}
				/>
				<div className="mt-[clamp(28px,4vw,56px)] mb-[clamp(28px,4vw,56px)] grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
					<h1 className="m-0 font-semibold text-[clamp(3rem,1.1rem+8.6vw,8rem)] leading-[0.92] tracking-[-0.055em]">{product.name}</h1>
					<p className="m-0 lg:pb-2">
						<span className="block font-semibold text-heading leading-snug tracking-[-0.025em]">{product.title}</span>
						<span className="mt-2 block text-ink-2">{sheet.lead}</span>
					</p>
				</div>
				<div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
					<SmartImage
						src={product.image}
						alt={product.imageAlt}
						width={1600}
						height={1000}
						priority
						sizes="(min-width: 77.5rem) 784px, (min-width: 64rem) 62vw, 100vw"
						className="aspect-[16/10] rounded-card"
					/>
					<PriceBox product={product} price={sheet.price} />
					<div className="grid content-start gap-[clamp(56px,7vw,104px)]">
						<div>
							<ProductFacts facts={product.facts} />
							<Purpose {...sheet.purpose} />
						</div>
						<FeatureTable {...sheet.features} />
						<Refusals {...sheet.refusals} />
						<StackTable {...sheet.stack} />
					</div>
				</div>
			</div>
			<Needs {...sheet.needs} />
			<Closing {...sheet.closing} />
		</>
	);
}

function PriceBox({ product, price }: { product: Product; price: ProductSheet["price"] }) {
	return (
		<aside aria-label={price.label} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
			<div className="rounded-card border border-line-strong bg-surface p-6 lg:sticky lg:top-24">
				<p className="label-mono m-0 text-ink-3">{price.label}</p>
				<p className="mt-3 mb-3 font-semibold text-[1.75rem] leading-[1.05] tracking-[-0.035em]">{priceText(product)}</p>
				<p className="mt-0 mb-6 text-[0.92rem] text-ink-2">{price.note}</p>
				<Ask action={price.action} className="w-full" />
				<p className="mt-4 mb-0 text-center">
					<Link to={price.also.href} className="link-line inline-block py-1 font-semibold text-[0.95rem]">
						{price.also.text}
					</Link>
				</p>
			</div>
		</aside>
	);
}

function Ask({ action, tone = "accent", className }: { action: LeadAction; tone?: ButtonVariant["tone"]; className?: string }) {
	return (
		<DialogLink
			source={action.source}
			subject={action.subject}
			href={paths.contactAbout(action.source)}
			className={buttonStyles({ tone, className })}
		>
			{action.text}
		</DialogLink>
	);
}

function Closing({ title, text, action }: ProductSheet["closing"]) {
	return (
		<section aria-labelledby="quote-title" className="wrap py-[clamp(64px,8vw,124px)]">
			<div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7 border-ink border-t-2 pt-6">
				<div>
					<h2 id="quote-title" className="m-0 max-w-[10.7em] font-semibold text-title leading-[1.02] tracking-[-0.04em]">
						{title}
					</h2>
					<p className="mt-4 mb-0 max-w-[37.5em] text-ink-2 text-lead leading-normal">{text}</p>
				</div>
				<Ask action={action} tone="solid" />
			</div>
		</section>
	);
}

function Title({ id, children }: { id: string; children: ReactNode }) {
	return (
		<h2
			id={id}
			className="mt-0 mb-7 max-w-[14.7em] font-semibold text-[clamp(1.75rem,1.3rem+1.7vw,2.75rem)] leading-[1.04] tracking-[-0.035em]"
		>
			{children}
		</h2>
	);
}

function Purpose({ title, paragraphs }: ProductSheet["purpose"]) {
	return (
		<section aria-labelledby="purpose" className="mt-[clamp(48px,6vw,88px)]">
			<Title id="purpose">{title}</Title>
			<div className="grid gap-x-10 gap-y-4 text-[1.06rem] text-ink-2 leading-relaxed md:grid-cols-2">
				{paragraphs.map((text) => (
					<p key={text} className="m-0">
						{text}
					</p>
				))}
			</div>
		</section>
	);
}

function FeatureTable({ title, groups }: ProductSheet["features"]) {
	return (
		<section aria-labelledby="features">
			<Title id="features">{title}</Title>
			<div className="border-line-strong border-b">
				{groups.map(({ name, lines }) => (
					<div key={name} className="grid gap-x-8 border-line-strong border-t pt-5 pb-4 md:grid-cols-[10rem_minmax(0,1fr)]">
						<h3 className="mt-0 mb-2 font-semibold text-heading leading-tight tracking-[-0.025em]">{name}</h3>
						<dl className="m-0">
							{lines.map((line) => (
								<div
									key={line.name}
									className="grid gap-x-6 border-line border-t py-2.5 first:border-t-0 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
								>
									<dt className="text-ink-3">{line.name}</dt>
									<dd className="m-0">{line.value}</dd>
								</div>
							))}
						</dl>
					</div>
				))}
			</div>
		</section>
	);
}

function Refusals({ title, items }: ProductSheet["refusals"]) {
	return (
		<section aria-labelledby="refusals" className="rounded-card border border-white/12 bg-night p-[clamp(24px,4vw,48px)] text-night-ink">
			<Title id="refusals">{title}</Title>
			<ul className="m-0 grid list-none gap-x-10 gap-y-7 p-0 sm:grid-cols-2">
				{items.map((item) => (
					<li key={item.title} className="border-white/25 border-t pt-3.5">
						<h3 className="m-0 font-semibold text-[1.15rem] text-[#ff8a5c] tracking-[-0.015em]">{item.title}</h3>
						<p className="mt-1.5 mb-0 text-[#c9ccd6]">{item.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function StackTable({ title, lead, columns, parts }: ProductSheet["stack"]) {
	const [, runsOn, sees] = columns;
	return (
		<section aria-labelledby="stack">
			<Title id="stack">{title}</Title>
			<p aria-hidden="true" className={`label-mono m-0 hidden border-ink border-b-2 pb-3 text-ink-3 sm:grid ${partColumns}`}>
				{columns.map((column) => (
					<span key={column}>{column}</span>
				))}
			</p>
			<ul className="m-0 list-none p-0 max-sm:border-ink max-sm:border-t-2">
				{parts.map((part) => (
					<li key={part.name} className={`grid gap-y-1.5 border-line border-b py-4 ${partColumns}`}>
						<h3 className="m-0 font-semibold">{part.name}</h3>
						<dl className="m-0 grid gap-y-1.5 sm:contents">
							<Column name={runsOn}>
								<span className="font-mono text-[0.86rem]">{part.technologies.join(", ")}</span>
							</Column>
							<Column name={sees}>{part.sees}</Column>
						</dl>
					</li>
				))}
			</ul>
			<p className="mt-5 mb-0 text-[0.92rem] text-ink-3">{lead}</p>
		</section>
	);
}

const partColumns = "gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.15fr)]";

/** On phones each value has its column's name; wider screens show the names once. */
function Column({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3 sm:block">
			<dt className="text-[0.92rem] text-ink-3 sm:sr-only">{name}</dt>
			<dd className="m-0">{children}</dd>
		</div>
	);
}

function Needs({ title, items }: ProductSheet["needs"]) {
	return (
		<section aria-labelledby="needs" className="bg-sunken py-[clamp(64px,8vw,124px)]">
			<div className="wrap">
				<Title id="needs">{title}</Title>
				<ol className="m-0 grid list-none p-0 lg:grid-cols-3">
					{items.map((item, index) => (
						<li
							key={item.name}
							className="flex flex-col border-line-strong border-t py-6 lg:border-t-0 lg:border-l lg:px-8 lg:py-2 lg:first:border-l-0 lg:first:pl-0"
						>
							<span
								aria-hidden="true"
								className="font-semibold text-[clamp(3.5rem,2.5rem+4vw,6.5rem)] text-accent leading-[0.9] tracking-[-0.06em]"
							>
								{index + 1}
							</span>
							<h3 className="mt-6 mb-2.5 font-semibold text-heading tracking-[-0.025em]">{item.name}</h3>
							<p className="mt-0 mb-5 max-w-[29.5em] text-ink-2">{item.text}</p>
							<p className="label-mono mt-auto mb-0 text-ink-3">{item.takes}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
