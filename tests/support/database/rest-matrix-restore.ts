import type { Asked } from "./rest-matrix";

const HISTORY = "/rest/v1/revisions";
const RPC = "/rest/v1/rpc";

const ROW = {
	source: "blogs",
	row_id: "88888888-8888-4888-8888-888888888888",
	version: 1,
	action: "delete",
	content: { title: "Invented" },
};

const EMPTY = { projects: [], blogs: [] };

/** Expected answers for visitors, strangers, the admin and the service. */
function answers(visitor: string, stranger: string, admin: string, service: string): Asked["answers"] {
	return { visitor, stranger, admin, service };
}

const inside = (status: string) => answers("401 42501", "403 42501", status, status);

/** Only the secret key can write to the history here, because the embedded backend grants everything. privilege-matrix.ts tests the grants. */
const HISTORY_REQUESTS: readonly Asked[] = [
	{
		writes: false,
		method: "GET",
		path: `${HISTORY}?select=id,content`,
		answers: answers("200 0 rows", "200 0 rows", "200 1 rows", "200 1 rows"),
	},
	{ writes: "service", method: "POST", path: HISTORY, body: ROW, answers: answers("401 42501", "403 42501", "403 42501", "201") },
	{
		writes: "service",
		method: "PATCH",
		path: `${HISTORY}?source=eq.blogs`,
		body: { content: {} },
		answers: answers("204", "204", "204", "204"),
	},
	{ writes: "service", method: "DELETE", path: `${HISTORY}?source=eq.blogs`, answers: answers("204", "204", "204", "204") },
];

const FUNCTION_REQUESTS: readonly Asked[] = [
	{ writes: false, method: "POST", path: `${RPC}/content_state`, body: {}, answers: answers("401 42501", "200", "200", "200") },
	{
		writes: false,
		method: "POST",
		path: `${RPC}/deleted_rows`,
		body: { kind: "blogs" },
		answers: answers("401 42501", "200 0 rows", "200 1 rows", "200 1 rows"),
	},
	...["portfolios", "blogs"].map((table) => ({
		writes: false,
		method: "GET" as const,
		path: `${RPC}/${table}_needing_attention?select=slug`,
		answers:
			table === "blogs"
				? answers("401 42501", "200 0 rows", "200 0 rows", "200 0 rows")
				: answers("401 42501", "200 0 rows", "200 1 rows", "200 1 rows"),
	})),
	{
		writes: false,
		method: "POST",
		path: `${RPC}/change_rows`,
		body: { kind: "portfolios", chosen: [] },
		answers: answers("401 42501", "200", "200", "200"),
	},
	{
		writes: false,
		method: "POST",
		path: `${RPC}/delete_rows`,
		body: { kind: "blogs", chosen: [] },
		answers: answers("401 42501", "200 0 rows", "200 0 rows", "200 0 rows"),
	},
	{ writes: false, method: "POST", path: `${RPC}/restore_backup`, body: { backup: EMPTY, mode: "merge" }, answers: inside("200") },
	{ writes: true, method: "POST", path: `${RPC}/restore_backup`, body: { backup: EMPTY, mode: "replace" }, answers: inside("200") },
	{ writes: false, method: "POST", path: `${RPC}/restore_backup`, body: { backup: EMPTY, mode: "migrate" }, answers: inside("412 PT412") },
	{
		writes: false,
		method: "POST",
		path: `${RPC}/restore_rows`,
		body: { target: "blogs", wanted: [], mode: "replace" },
		answers: answers("404 PGRST202", "404 PGRST202", "404 PGRST202", "404 PGRST202"),
	},
	{
		writes: false,
		method: "POST",
		path: `${RPC}/restore_redirects`,
		body: { backup: EMPTY, mode: "replace", before: [] },
		answers: answers("404 PGRST202", "404 PGRST202", "404 PGRST202", "404 PGRST202"),
	},
	{
		writes: false,
		method: "POST",
		path: `${RPC}/is_restoring`,
		body: {},
		answers: answers("404 PGRST202", "404 PGRST202", "404 PGRST202", "404 PGRST202"),
	},
];

/** The history of projects and posts, and the functions that restore them. */
export const RESTORE_REQUESTS: readonly Asked[] = [...HISTORY_REQUESTS, ...FUNCTION_REQUESTS];
