import { PostBroken } from "@/features/blog/post-failed";
import { PostPage, type PostStatements } from "@/features/blog/post-page";

const statements: PostStatements = (...told) => import("../statements/post").then(({ postStatements }) => postStatements(...told));

export function Component() {
	return <PostPage statements={statements} />;
}

export { PostBroken as ErrorBoundary };
