import { useState } from "react";
import { PostText } from "./post-text";
import { prerenderedBody } from "./prerendered-bodies";

/**
 * The words of a post whose page came as HTML: they stay as they are, and neither they nor their cleaner are loaded again. Should
 * React have to make the page anew, it is no page that came as HTML any more, and its words are loaded.
 */
export function AdoptedBody({ slug }: { slug: string }) {
	const [body] = useState(() => prerenderedBody(slug));
	return <PostText body={body} isInPage />;
}
