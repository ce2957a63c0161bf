import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import type { LeadAction, ProductSheet } from "@/content/product-pages/sheet-schema";
import { priceText } from "@/content/products";
import type { Product } from "@/content/schema";
import { type ButtonVariant, buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { SmartImage } from "@/shared/ui/smart-image";
import { Breadcrumbs } from "./breadcrumbs";
import { ProductFacts } from "./product-facts";
import { FeatureTable, Needs, Purpose, Refusals, StackTable } from "./product-sheet";

interface ProductPageProps {
	product: Product;
	sheet: ProductSheet;
}

/** /products/:slug: the product as a sheet, its price beside it all the way down. */
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
				<div className="mt-[clamp(28px,4vw,56px)] mb-[clamp(28px,4vw,56px)] grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
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

/** Stays in view beside the sheet on wide screens. */
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
		<DialogLink source={action.source} subject={action.subject} href={paths.contact} className={buttonStyles({ tone, className })}>
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
