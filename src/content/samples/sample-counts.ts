import { staticPosts } from "../blog/list";
import { reviews } from "../reviews";

/** How many samples the site's own files have. The build evaluates it, so that pages don't load the reviews to count them. */
export const sampleCounts = {
	reviews: reviews.filter(({ sample }) => sample).length,
	posts: staticPosts.filter(({ sample }) => sample).length,
};

/** How many reviews are from clients. */
export const clientReviews = reviews.length - sampleCounts.reviews;
