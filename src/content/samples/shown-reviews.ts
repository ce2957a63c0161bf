import { site } from "../site";
import { clientReviews, sampleCounts } from "./sample-counts";

/** Whether visitors see a review. Without the reviews themselves, for pages that only link to them. */
export const showsReviews = clientReviews > 0 || (site.showsSamples && sampleCounts.reviews > 0);
