import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import { toRecord } from "../fields";
import { toPostFields, toPostRow } from "../posts/input-mapper";
import { readPostRows } from "../posts/repository";
import { toPost } from "../posts/row-mapper";
import type { Post, PostRow } from "../posts/schema";
import { toProjectFields, toProjectRow } from "../projects/input-mapper";
import { readProjectRows } from "../projects/repository";
import { toProject } from "../projects/row-mapper";
import type { Project, ProjectRow } from "../projects/schema";
import { publicClient, readWithin } from "../public-rows";
import { RequestFailed } from "../request-failed";

const members = z.record(z.string(), z.unknown());

const answer = z.object({
	kind: z.enum(["project", "post"]),
	row: members,
	/** The form's values; null without a working copy. */
	changes: z.nullish(members),
	expiresAt: z.string(),
	isPublic: z.boolean(),
});

interface PreviewFacts {
	/** ISO 8601. */
	expiresAt: string;
	/** Whether visitors see the row on the site, without its unpublished changes. */
	isPublic: boolean;
	hasChanges: boolean;
}

export type Preview = PreviewFacts & ({ kind: "project"; project: Project } | { kind: "post"; post: Post });

const TOKEN = /^[\w-]{43}$/;

/** The page that a link shows; null for a forged, expired or revoked token alike. Throws DataTimeout after 5 s; RequestFailed. */
export async function readPreview(token: string, signal?: AbortSignal): Promise<Preview | null> {
	if (!TOKEN.test(token)) return null;
	return readWithin(signal, async (both) => {
		const { data, error, status } = await publicClient().rpc("preview_row", { token }).retry(false).abortSignal(both);
		if (error) throw new RequestFailed("preview", status, error.code);
		if (data === null) return null;
		const read = answer.safeParse(data);
		if (!read.success) throw new RequestFailed("preview", status, "shape");
		const { kind, row, changes, expiresAt, isPublic } = read.data;
		const facts = { expiresAt: readInstant(expiresAt) ?? expiresAt, isPublic, hasChanges: Boolean(changes) };
		if (kind === "project") {
			const [project] = readProjectRows([row]).map((stored) => toProject(changes ? changedProject(stored, changes) : stored));
			return project ? { ...facts, kind, project } : null;
		}
		const [post] = readPostRows([row]).map((stored) => toPost(changes ? changedPost(stored, changes) : stored));
		return post ? { ...facts, kind, post } : null;
	});
}

type Values = Record<string, unknown>;

/** A project as it will be when these values of its form are published. Never throws: a damaged value leaves the stored one. */
function changedProject(row: ProjectRow, values: Values): ProjectRow {
	const columns = toProjectRow(filledIn(toProjectFields(row), values), null, new Date());
	const [changed] = readProjectRows([{ ...row, ...columns, id: row.id, published_at: row.published_at }]);
	return changed ?? row;
}

/** A post as it will be when these values of its form are published. Never throws: a damaged value leaves the stored one. */
function changedPost(row: PostRow, values: Values): PostRow {
	const columns = toPostRow(filledIn(toPostFields(row), values), null, new Date());
	const [changed] = readPostRows([{ ...row, ...columns, id: row.id, published_at: row.published_at }]);
	return changed ?? row;
}

/** The form with those values that have the shape of its own. */
function filledIn<Form extends object>(form: Form, values: Values): Form {
	return toRecord(Object.entries(form).map(([name, own]) => [name, isLike(values[name], own) ? values[name] : own] as const));
}

function isLike(value: unknown, own: unknown): boolean {
	return typeof value === typeof own && value !== null && Array.isArray(value) === Array.isArray(own);
}
