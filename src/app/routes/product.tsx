import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { paths } from "@/content/paths";
import { findProduct } from "@/content/products/products";
import { productSheets } from "@/content/products/sheets";
import type { Product } from "@/content/schema";
import { ProductPage } from "@/features/products/product-page";
import { SiteHead } from "../layouts/site-head";
import { Component as NotFound } from "./not-found";

export function Component() {
	const { slug = "" } = useParams();
	const product = findProduct(slug.toLowerCase());
	return product ? <ProductRoute key={product.slug} product={product} /> : <NotFound />;
}

function ProductRoute({ product }: { product: Product }) {
	const sheet = productSheets[product.slug];
	const structuredData = useCallback(
		() => import("../structured-data/products").then(({ productStructuredData }) => productStructuredData(product)),
		[product],
	);
	if (!sheet) throw new Error(`The product ${product.slug} has no sheet`);
	const seo = { ...sheet.seo, path: paths.product(product.slug), image: paths.socialPicture(product.slug) };
	return (
		<>
			<SiteHead seo={seo} structuredData={structuredData} />
			<ProductPage product={product} sheet={sheet} />
		</>
	);
}
