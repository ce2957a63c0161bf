import type { Reply, Request } from "./rest-backend";
import type { Standing } from "./rest-callers";
import { LINK_REQUESTS } from "./rest-matrix-links";
import { RESTORE_REQUESTS } from "./rest-matrix-restore";
import { SAMPLE_LEAD } from "./sample-rows";

/** One request with the expected answer for each kind of caller. */
export interface Asked extends Request {
	/** Whether it changes rows for callers with access; `service` means only for the secret key. */
	writes: boolean | "admin" | "service";
	answers: Record<Exclude<Standing, "refused">, string>;
}

interface TableFacts {
	table: string;
	/** A unique column, and a value in it that visitors see. */
	key: string;
	shown: string;
	/** Number of rows that visitors and the admin see. */
	seen: readonly [visitor: number, admin: number];
	row: Record<string, unknown>;
	change: Record<string, unknown>;
	/** A filter on something that visitors can't see. */
	hidden?: string;
	second?: string;
}

const TABLES: readonly TableFacts[] = [
	{
		table: "portfolios",
		key: "slug",
		shown: "shown",
		seen: [1, 7],
		row: { slug: "new", title: "New", service_id: "web-development", description: "By a request." },
		change: { title: "Defaced" },
	},
	{
		table: "blogs",
		key: "slug",
		shown: "shown",
		seen: [1, 6],
		row: { slug: "new", title: "New", content: "By a request.", author: { name: "Eve" } },
		change: { title: "Defaced", status: "draft" },
	},
	{
		table: "leads",
		key: "idempotency_key",
		shown: "lead-0001",
		seen: [0, 1],
		row: { idempotency_key: "lead-0002", subject: "S", body: "B", sender_hash: "H" },
		change: { status: "archived", notes: "Defaced", follow_up_on: "2026-11-24" },
	},
	{
		table: "pictures",
		key: "path",
		shown: "shown.webp",
		seen: [0, 1],
		row: { path: "new.webp", name: "New.png", width: 3, height: 2, bytes: 9 },
		change: { alt: "Defaced" },
		second: "new-number-2.webp",
		hidden: "or=(alt.neq.Nothing,alt.is.null)",
	},
];

const SHOW = { Prefer: "return=representation" };

function alike(answer: string): Asked["answers"] {
	return { visitor: answer, stranger: answer, admin: answer, service: answer };
}

/** Visitors and strangers get the first answer, the admin and the service the second. */
function split(outside: string, inside: string): Asked["answers"] {
	return { visitor: outside, stranger: outside, admin: inside, service: inside };
}

function tableRequests({ table, key, shown, seen, row, change, hidden, second }: TableFacts): Asked[] {
	const all = `/rest/v1/${table}`;
	const one = `${all}?${key}=eq.${shown}`;
	const none = `${all}?${key}=eq.nothing-like-it`;
	const [few, many] = seen;
	const added = (status: string) => ({
		visitor: "401 42501",
		stranger: "403 42501",
		admin: status,
		service: status,
	});
	const still = { writes: false };
	const write = { writes: true };
	return [
		{ ...still, method: "GET", path: `${all}?select=id,${key}`, answers: split(`200 ${few} rows`, `200 ${many} rows`) },
		{ ...still, method: "GET", path: `${one}&select=id`, answers: split(`200 ${few} rows`, "200 1 rows") },
		{ ...still, method: "GET", path: `${none}&select=id`, answers: alike("200 0 rows") },
		{
			...still,
			method: "GET",
			path: `${all}?select=id&${hidden ?? "or=(status.neq.published,status.is.null)"}`,
			answers: split("200 0 rows", "200 1 rows"),
		},
		{
			...still,
			method: "HEAD",
			path: `${all}?select=id`,
			headers: { Prefer: "count=exact" },
			answers: split(`200 of ${few}`, `200 of ${many}`),
		},
		{ ...write, method: "POST", path: all, body: row, answers: added("201") },
		{
			...write,
			method: "POST",
			path: all,
			body: [row, { ...row, [key]: second ?? "new-number-2" }],
			headers: SHOW,
			answers: added("201 2 rows"),
		},
		{
			...write,
			method: "POST",
			path: `${all}?on_conflict=${key}`,
			body: { ...row, [key]: shown },
			headers: { Prefer: "resolution=merge-duplicates" },
			answers: added("200"),
		},
		{ ...write, method: "PATCH", path: one, body: change, answers: alike("204") },
		{ ...write, method: "PATCH", path: one, body: change, headers: SHOW, answers: split("200 0 rows", "200 1 rows") },
		{ ...still, method: "PATCH", path: none, body: change, answers: alike("204") },
		{ ...write, method: "PATCH", path: all, body: change, answers: alike("204") },
		{ ...write, method: "DELETE", path: one, answers: alike("204") },
		{ ...write, method: "DELETE", path: one, headers: SHOW, answers: split("200 0 rows", "200 1 rows") },
		{ ...still, method: "DELETE", path: none, answers: alike("204") },
		{ ...write, method: "DELETE", path: all, answers: alike("204") },
	];
}

const PRIVATE_READ = { "Accept-Profile": "private" };
const PRIVATE_WRITE = { "Content-Profile": "private", "Accept-Profile": "private" };

const SAMPLE_LEADS = [{ id: SAMPLE_LEAD, version: 1 }];

/** Joins, other schemas and functions. */
const SIDE_WAYS: readonly Asked[] = [
	{ writes: false, method: "GET", path: "/rest/v1/portfolios?select=*,admins(*)", answers: alike("400 PGRST200") },
	{ writes: false, method: "GET", path: "/rest/v1/portfolios?select=*,leads(*)", answers: alike("400 PGRST200") },
	{ writes: false, method: "GET", path: "/rest/v1/blogs?select=*,users(*)", answers: alike("400 PGRST200") },
	{ writes: false, method: "GET", path: "/rest/v1/admins", answers: alike("404 PGRST205") },
	{ writes: false, method: "GET", path: "/rest/v1/private.admins", answers: alike("404 PGRST205") },
	{ writes: false, method: "GET", path: "/rest/v1/admins", headers: PRIVATE_READ, answers: alike("406 PGRST106") },
	{ writes: false, method: "POST", path: "/rest/v1/admins", headers: PRIVATE_WRITE, body: {}, answers: alike("406 PGRST106") },
	{ writes: false, method: "DELETE", path: "/rest/v1/admins", headers: PRIVATE_WRITE, answers: alike("406 PGRST106") },
	{ writes: false, method: "GET", path: "/rest/v1/users", headers: { "Accept-Profile": "auth" }, answers: alike("406 PGRST106") },
	{ writes: false, method: "POST", path: "/rest/v1/rpc/is_admin", body: {}, answers: alike("404 PGRST202") },
	{ writes: false, method: "POST", path: "/rest/v1/rpc/is_admin", headers: PRIVATE_WRITE, body: {}, answers: alike("406 PGRST106") },
	{ writes: false, method: "POST", path: "/rest/v1/rpc/set_config", body: { setting_name: "role" }, answers: alike("404 PGRST202") },
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/is_administrator",
		body: {},
		answers: { visitor: "401 42501", stranger: "200 false", admin: "200 true", service: "200 false" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/picture_uses",
		body: { file: "shown.webp" },
		answers: { visitor: "401 42501", stranger: "200", admin: "200", service: "200" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/unused_pictures",
		body: {},
		answers: { visitor: "401 42501", stranger: "200 0 rows", admin: "200 1 rows", service: "200 1 rows" },
	},
	{
		writes: true,
		method: "POST",
		path: "/rest/v1/rpc/replace_picture",
		body: { old_id: "00000000-0000-4000-8000-00000000000a", new_id: "00000000-0000-4000-8000-00000000000b" },
		answers: { visitor: "401 42501", stranger: "400 22023", admin: "400 22023", service: "400 22023" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/set_pictures",
		body: { chosen: [] },
		answers: { visitor: "401 42501", stranger: "200", admin: "200", service: "200" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/post_labels",
		body: {},
		answers: { visitor: "401 42501", stranger: "200 0 rows", admin: "200 1 rows", service: "200 1 rows" },
	},
	{
		writes: true,
		method: "POST",
		path: "/rest/v1/rpc/replace_label",
		body: { label_kind: "tag", old_name: "Drafted", new_name: null },
		answers: { visitor: "401 42501", stranger: "200 0 rows", admin: "200 1 rows", service: "200 1 rows" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/set_labels",
		body: { label_kind: "tag", chosen: [] },
		answers: { visitor: "401 42501", stranger: "200", admin: "200", service: "200" },
	},
	{
		writes: true,
		method: "POST",
		path: "/rest/v1/rpc/mark_leads",
		body: { chosen: SAMPLE_LEADS, wanted: "archived" },
		answers: { visitor: "401 42501", stranger: "200 0 rows", admin: "200 1 rows", service: "200 1 rows" },
	},
	{
		writes: true,
		method: "POST",
		path: "/rest/v1/rpc/delete_leads",
		body: { chosen: SAMPLE_LEADS },
		answers: { visitor: "401 42501", stranger: "200 0 rows", admin: "200 1 rows", service: "200 1 rows" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/person_data",
		body: { address: "grace@visitor.example" },
		answers: { visitor: "401 42501", stranger: "200", admin: "200", service: "200" },
	},
	{
		writes: true,
		method: "POST",
		path: "/rest/v1/rpc/delete_person",
		body: { address: "grace@visitor.example", expected: 1 },
		answers: { visitor: "401 42501", stranger: "409 PT409", admin: "200", service: "200" },
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/delete_expired_leads",
		body: {},
		answers: { visitor: "401 42501", stranger: "200", admin: "200", service: "200" },
	},
	{
		writes: false,
		method: "GET",
		path: "/rest/v1/site_builds?select=changed_at",
		answers: split("200 0 rows", "200 1 rows"),
	},
	{
		writes: "service",
		method: "PATCH",
		path: "/rest/v1/site_builds?only_row=is.true",
		body: { failure: "Invented." },
		answers: alike("204"),
	},
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/site_build_state",
		body: {},
		answers: { visitor: "401 42501", stranger: "200 null", admin: "200", service: "200" },
	},
	{ writes: false, method: "POST", path: "/rest/v1/rpc/missing_picture_policies", body: {}, answers: alike("200 0 rows") },
	{ writes: false, method: "GET", path: "/rest/v1/objects", headers: { "Accept-Profile": "storage" }, answers: alike("406 PGRST106") },
];

const REDIRECTS = "/rest/v1/redirects";
const REDIRECT = { kind: "blogs", slug: "new", row_id: "99999999-9999-4999-8999-999999999999" };

/** The embedded backend grants everything, so the service can also change a redirect. */
const REDIRECT_REQUESTS: readonly Asked[] = [
	{
		writes: false,
		method: "GET",
		path: `${REDIRECTS}?select=slug,portfolios(slug),blogs(slug)`,
		answers: split("200 1 rows", "200 2 rows"),
	},
	{ writes: false, method: "GET", path: `${REDIRECTS}?slug=eq.formerly-draft`, answers: split("200 0 rows", "200 1 rows") },
	{
		writes: false,
		method: "POST",
		path: REDIRECTS,
		body: REDIRECT,
		answers: { visitor: "401 42501", stranger: "403 42501", admin: "409 23503", service: "409 23503" },
	},
	{
		writes: "service",
		method: "PATCH",
		path: `${REDIRECTS}?kind=eq.portfolios`,
		body: { created_at: "2001-01-01" },
		answers: alike("204"),
	},
	{ writes: true, method: "DELETE", path: `${REDIRECTS}?slug=eq.formerly-shown`, answers: alike("204") },
	{
		writes: true,
		method: "DELETE",
		path: `${REDIRECTS}?slug=eq.formerly-shown`,
		headers: SHOW,
		answers: split("200 0 rows", "200 1 rows"),
	},
];

const COPIES = "/rest/v1/working_copies";
const COPY = { kind: "post", row_id: "99999999-9999-4999-8999-999999999999", values: {}, base_version: 1 };

const COPY_REQUESTS: readonly Asked[] = [
	{ writes: false, method: "GET", path: `${COPIES}?select=kind,row_id,values`, answers: split("200 0 rows", "200 1 rows") },
	{ writes: false, method: "GET", path: "/rest/v1/portfolios?select=id,working_copies(values)", answers: alike("400 PGRST200") },
	{
		writes: false,
		method: "POST",
		path: COPIES,
		body: COPY,
		answers: { visitor: "401 42501", stranger: "403 42501", admin: "409 23503", service: "409 23503" },
	},
	{ writes: true, method: "PATCH", path: `${COPIES}?version=gt.1`, body: { values: {} }, answers: alike("204") },
	{ writes: false, method: "PATCH", path: `${COPIES}?version=eq.1`, body: { values: {} }, headers: SHOW, answers: alike("200 0 rows") },
	{ writes: true, method: "DELETE", path: `${COPIES}?kind=eq.project`, headers: SHOW, answers: split("200 0 rows", "200 1 rows") },
];

const SETTINGS = "/rest/v1/site_settings";
const PHONE = { phone: "+91 22 5550 0199" };

const SETTINGS_REQUESTS: readonly Asked[] = [
	{
		writes: false,
		method: "GET",
		path: `${SETTINGS}?select=email,phone,hours`,
		answers: { visitor: "200 1 rows", stranger: "200 0 rows", admin: "200 1 rows", service: "200 1 rows" },
	},
	{
		writes: true,
		method: "PATCH",
		path: `${SETTINGS}?id=not.is.null`,
		body: PHONE,
		headers: SHOW,
		answers: split("200 0 rows", "200 1 rows"),
	},
	{ writes: false, method: "PATCH", path: `${SETTINGS}?version=eq.0`, body: PHONE, headers: SHOW, answers: alike("200 0 rows") },
];

const ACTIVITY = "/rest/v1/activity";

const ACTIVITY_REQUESTS: readonly Asked[] = [
	{
		writes: "admin",
		method: "POST",
		path: "/rest/v1/rpc/record_sign_in",
		body: { device: "Firefox on Linux" },
		answers: { visitor: "401 42501", stranger: "200 false", admin: "200 true", service: "200 false" },
	},
	{ writes: false, method: "GET", path: `${ACTIVITY}?select=id,title`, answers: split("200 0 rows", "200 1 rows") },
	{
		writes: "service",
		method: "PATCH",
		path: `${ACTIVITY}?id=not.is.null`,
		body: { title: "Invented" },
		headers: SHOW,
		answers: { visitor: "200 0 rows", stranger: "200 0 rows", admin: "200 0 rows", service: "200 1 rows" },
	},
];

export const MATRIX: readonly Asked[] = [
	...TABLES.flatMap(tableRequests),
	...SIDE_WAYS,
	...REDIRECT_REQUESTS,
	...COPY_REQUESTS,
	...SETTINGS_REQUESTS,
	...ACTIVITY_REQUESTS,
	...LINK_REQUESTS,
	...RESTORE_REQUESTS,
];

/** Status, then the number of rows, the total of a HEAD, the error's code or the function's result. */
export function inShort({ status, headers, body }: Reply): string {
	const total = headers.get("content-range")?.split("/")[1];
	if (Array.isArray(body)) return `${status} ${body.length} rows`;
	if (body === null) return `${status} null`;
	if (typeof body === "boolean") return `${status} ${body}`;
	if (typeof body === "object" && body !== null && "code" in body) return `${status} ${String(body.code)}`;
	return total && total !== "*" && status < 300 ? `${status} of ${total}` : String(status);
}
