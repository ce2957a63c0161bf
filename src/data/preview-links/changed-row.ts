import { record } from "../fields";
import { toPostFields, toPostRow } from "../posts/input-mapper";
import { readPostRows } from "../posts/repository";
import type { PostRow } from "../posts/schema";
import { toFields, toRow } from "../projects/input-mapper";
import { readRows } from "../projects/repository";
import type { PortfolioRow } from "../projects/schema";

type Values = Record<string, unknown>;

/** A project as it will be when these values of its form are published. Never throws: a damaged value leaves the stored one. */
export function changedProject(row: PortfolioRow, values: Values): PortfolioRow {
	const columns = toRow(filledIn(toFields(row), values), null, new Date());
	const [changed] = readRows([{ ...row, ...columns, id: row.id, published_at: row.published_at }]);
	return changed ?? row;
}

/** A post as it will be when these values of its form are published. Never throws: a damaged value leaves the stored one. */
export function changedPost(row: PostRow, values: Values): PostRow {
	const columns = toPostRow(filledIn(toPostFields(row), values), null, new Date());
	const [changed] = readPostRows([{ ...row, ...columns, id: row.id, published_at: row.published_at }]);
	return changed ?? row;
}

/** The form with those values that have the shape of its own. */
function filledIn<Form extends object>(form: Form, values: Values): Form {
	return record(Object.entries(form).map(([name, own]) => [name, isLike(values[name], own) ? values[name] : own] as const));
}

function isLike(value: unknown, own: unknown): boolean {
	return typeof value === typeof own && value !== null && Array.isArray(value) === Array.isArray(own);
}
