import { paths } from "@/content/paths";
import { reviewsSeo } from "@/content/reviews";
import { ReviewsPage } from "@/features/reviews/reviews-page";
import { SiteHead } from "../layouts/site-head";

// No rating among it: stars that a company gives out about itself are no rating.
const structuredData = () => import("../structured-data/trail").then((module) => module.trail("Reviews", paths.reviews));

export function Component() {
	return (
		<>
			<SiteHead seo={reviewsSeo} structuredData={structuredData} />
			<ReviewsPage />
		</>
	);
}
