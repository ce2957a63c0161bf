import { formatNumber } from "@/features/admin/ui/format";

const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const minutes = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const seconds = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
const megabytes = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A moment in the reader's own zone: "22 November 2026, 10:35". */
export const momentText = (iso: string): string => `${date.format(new Date(iso))}, ${minutes.format(new Date(iso))}`;

/** The same to the second, for a list in which two may be of one minute. */
export const exactMomentText = (iso: string): string => `${date.format(new Date(iso))}, ${seconds.format(new Date(iso))}`;

/** "1 project", "1,234 projects". */
export const counted = (count: number, one: string): string => `${formatNumber(count)} ${one}${count === 1 ? "" : "s"}`;

/** "16 projects and 6 posts". */
export const contentText = ({ projects, blogs }: { projects: number; blogs: number }): string =>
	`${counted(projects, "project")} and ${counted(blogs, "post")}`;

/** "2 projects and 1 post that are not in the backup"; a kind of which there is none is not named. */
export function missingText({ projects, blogs }: { projects: number; blogs: number }): string {
	const parts = [projects > 0 ? counted(projects, "project") : "", blogs > 0 ? counted(blogs, "post") : ""].filter((part) => part !== "");
	return `${parts.join(" and ")} that ${projects + blogs === 1 ? "is" : "are"} not in the backup`;
}

/** What a text of so many characters takes: "4 kB", "12.3 MB". */
export function sizeText(characters: number): string {
	if (characters < 1_000_000) return `${formatNumber(Math.max(1, Math.round(characters / 1000)))} kB`;
	return `${megabytes.format(characters / 1_000_000)} MB`;
}

/** "1,500 of 2,500". */
export const progressText = (read: number, total: number): string => `${formatNumber(read)} of ${formatNumber(total)}`;

/** Columns whose names a form does not say in this way. */
const columnNames: Record<string, string> = {
	slug: "address",
	client_logo: "logo of the client",
	service_id: "service",
	project_type: "kind of project",
	image: "picture",
	image_alt: "description of the picture",
	link: "live link",
	tech_stack: "technology stack",
	metrics: "key figures",
	detailed_metrics: "results",
	extended_testimonial: "testimonial with its author",
	team_size: "team",
	listed: "whether it is listed",
	featured: "whether it is featured",
	status: "draft or published",
	published_at: "time of publication",
	published_date: "date",
	created_at: "time of creation",
	updated_at: "time of the last change",
};

/** Columns in plain words. That the time of the last change differs, too, goes without saying. */
export function columnsText(columns: readonly string[]): string {
	const telling = columns.length > 1 ? columns.filter((column) => column !== "updated_at") : columns;
	return telling.map((column) => columnNames[column] ?? column.replaceAll("_", " ")).join(", ");
}
