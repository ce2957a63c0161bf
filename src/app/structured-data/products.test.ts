import { expect, test } from "vitest";
import { products } from "@/content/products/products";
import { site } from "@/content/site";
import { claimsIn } from "../../../tests/support/claims";
import { productStructuredData, productsStructuredData } from "./products";

const [speaksify] = products;
if (!speaksify) throw new Error("There is no product");
const all = [...productsStructuredData(), ...productStructuredData(speaksify)];

test("lists each product without an offer, and its own breadcrumb", () => {
	const told = productsStructuredData();
	expect(told.filter((statement) => statement["@type"] === "Product")).toMatchObject(
		products.map(({ name, slug }) => ({ name, url: `${site.url}/products/${slug}`, brand: { name: site.name } })),
	);
	expect(told.at(-1)).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "Home" }, { name: "Products" }] });
	expect(JSON.stringify(all)).not.toMatch(/"(offers|price|priceCurrency|availability|aggregateRating|review)"/);
});

test("describes a product and its breadcrumb through the list", () => {
	const [product, way] = productStructuredData(speaksify);
	expect(product).toMatchObject({ "@type": "Product", name: speaksify.name, image: site.url + speaksify.image });
	expect(way?.itemListElement).toMatchObject([
		{ position: 1, name: "Home", item: `${site.url}/` },
		{ position: 2, name: "Products", item: `${site.url}/products` },
		{ position: 3, name: speaksify.name, item: `${site.url}/products/speaksify` },
	]);
});

test("contains none of the registered claims", () => {
	const told = JSON.stringify(all);
	expect(claimsIn(told)).toEqual([]);
});
