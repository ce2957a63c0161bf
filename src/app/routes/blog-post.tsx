import { PostBroken } from "@/features/blog/post-failed";
import { PostArticle, PostPage, type PostStatements } from "@/features/blog/post-page";
import { adoptThisPage } from "../page-data";

const statements: PostStatements = (...told) => import("../statements/post").then(({ postStatements }) => postStatements(...told));

function Component() {
	return <PostPage statements={statements} />;
}

/** The page, once the cache holds what its HTML shows. */
export async function load() {
	await adoptThisPage();
	return { Component, ErrorBoundary: PostBroken };
}

// The article is for the previews of the administration, which load this file for it: a chunk of its own would be one more for visitors.
export { PostArticle };
