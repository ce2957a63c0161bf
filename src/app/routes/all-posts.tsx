import { allPostsSeo } from "@/content/blogs";
import { paths } from "@/content/paths";
import { AllPostsPage } from "@/features/blog/all-posts-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then((module) => module.trail("All posts", paths.allPosts));

export function Component() {
	return (
		<>
			<SiteHead seo={allPostsSeo} structuredData={structuredData} />
			<AllPostsPage />
		</>
	);
}
