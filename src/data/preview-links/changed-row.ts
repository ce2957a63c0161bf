import { record } from "../fields";
import { toPostFields, toPostRow } from "../posts/input-mapper";
import { readPostRows } from "../posts/repository";
import type { PostRow } from "../posts/schema";
import { toProjectFields, toProjectRow } from "../projects/input-mapper";
import { readProjectRows } from "../projects/repository";
import type { ProjectRow } from "../projects/schema";

type Values = Record<string, unknown>;

/** A project as it will be when these values of its form are published. Never throws: a damaged value leaves the stored one. */
export function changedProject(row: ProjectRow, values: Values): ProjectRow {
	const columns = toProjectRow(filledIn(toProjectFields(row), values), null, new Date());
	const [changed] = readProjectRows([{ ...row, ...columns, id: row.id, published_at: row.published_at }]);
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
