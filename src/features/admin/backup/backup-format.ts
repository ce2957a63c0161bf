import type { BackupCounts } from "@/data/backup/backup-file";
import { counted, formatList, formatNumber } from "@/features/admin/ui/format";

/** "16 projects and 6 posts"; redirects are named if there are any. */
export const formatContent = ({ projects, blogs, redirects = 0 }: BackupCounts): string =>
	formatList([counted(projects, "project"), counted(blogs, "post"), ...(redirects > 0 ? [counted(redirects, "redirect")] : [])]);

/** "2 projects and 1 post that are not in the backup" */
export function formatMissing({ projects, blogs, redirects = 0 }: BackupCounts): string {
	const parts = [
		projects > 0 ? counted(projects, "project") : "",
		blogs > 0 ? counted(blogs, "post") : "",
		redirects > 0 ? counted(redirects, "redirect") : "",
	].filter((part) => part !== "");
	return `${formatList(parts)} that ${projects + blogs + redirects === 1 ? "is" : "are"} not in the backup`;
}

export const formatProgress = (read: number, total: number): string => `${formatNumber(read)} of ${formatNumber(total)}`;

/** Names of columns whose database name isn't readable. */
const columnNames: Record<string, string> = {
	slug: "address",
	client_logo: "client logo",
	service_id: "service",
	project_type: "project type",
	image: "picture",
	image_alt: "alternative text",
	link: "live URL",
	tech_stack: "technology stack",
	metrics: "card metrics",
	detailed_metrics: "metrics",
	extended_testimonial: "testimonial and author",
	team_size: "team size",
	listed: "whether it is listed",
	featured: "whether it is featured",
	is_sample: "whether it is a sample",
	seo_title: "SEO title",
	seo_description: "SEO description",
	social_image: "social picture",
	hidden_from_search: "whether search engines can list it",
	status: "draft or published",
	published_at: "publication time",
	published_date: "published date",
	created_at: "creation time",
	updated_at: "last change",
};

/** Readable column names. Leaves out the time of the last change unless nothing else changed. */
export function formatColumns(columns: readonly string[]): string {
	const telling = columns.length > 1 ? columns.filter((column) => column !== "updated_at") : columns;
	return telling.map((column) => columnNames[column] ?? column.replaceAll("_", " ")).join(", ");
}
