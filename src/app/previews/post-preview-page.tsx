import { useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { readPost } from "@/data/blogs/admin-repository";
import { toPost } from "@/data/blogs/row-mapper";
import type { PostRow } from "@/data/blogs/schema";
import { PostPreview } from "./articles";
import { PreviewPage } from "./preview-page";

const show = (row: PostRow) => <PostPreview post={toPost(row)} />;

/** /admin/preview/blog/:blogId */
export function PostPreviewPage() {
	const { blogId = "" } = useParams();
	return (
		<PreviewPage
			key={blogId}
			subject="post"
			id={blogId}
			read={readPost}
			links={{ edit: adminPaths.editBlog(blogId), list: adminPaths.blogs, page: paths.blogPost }}
		>
			{show}
		</PreviewPage>
	);
}
