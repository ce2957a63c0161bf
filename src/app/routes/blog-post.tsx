import { PostBroken } from "@/features/blog/post-failed";
import { PostArticle, PostPage, type PostStructuredData } from "@/features/blog/post-page";
import { adoptThisPage } from "../page-data";

const structuredData: PostStructuredData = (...told) =>
	import("../structured-data/post").then(({ postStructuredData }) => postStructuredData(...told));

function Component() {
	return <PostPage structuredData={structuredData} />;
}

/** The page, once the cache holds what its HTML shows. */
export async function load() {
	await adoptThisPage();
	return { Component, ErrorBoundary: PostBroken };
}

// The article is for the previews of the administration, which load this file for it: a chunk of its own would be one more for visitors.
export { PostArticle };
