import { allPostsPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { adoptLists } from "@/data/prerendered-lists";
import { island } from "@/shared/ui/island";
import { IndexPage } from "@/shared/ui/row-index";
import { PostsLoading } from "./posts-loading";

const ANCHOR = "all-posts";

const AllPosts = island({
	id: ANCHOR,
	name: "posts",
	load: async () => (await Promise.all([import("./all-posts"), adoptLists()]))[0].AllPosts,
	fallback: <PostsLoading />,
});

/** Where "Show more" leads without scripts. */
export function AllPostsPage() {
	return (
		<IndexPage texts={allPostsPage} back={paths.blogs} contact={paths.contactSection}>
			<div id={ANCHOR}>
				<AllPosts />
			</div>
		</IndexPage>
	);
}
