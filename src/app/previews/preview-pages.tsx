import "@/styles/admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { ScrollRestoration, useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { postStore } from "@/data/posts/admin-repository";
import { toPostRow } from "@/data/posts/input-mapper";
import { toPost } from "@/data/posts/row-mapper";
import type { PostRow } from "@/data/posts/schema";
import { projectStore } from "@/data/projects/admin-repository";
import { toProjectRow } from "@/data/projects/input-mapper";
import { toProject } from "@/data/projects/row-mapper";
import type { ProjectRow } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { postCopies, projectCopies } from "@/data/working-copies/repository";
import { hasShape } from "@/features/admin/editor/use-autosave";
import { postEditor } from "@/features/admin/posts/post-editor";
import { projectEditor } from "@/features/admin/projects/project-editor";
import { SessionGate } from "@/features/admin/session/session-gate";
import { SiteHead } from "../layouts/site-head";
import { CaseStudyPreview, PostPreview } from "../shared-preview/articles";
import { OpenedPreview, type OpenedPreviewProps, type PreviewedRow } from "./opened-preview";

const showProject = (row: ProjectRow) => <CaseStudyPreview project={toProject(row)} />;
const showPost = (row: PostRow) => <PostPreview post={toPost(row)} />;

export function ProjectPreviewPage() {
	const { projectId = "" } = useParams();
	return (
		<PreviewPage
			key={projectId}
			subject="project"
			id={projectId}
			read={readWrittenProject}
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
			read={readWrittenPost}
			links={{ edit: adminPaths.editPost(postId), list: adminPaths.blogs, page: paths.post }}
		>
			{showPost}
		</PreviewPage>
	);
}

async function readWrittenProject(id: string, signal: AbortSignal) {
	const [saved, copy] = await Promise.all([projectStore.read(id, signal), projectCopies.read(id, signal)]);
	if (!saved || !copy || !hasShape(projectEditor.schema, copy.values)) return saved;
	const { row } = saved;
	return { ...saved, row: { ...row, ...toProjectRow(copy.values, row.published_at ?? null, new Date()) }, publicRow: row };
}

async function readWrittenPost(id: string, signal: AbortSignal) {
	const [saved, copy] = await Promise.all([postStore.read(id, signal), postCopies.read(id, signal)]);
	if (!saved || !copy || !hasShape(postEditor.schema, copy.values)) return saved;
	const { row } = saved;
	return { ...saved, row: { ...row, ...toPostRow(copy.values, row.published_at ?? null, new Date()) }, publicRow: row };
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
