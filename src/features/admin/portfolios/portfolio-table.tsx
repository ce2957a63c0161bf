import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { describeGroup, portfolioGroups } from "@/content/services/index";
import type { PortfolioRow } from "@/data/portfolios/schema";
import { classNames } from "@/shared/lib/class-names";
import { useDeletePortfolio } from "./use-delete-portfolio";

/** Technologies of a row before "+N more" (D2 §9). */
const TECHNOLOGIES = 3;

const head = "px-4 py-3 text-left font-medium text-ink-3";
const cell = "px-4 py-3.5 align-top";
const action = "grid size-9 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink";

/** The administrator's table of projects. */
export function PortfolioTable({ rows }: { rows: PortfolioRow[] }) {
	const remove = useDeletePortfolio();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
		<section aria-label="Portfolios" className="overflow-x-auto rounded-card border border-line bg-surface" tabIndex={0}>
			<table className="w-full min-w-240 border-collapse text-[0.94rem]">
				<thead className="border-line-strong border-b">
					<tr>
						<th scope="col" className={head}>
							Title
						</th>
						<th scope="col" className={head}>
							Client
						</th>
						<th scope="col" className={head}>
							Service
						</th>
						<th scope="col" className={head}>
							Technologies
						</th>
						<th scope="col" className={head}>
							Status
						</th>
						<th scope="col" className={classNames(head, "text-right")}>
							Actions
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.id} row={row} onDelete={() => void remove(row.id, row.version ?? 1)} />
					))}
				</tbody>
			</table>
		</section>
	);
}

function Row({ row, onDelete }: { row: PortfolioRow; onDelete: () => void }) {
	const title = row.title ?? "Untitled Project";
	const technologies = (row.technologies ?? []).filter((item) => typeof item === "string");
	const rest = technologies.length - TECHNOLOGIES;
	return (
		<tr className="border-line border-b last:border-b-0 hover:bg-paper">
			<th scope="row" className={classNames(cell, "min-w-64 max-w-96 text-left font-semibold")}>
				<Link to={paths.admin.editPortfolio(row.id)} className="no-underline hover:underline">
					{title}
				</Link>
			</th>
			<td className={cell}>{row.client ?? ""}</td>
			<td className={classNames(cell, "whitespace-nowrap")}>{serviceLabel(row.service_id ?? "")}</td>
			<td className={classNames(cell, "max-w-64 text-ink-2")}>
				{technologies.slice(0, TECHNOLOGIES).join(", ")}
				{rest > 0 ? ` +${rest} more` : ""}
			</td>
			<td className={cell}>
				<Status row={row} />
			</td>
			<td className={cell}>
				<span className="-my-1.5 flex justify-end gap-0.5">
					<a
						href={paths.caseStudy(row.id)}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={`View ${title} (opens in a new tab)`}
						title="View"
						className={action}
					>
						<ExternalLink aria-hidden="true" className="size-4" />
					</a>
					<Link to={paths.admin.editPortfolio(row.id)} aria-label={`Edit ${title}`} title="Edit" className={action}>
						<Pencil aria-hidden="true" className="size-4" />
					</Link>
					<button
						type="button"
						onClick={onDelete}
						aria-label={`Delete ${title}`}
						title="Delete"
						className={classNames(action, "hover:text-danger")}
					>
						<Trash2 aria-hidden="true" className="size-4" />
					</button>
				</span>
			</td>
		</tr>
	);
}

/** The administration's own label of a service; one outside the five gets its public title. */
function serviceLabel(id: string): string {
	return portfolioGroups.find((group) => group.id === id)?.adminLabel ?? describeGroup(id).title;
}

function Status({ row }: { row: PortfolioRow }) {
	const scheduled = row.status === "published" && row.published_at !== null && new Date(row.published_at ?? 0) > new Date();
	const name = row.status === "draft" ? "Draft" : scheduled ? "Scheduled" : row.listed === false ? "Unlisted" : "Published";
	return (
		<span
			className={classNames(
				"inline-block rounded-full border px-2.5 py-0.5 text-[0.82rem] whitespace-nowrap",
				name === "Published" ? "border-ok/40 text-ok" : "border-line-strong text-ink-2",
			)}
		>
			{name}
		</span>
	);
}
