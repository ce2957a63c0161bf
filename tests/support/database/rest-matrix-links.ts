import type { Asked } from "./rest-matrix";
import { EXPIRED_TOKEN, SAMPLE_TOKEN } from "./sample-rows";

const alike = (answer: string): Asked["answers"] => ({ visitor: answer, stranger: answer, admin: answer, service: answer });

const split = (outside: string, inside: string): Asked["answers"] => ({
	visitor: outside,
	stranger: outside,
	admin: inside,
	service: inside,
});

const LINKS = "/rest/v1/preview_links";
const LINK = { kind: "post", row_id: "99999999-9999-4999-8999-999999999999", token_hash: "0".repeat(64), days: 7 };

const opened = (token: string, answer: string): Asked => ({
	writes: false,
	method: "POST",
	path: "/rest/v1/rpc/preview_row",
	body: { token },
	answers: alike(answer),
});

/** Anyone with its token can open a link, and only the admin can make, list or revoke one. */
export const LINK_REQUESTS: readonly Asked[] = [
	{ writes: false, method: "GET", path: `${LINKS}?select=id,kind,row_id,expires_at`, answers: split("200 0 rows", "200 2 rows") },
	{
		writes: false,
		method: "POST",
		path: LINKS,
		body: LINK,
		answers: { visitor: "401 42501", stranger: "403 42501", admin: "409 23503", service: "409 23503" },
	},
	{ writes: "service", method: "PATCH", path: `${LINKS}?days=eq.1`, body: { expires_at: "2999-01-01" }, answers: alike("204") },
	{
		writes: true,
		method: "DELETE",
		path: `${LINKS}?days=eq.30&select=id`,
		headers: { Prefer: "return=representation" },
		answers: split("200 0 rows", "200 1 rows"),
	},
	opened(SAMPLE_TOKEN, "200"),
	opened(EXPIRED_TOKEN, "200 null"),
	opened(SAMPLE_TOKEN.toLowerCase(), "200 null"),
	{
		writes: false,
		method: "POST",
		path: "/rest/v1/rpc/shared_preview",
		body: { token: SAMPLE_TOKEN },
		answers: alike("404 PGRST202"),
	},
];
