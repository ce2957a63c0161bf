import * as z from "zod/mini";
import { adminClient } from "../admin-client";
import { tellOtherTabs } from "../admin-rows/admin-rows";
import { confirmAdministrator, readWithin, writeWithin } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { postFields } from "./fields";
import { POSTS_CHANGED_KEY } from "./queries";

export type LabelKind = "category" | "tag";

export interface Label {
	kind: LabelKind;
	name: string;
	/** Number of stored posts that have it, drafts included. */
	posts: number;
}

type Labels = string[] | string | null;

/** A post with its labels from before a change, and those of its unpublished changes. */
export interface RelabeledPost {
	id: string;
	/** Null when only the unpublished changes had the label. */
	version: number | null;
	labels: Labels;
	copy?: { version: number; labels: Labels } | undefined;
}

/** Characters of a name. */
export const MAX_LABEL: Record<LabelKind, number> = { category: postFields.category.limit, tag: postFields.tags.limit };

const labelsSchema = z.array(z.object({ kind: z.enum(["category", "tag"]), name: z.string(), posts: z.number() }));
const labelsOfOne = z.union([z.array(z.string()), z.string(), z.null()]);
const postsSchema = z.array(
	z.object({
		id: z.string(),
		version: z.nullable(z.number()),
		labels: labelsOfOne,
		copy: z.optional(z.object({ version: z.number(), labels: labelsOfOne })),
	}),
);

/** All categories and tags of stored posts, in no order. Throws DataTimeout after 5 s; RequestFailed. */
export function readLabels(signal?: AbortSignal): Promise<Label[]> {
	return readWithin(signal, async (both) => {
		const { data, error, status } = await adminClient().rpc("post_labels").retry(false).abortSignal(both);
		return checked(labelsSchema, data, error, status);
	});
}

/**
 * Renames a category or tag in all posts at once, in one transaction. An existing name merges the two; null deletes the label.
 * Returns the posts that had it, in their row or their unpublished changes.
 * Throws DataTimeout; RequestFailed, also when the session isn't the administrator's.
 */
export async function replaceLabel({ kind, name }: Pick<Label, "kind" | "name">, target: string | null): Promise<RelabeledPost[]> {
	const posts = await call(postsSchema, "replace_label", { label_kind: kind, old_name: name, new_name: target });
	// Also without posts: an earlier attempt, whose answer was lost, can have changed them.
	tellOtherTabs(POSTS_CHANGED_KEY);
	if (posts.length === 0) await confirmAdministrator();
	return posts;
}

/** How many of the posts had the label in their row. */
export const countChanged = (posts: readonly RelabeledPost[]): number => posts.filter(({ version }) => version !== null).length;

/** Undoes `replaceLabel`. Rows and unpublished changes that were changed since keep their labels. Returns the number of restored posts. Throws like it. */
export async function restoreLabels(kind: LabelKind, posts: readonly RelabeledPost[]): Promise<number> {
	await confirmAdministrator();
	const restored = await call(z.number(), "set_labels", { label_kind: kind, chosen: posts });
	tellOtherTabs(POSTS_CHANGED_KEY);
	return restored;
}

async function call<T>(schema: z.ZodMiniType<T>, name: string, input: object): Promise<T> {
	const { data, error, status } = await writeWithin((signal) => adminClient().rpc(name, input).retry(false).abortSignal(signal));
	return checked(schema, data, error, status);
}

function checked<T>(schema: z.ZodMiniType<T>, data: unknown, error: { code: string } | null, status: number): T {
	if (error) throw new RequestFailed("blogs", status, error.code);
	const read = schema.safeParse(data);
	if (!read.success) throw new RequestFailed("blogs", 0, "shape");
	return read.data;
}
