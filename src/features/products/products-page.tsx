import { paths } from "@/content/paths";
import { productsPage as texts } from "@/content/product-pages/list";
import { products } from "@/content/products";
import { site } from "@/content/site";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { Breadcrumbs } from "./breadcrumbs";
import { ProductList } from "./product-list";

/** /products: everything that the studio sells as its own, and how it stands behind it. */
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
					<p className="m-0 max-w-[41.5em] text-ink-2">{texts.few.text}</p>
				</div>
			</div>
			<Running />
			<Closing />
		</>
	);
}

/** What every product comes with: support, releases, data, and a way out. */
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
					<DialogLink source={action.source} subject={action.subject} href={paths.contact} className={buttonStyles({ tone: "accent" })}>
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
