import { paths } from "@/content/paths";
import { products } from "@/content/products";
import type { Product } from "@/content/schema";
import { site } from "@/content/site";
import { breadcrumb, type JsonLd, product as productStatement } from "@/shared/seo/json-ld";
import { trail } from "./trail";

/**
 * What search engines are told about one product: no offer, because it has no fixed price, and the text without claims
 *.
 */
function statementOf(product: Product): JsonLd {
	return productStatement({
		name: product.name,
		description: product.listing,
		url: site.url + paths.product(product.slug),
		image: site.url + product.image,
		brand: site.name,
	});
}

/** What search engines are told on the list of products. */
export function productsStructuredData(): JsonLd[] {
	return [...products.map(statementOf), ...trail("Products", paths.products)];
}

/** What search engines are told on a product's page. */
export function productStructuredData(product: Product): JsonLd[] {
	const way = breadcrumb([
		{ name: "Home", url: `${site.url}/` },
		{ name: "Products", url: site.url + paths.products },
		{ name: product.name, url: site.url + paths.product(product.slug) },
	]);
	return [statementOf(product), way];
}
