import { paths } from "@/content/paths";
import { reviewsSeo } from "@/content/reviews";
import { ReviewsPage } from "@/features/reviews/reviews-page";
import { SiteHead } from "../layouts/site-head";

// No rating: search engines don't accept a company's ratings of itself.
const structuredData = () => import("../structured-data/trail").then((module) => module.trail("Reviews", paths.reviews));

export function Component() {
	return (
		<>
			<SiteHead seo={reviewsSeo} structuredData={structuredData} />
			<ReviewsPage />
		</>
	);
}
