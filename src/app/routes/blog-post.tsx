import { PostArticle, PostPage, type PostStructuredData } from "@/features/blog/post-page";
import { PostBroken } from "@/features/blog/post-states";
import { EditLink } from "../edit-link";
import { adoptThisPage } from "../page-data";

const structuredData: PostStructuredData = (...told) =>
	import("../structured-data/articles").then(({ postStructuredData }) => postStructuredData(...told));

function Component() {
	return <PostPage structuredData={structuredData} tools={(id) => <EditLink kind="post" id={id} />} />;
}

export async function load() {
	await adoptThisPage();
	return { Component, ErrorBoundary: PostBroken };
}

// Exported for the admin previews: a chunk of its own would be one more file for visitors.
export { PostArticle };
