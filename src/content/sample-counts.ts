import { staticPosts } from "./blog/list";
import { reviews } from "./reviews";

/** How many samples the site's own files have. The build evaluates it, so that the dashboard doesn't load the reviews. */
export const sampleCounts = {
	reviews: reviews.filter(({ sample }) => sample).length,
	posts: staticPosts.filter(({ sample }) => sample).length,
};
