import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { productsPage as texts } from "@/content/product-pages/list";
import { priceText } from "@/content/products";
import type { Product } from "@/content/schema";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { SmartImage } from "@/shared/ui/smart-image";
import { ProductFacts } from "./product-facts";

/** Each card comes this much later than the one before it. */
const STAGGER_MS = 200;

/** Products as large cards, the picture now at the right, now at the left. */
export function ProductList({ items }: { items: readonly Product[] }) {
	return (
		<ul aria-label={texts.list} className="m-0 grid list-none gap-y-[clamp(64px,9vw,136px)] p-0">
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
			<div className={classNames("grid gap-x-10 gap-y-8", mirrored ? "lg:grid-cols-[4fr_8fr]" : "lg:grid-cols-[8fr_4fr]")}>
				<SmartImage
					src={product.image}
					alt={product.imageAlt}
					width={1600}
					height={1000}
					priority={index === 0}
					sizes="(min-width: 77.5rem) 750px, (min-width: 64rem) 62vw, 100vw"
					className={classNames("aspect-[16/10] rounded-card", mirrored && "lg:col-start-2 lg:row-start-1")}
					imageClassName="group-has-[a:hover]:scale-[1.015] transition-[opacity,scale] duration-700"
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
							className="size-5 transition-transform duration-300 group-has-[a:hover]:translate-x-0.5 group-has-[a:hover]:-translate-y-0.5"
						/>
					</Link>
				</div>
			</div>
			<ProductFacts facts={product.facts} />
		</article>
	);
}
