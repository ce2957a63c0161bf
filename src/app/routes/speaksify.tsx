import { paths } from "@/content/paths";
import { speaksifySeo } from "@/content/products/speaksify-landing";
import { SpeaksifyPage } from "@/features/products/speaksify-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then(({ trail }) => trail("Speaksify", paths.speaksify));

/** The landing page; the product's own page is /products/speaksify. */
export function Component() {
	return (
		<>
			<SiteHead seo={{ ...speaksifySeo, image: paths.socialPicture("speaksify") }} structuredData={structuredData} />
			<SpeaksifyPage />
		</>
	);
}
