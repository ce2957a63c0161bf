import { paths } from "@/content/paths";
import { productsSeo } from "@/content/products/list";
import { ProductsPage } from "@/features/products/products-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/products").then(({ productsStructuredData }) => productsStructuredData());

export function Component() {
	return (
		<>
			<SiteHead seo={{ ...productsSeo, image: paths.socialPicture("products") }} structuredData={structuredData} />
			<ProductsPage />
		</>
	);
}
