import { paths } from "@/content/paths";
import { products } from "@/content/products/products";
import type { Product } from "@/content/schema";
import { site } from "@/content/site";
import { breadcrumb, type JsonLd, product as productStatement } from "@/shared/seo/json-ld";
import { trail } from "./trail";

// Without an offer, because no product has a fixed price, and with a description without claims.
function describeProduct(product: Product): JsonLd {
	return productStatement({
		name: product.name,
		description: product.listing,
		url: site.url + paths.product(product.slug),
		image: site.url + product.image,
		brand: site.name,
	});
}

export function productsStructuredData(): JsonLd[] {
	return [...products.map(describeProduct), ...trail("Products", paths.products)];
}

export function productStructuredData(product: Product): JsonLd[] {
	const trailToProduct = breadcrumb([
		{ name: "Home", url: `${site.url}/` },
		{ name: "Products", url: site.url + paths.products },
		{ name: product.name, url: site.url + paths.product(product.slug) },
	]);
	return [describeProduct(product), trailToProduct];
}
