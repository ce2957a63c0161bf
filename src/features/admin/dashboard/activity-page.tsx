import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { ACTIVITY_SOURCES, type ActivityEntry, type ActivitySource, listActivity } from "@/data/activity";
import type { Fields } from "@/data/fields";
import { postFields } from "@/data/posts/fields";
import { projectFields } from "@/data/projects/fields";
import type { ListFilter, ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { ListScreen } from "@/features/admin/list/list-screen";
import { useList } from "@/features/admin/list/use-list";
import { formatDateTime } from "@/features/admin/ui/format";
import { exactTime } from "@/shared/lib/time/relative-time";
import type { TableColumn } from "@/shared/ui/data-table-columns";

interface Source {
	many: string;
	one: string;
	href: (id: string) => string;
	labels?: Fields;
}

/** Fields with the label of the column that no form shows, as in the history. */
const labeled = <Row extends typeof projectFields | typeof postFields>(fields: Row): Fields => ({
	...fields,
	published_at: { ...fields.published_at, label: "Publication" },
});

const sources: Record<ActivitySource, Source> = {
	portfolios: { many: "Projects", one: "Project", href: adminPaths.editProject, labels: labeled(projectFields) },
	blogs: { many: "Posts", one: "Post", href: adminPaths.editPost, labels: labeled(postFields) },
	pictures: {
		many: "Pictures",
		one: "Picture",
		href: () => adminPaths.pictures,
		labels: { alt: { kind: "text", label: "Alternative text", read: "admin" } },
	},
	redirects: { many: "Redirects", one: "Redirect", href: () => adminPaths.redirects },
	leads: { many: "Leads", one: "Lead", href: adminPaths.lead },
	site_settings: { many: "Settings", one: "Settings", href: () => adminPaths.settings },
	session: { many: "Sign-ins", one: "Account", href: () => adminPaths.account },
};

const actions: Record<ActivityEntry["action"], string> = {
	create: "Created",
	update: "Changed",
	publish: "Published",
	unpublish: "Unpublished",
	delete: "Deleted",
	restore: "Restored",
	"sign-in": "Signed in",
	erase: "Deleted for good:",
	expire: "Deleted after the set period:",
};

const rules: ListRules = {
	sorts: [],
	order: { column: "at", descending: true },
	filters: { type: ACTIVITY_SOURCES, from: "any", to: "any" },
};

const labels: ListLabels = {
	title: "Activity",
	caption: "Activity",
	one: "entry",
	many: "entries",
	search: "Search activity",
	searchHint: "Title …",
	failed: "Failed to load the activity. Please try again.",
	empty: { title: "Nothing happened yet", detail: "Changes to content and settings, and sign-ins, are listed here." },
};

const filters: ListFilter[] = [
	{
		kind: "select",
		name: "type",
		label: "Type",
		all: "All types",
		options: ACTIVITY_SOURCES.map((value) => ({ value, label: sources[value].many })),
	},
	{ kind: "day", name: "from", label: "From" },
	{ kind: "day", name: "to", label: "To" },
];

const isSource = (value: string): value is ActivitySource => value in sources;

const read = ({ q, page, filters: { type = "", from = "", to = "" } }: ListState, signal: AbortSignal) =>
	listActivity({ page: page - 1, search: q, source: isSource(type) ? type : null, from, to }, signal);

const columns: TableColumn<ActivityEntry>[] = [
	{
		id: "what",
		name: "What",
		isTitle: true,
		cell: (entry) => (
			<span className="grid gap-0.5">
				<span className="wrap-anywhere">
					{actions[entry.action]} {entry.source === "session" ? null : <Subject entry={entry} />}
				</span>
				<span className="font-normal text-[0.85rem] text-ink-3">{describeDetail(entry)}</span>
			</span>
		),
	},
	{ id: "type", name: "Type", narrow: "corner", cell: ({ source }) => sources[source].one },
	{ id: "by", name: "By", className: "wrap-anywhere", cell: ({ by }) => by ?? "The server" },
	{
		id: "at",
		name: "Time",
		cell: ({ at }) => (
			<time dateTime={at} title={exactTime(at)} className="whitespace-nowrap tabular-nums">
				{formatDateTime(at)}
			</time>
		),
	},
];

function Subject({ entry: { source, rowId, title, isGone } }: { entry: ActivityEntry }) {
	const { one, href } = sources[source];
	const name = title?.trim() || (source === "site_settings" ? "the settings" : `a ${one.toLowerCase()}`);
	if (isGone || rowId === null) return <bdi>{name}</bdi>;
	return (
		<Link to={href(rowId)} className="link-line text-ink">
			<bdi>{name}</bdi>
		</Link>
	);
}

/** The device of a sign-in, or the labels of the changed fields. */
function describeDetail({ source, action, changed, device }: ActivityEntry): string | null {
	if (source === "session") return device;
	if (action !== "update") return null;
	return changed.map((column) => sources[source].labels?.[column]?.label ?? column.replaceAll("_", " ")).join(", ");
}

/** Every change to content and settings, and every sign-in of an administrator. */
export function ActivityPage() {
	const list = useList({ name: "activity", rules, read, failed: labels.failed, log: "Activity", staleTime: 0 });
	return <ListScreen list={list} labels={labels} columns={columns} filters={filters} rowId={({ id }) => String(id)} />;
}
