import { blogsSeo, feedTitle } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { BlogsPage, ExternalBlog } from "@/features/blog/blogs-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then((module) => module.trail("Blog", paths.blogs));

export function Component() {
	if (site.externalBlogUrl) {
		return (
			<>
				<SiteHead seo={{ ...blogsSeo, noindex: true }} />
				<ExternalBlog address={site.externalBlogUrl} />
			</>
		);
	}
	return (
		<>
			<SiteHead seo={blogsSeo} feed={{ path: paths.feed, title: feedTitle }} structuredData={structuredData} />
			<BlogsPage />
		</>
	);
}
