import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { productsPage as texts } from "@/content/products/list";
import { priceText, products } from "@/content/products/products";
import type { Product } from "@/content/schema";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { SmartImage } from "@/shared/ui/smart-image";
import { Breadcrumbs } from "./breadcrumbs";
import { ProductFacts } from "./product-facts";

export function ProductsPage() {
	return (
		<>
			<div className="wrap pt-[calc(4.5rem+clamp(24px,3vw,44px))] pb-[clamp(72px,9vw,136px)]">
				<Breadcrumbs steps={[{ name: "Products", href: paths.products }]} />
				<div className="mt-[clamp(32px,5vw,76px)] mb-[clamp(52px,7vw,104px)] grid gap-x-10 gap-y-6 lg:grid-cols-[8fr_4fr] lg:items-end">
					<h1 className="m-0 max-w-[12.1em] font-semibold text-[clamp(2.6rem,1.2rem+4.7vw,5.25rem)] leading-[0.96] tracking-[-0.05em]">
						{texts.title}
					</h1>
					<p className="m-0 max-w-[29.5em] text-ink-2 text-lead leading-normal">{texts.lead}</p>
				</div>
				<ProductList items={products} />
				<div className="mt-[clamp(56px,7vw,104px)] grid gap-x-10 gap-y-2 border-line-strong border-t pt-6 lg:grid-cols-[4fr_8fr]">
					<h2 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{texts.few.title}</h2>
					<p className="m-0 max-w-[32.2em] text-ink-2">{texts.few.text}</p>
				</div>
			</div>
			<Running />
			<Closing />
		</>
	);
}

function Running() {
	const { title, lead, items } = texts.running;
	return (
		<section aria-labelledby="running-title" className="bg-sunken py-[clamp(64px,8vw,124px)]">
			<div className="wrap grid gap-x-10 gap-y-12 lg:grid-cols-[4fr_8fr]">
				<div>
					<h2 id="running-title" className="m-0 max-w-[9.4em] font-semibold text-title leading-[1.02] tracking-[-0.035em]">
						{title}
					</h2>
					<p className="mt-5 mb-0 max-w-[26.8em] text-ink-2">{lead}</p>
				</div>
				<ul className="m-0 grid list-none gap-x-10 gap-y-10 p-0 sm:grid-cols-2 lg:gap-y-16">
					{items.map((item) => (
						<li key={item.name} className="border-line-strong border-t pt-4">
							<p className="label-mono m-0 text-accent">{item.name}</p>
							<h3 className="mt-8 mb-3 font-semibold text-heading leading-tight tracking-[-0.025em] lg:mt-12">{item.title}</h3>
							<p className="m-0 max-w-[32.2em] text-ink-2">{item.text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Closing() {
	const { title, text, action, mail } = texts.closing;
	return (
		<section aria-labelledby="ask-title" className="wrap py-[clamp(64px,8vw,124px)]">
			<div className="grid gap-x-10 gap-y-6 lg:grid-cols-[8fr_4fr] lg:items-end">
				<h2 id="ask-title" className="m-0 max-w-[10.7em] font-semibold text-title leading-[1] tracking-[-0.04em]">
					{title}
				</h2>
				<div className="grid justify-items-start gap-5">
					<p className="m-0 max-w-[28.1em] text-ink-2 text-lead leading-normal">{text}</p>
					<DialogLink
						source={action.source}
						subject={action.subject}
						href={paths.contactAbout(action.source)}
						className={buttonStyles({ tone: "accent" })}
					>
						{action.text}
					</DialogLink>
					<p className="m-0 text-[0.95rem] text-ink-2">
						{mail}{" "}
						<a href={`mailto:${site.email}`} className="link-line py-1 font-medium text-ink">
							{site.email}
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}

const STAGGER_MS = 200;

export function ProductList({ items }: { items: readonly Product[] }) {
	return (
		<ul aria-label={texts.list} className="m-0 grid list-none grid-cols-1 gap-y-[clamp(64px,9vw,136px)] p-0">
			{items.map((product, index) => (
				<li key={product.id}>
					<Reveal delay={index * STAGGER_MS}>
						<ProductCard product={product} index={index} />
					</Reveal>
				</li>
			))}
		</ul>
	);
}

function ProductCard({ product, index }: { product: Product; index: number }) {
	const mirrored = index % 2 === 1;
	return (
		<article className="group relative border-ink border-t-2 pt-5">
			<p className="label-mono m-0 flex flex-wrap justify-between gap-x-8 gap-y-2 text-ink-3">
				<span>
					<span aria-hidden="true">{String(index + 1).padStart(2, "0")} / </span>
					{product.tag}
				</span>
				<span>
					<span className="sr-only">{texts.card.price}: </span>
					{priceText(product)}
				</span>
			</p>
			<h2 className="mt-[clamp(20px,3vw,44px)] mb-[clamp(24px,3.4vw,52px)] font-semibold text-[clamp(3.1rem,1.2rem+9.4vw,9.5rem)] leading-[0.9] tracking-[-0.055em]">
				{product.name}
			</h2>
			<div className={classNames("grid grid-cols-1 gap-x-10 gap-y-8", mirrored ? "lg:grid-cols-[4fr_8fr]" : "lg:grid-cols-[8fr_4fr]")}>
				<SmartImage
					src={product.image}
					alt={product.imageAlt}
					width={1600}
					height={1000}
					priority={index === 0}
					sizes="(min-width: 77.5rem) 750px, (min-width: 64rem) 62vw, 100vw"
					className={classNames("aspect-[16/10] rounded-card", mirrored && "lg:col-start-2 lg:row-start-1")}
					imageClassName="motion-safe:group-has-[a:hover]:scale-[1.015] transition-[opacity,scale] duration-700"
				/>
				<div className="flex flex-col items-start">
					<p className="m-0 font-semibold text-[clamp(1.5rem,1.2rem+1.1vw,2.1rem)] leading-[1.08] tracking-[-0.032em]">{product.title}</p>
					<p className="mt-5 mb-7 max-w-[30.8em] text-ink-2">{product.listing}</p>
					<Link
						to={paths.product(product.slug)}
						className="mt-auto inline-flex items-center gap-2 py-1 font-semibold text-lead no-underline after:absolute after:inset-0 after:rounded-chip focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-4 group-has-[a:hover]:text-accent"
					>
						{texts.card.link}
						<span className="sr-only">: {product.name}</span>
						<ArrowUpRight
							aria-hidden="true"
							className="size-5 transition-transform duration-300 motion-safe:group-has-[a:hover]:translate-x-0.5 motion-safe:group-has-[a:hover]:-translate-y-0.5"
						/>
					</Link>
				</div>
			</div>
			<ProductFacts facts={product.facts} />
		</article>
	);
}
