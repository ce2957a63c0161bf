import type { BackupCounts } from "@/data/backup/backup-file";
import { type Fields, getLabel } from "@/data/fields";
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

/** Names of columns that have no label, because no form edits them. */
const namesWithoutLabel: Record<string, string> = {
	status: "draft or published",
	published_at: "publication time",
	created_at: "creation time",
	updated_at: "last change",
};

const formatLabel = (label: string): string => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** Labels of columns for the middle of a sentence. Leaves out the time of the last change unless nothing else changed. */
export function formatColumns(fields: Fields, columns: readonly string[]): string {
	const telling = columns.length > 1 ? columns.filter((column) => column !== "updated_at") : columns;
	return telling.map((column) => namesWithoutLabel[column] ?? formatLabel(getLabel(fields, column))).join(", ");
}
