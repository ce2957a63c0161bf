import "@/styles/admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { ScrollRestoration, useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { readPost } from "@/data/posts/admin-repository";
import { toPost } from "@/data/posts/row-mapper";
import type { PostRow } from "@/data/posts/schema";
import { readProject } from "@/data/projects/admin-repository";
import { toProject } from "@/data/projects/row-mapper";
import type { PortfolioRow } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { SessionGate } from "@/features/admin/session/session-gate";
import { SiteHead } from "../layouts/site-head";
import { CaseStudyPreview, PostPreview } from "./articles";
import { OpenedPreview, type OpenedPreviewProps, type PreviewedRow } from "./opened-preview";

const showProject = (row: PortfolioRow) => <CaseStudyPreview project={toProject(row)} />;
const showPost = (row: PostRow) => <PostPreview post={toPost(row)} />;

export function ProjectPreviewPage() {
	const { projectId = "" } = useParams();
	return (
		<PreviewPage
			key={projectId}
			subject="project"
			id={projectId}
			read={readProject}
			links={{ edit: adminPaths.editProject(projectId), list: adminPaths.portfolios, page: paths.caseStudy }}
		>
			{showProject}
		</PreviewPage>
	);
}

export function PostPreviewPage() {
	const { postId = "" } = useParams();
	return (
		<PreviewPage
			key={postId}
			subject="post"
			id={postId}
			read={readPost}
			links={{ edit: adminPaths.editPost(postId), list: adminPaths.blogs, page: paths.post }}
		>
			{showPost}
		</PreviewPage>
	);
}

function PreviewPage<Row extends PreviewedRow>(props: OpenedPreviewProps<Row>) {
	return (
		<QueryClientProvider client={queryClient}>
			<SiteHead seo={{ title: "Preview", description: "Administration of this site.", path: adminPaths.home, noindex: true }} />
			<SessionGate>
				<OpenedPreview {...props} />
			</SessionGate>
			<ScrollRestoration />
		</QueryClientProvider>
	);
}
