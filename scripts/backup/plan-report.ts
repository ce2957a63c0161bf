import { kinds } from "../../src/data/backup/columns.ts";
import { type PlannedRow, planObstacles, type RestorePlan } from "../../src/data/backup/restore-plan.ts";
import type { RestoreReport } from "../../src/data/backup/send-restore.ts";

/** Largest number of rows to list for each kind of change. */
const NAMED = 20;

const headings = { projects: "Projects", blogs: "Posts" };

/** The changes of a restore, line by line: "+" adds, "~" changes, "-" removes. */
export function planLines(plan: RestorePlan): string[] {
	return kinds.flatMap((kind) => {
		const { added, changed, removed, unchanged } = plan[kind];
		const numbers = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
		return [countLine(headings[kind], numbers), ...rowLines("+", added), ...rowLines("~", changed), ...rowLines("-", removed)];
	});
}

/** The result of a restore. */
export const reportLines = (report: RestoreReport): string[] => kinds.map((kind) => countLine(headings[kind], report[kind]));

/** Reasons why a restore isn't possible; empty when it is. */
export function obstacleLines(plan: RestorePlan): string[] {
	return upTo(planObstacles(plan)).map((sentence) => `  ! ${sentence}`);
}

const countLine = (heading: string, { added, changed, removed, unchanged }: RestoreReport["projects"]): string =>
	`${heading}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;

function rowLines(sign: string, rows: PlannedRow[]): string[] {
	const lines = rows
		.slice(0, NAMED + 1)
		.map(({ title, columns }) => `“${shortened(title)}”${columns.length > 0 ? ` (${columns.join(", ")})` : ""}`);
	return upTo(lines, rows.length).map((line) => `  ${sign} ${line}`);
}

const upTo = (lines: string[], count = lines.length): string[] =>
	count <= NAMED ? lines : [...lines.slice(0, NAMED), `and ${count - NAMED} more`];

const shortened = (title: string): string => (title.length > 80 ? `${title.slice(0, 79)}…` : title);
