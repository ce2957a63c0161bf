import { staticPosts } from "../blog/list";
import { site } from "../site";

/** The static posts that visitors see. Not in blog/list.ts, which the build replaces before it knows the settings. */
export const shownPosts = staticPosts.filter(({ sample }) => site.showsSamples || !sample);
