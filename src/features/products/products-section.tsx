import { ArrowRight, AudioLines } from "lucide-react";
import { Link } from "react-router-dom";
import { products, productsSection as texts } from "@/content/products/products";
import type { Product } from "@/content/schema";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SmartImage } from "@/shared/ui/smart-image";

export function ProductsSection() {
	const featured = products.filter((product) => product.featured);
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading label={texts.label} title={texts.title} lead={texts.lead} />
			</Reveal>
			{featured.map((product) => (
				<FeaturedProduct key={product.id} product={product} />
			))}
			<p className="mt-8 mb-0">
				<Link to={texts.viewAll.href} className="link-line inline-flex items-center gap-2 py-1 font-semibold">
					{texts.viewAll.text}
					<ArrowRight aria-hidden="true" className="size-4" />
				</Link>
			</p>
		</div>
	);
}

function FeaturedProduct({ product }: { product: Product }) {
	return (
		<article className="overflow-hidden rounded-card border border-white/12 bg-night text-night-ink">
			<div className="grid lg:grid-cols-[5fr_7fr]">
				<div className="flex flex-col justify-center gap-5 p-[clamp(24px,4vw,52px)]">
					<p className="label-mono m-0 inline-flex items-center gap-2 self-start rounded-full border border-white/25 px-3 py-1.5 text-[#ff8a5c]">
						<AudioLines aria-hidden="true" className="size-3.5" />
						{product.tag}
					</p>
					<div>
						<h3 className="m-0 font-semibold text-[clamp(1.7rem,1.3rem+1.6vw,2.6rem)] leading-[1.04] tracking-[-0.035em]">
							{product.name}
							<span className="mt-2 block font-medium text-[#a5a9b6] text-lead tracking-[-0.02em]">{product.title}</span>
						</h3>
						<p className="mt-5 mb-0 font-medium">{product.tagline}</p>
						<p className="mt-2 mb-0 max-w-[34.8em] text-[#c9ccd6]">{product.description}</p>
					</div>
					<div className="mt-1 flex flex-wrap gap-3">
						<Link to={product.ctaLink} className={buttonStyles({ tone: "accent" })}>
							{product.ctaText}
							<span className="sr-only"> with {product.name}</span>
						</Link>
						<Link to={product.ctaLink} className={buttonStyles({ tone: "night" })}>
							{texts.view}
							<span className="sr-only">: {product.name}</span>
						</Link>
					</div>
				</div>
				<SmartImage
					src={product.image}
					alt={product.imageAlt}
					width={1600}
					height={1000}
					sizes="(min-width: 64rem) 660px, 100vw"
					className="aspect-[16/10] lg:aspect-auto lg:min-h-full"
				/>
			</div>
			<dl className="m-0 grid gap-px border-white/12 border-t bg-white/12 md:grid-cols-3">
				{product.facts.map((fact) => (
					<div key={fact.label} className="flex flex-col-reverse justify-end bg-night px-[clamp(24px,2.6vw,34px)] py-6">
						<dt className="text-[#c9ccd6] text-[0.92rem] leading-snug">
							{fact.label}
							<span className="mt-1 block text-[#9397a4] text-sm">{fact.scope}</span>
						</dt>
						<dd className="m-0 mb-1 font-semibold text-3xl tracking-[-0.035em]">{fact.value}</dd>
					</div>
				))}
			</dl>
		</article>
	);
}
