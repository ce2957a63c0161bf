import { serializeBackup } from "@/data/backup/backup-file";
import type { Content } from "@/data/backup/columns";
import { SETTINGS_ID, settingNames } from "@/data/settings/schema";
import { keepSession, type Replies, type Reply, startAuthServer } from "../data/auth-harness";
import { backupOf } from "../data/backup-fixture";
import { pictureRow } from "../data/pictures-harness";
import { zipFile } from "./zip-files";

export const ADD_PICTURE = "POST /rest/v1/pictures";
export const ADD_LEADS = "POST /rest/v1/leads";
export const PUT_SETTINGS = "PATCH /rest/v1/site_settings";

const row = (values: object) => ({
	id: SETTINGS_ID,
	version: 4,
	updated_at: "2026-11-01T09:00:00Z",
	...Object.fromEntries(settingNames.map((name) => [name, null])),
	...values,
});

export interface Site {
	pictures?: { id: string; path: string }[];
	settings?: object;
	/** The answer to how many leads the period would delete. */
	counted?: Reply;
	instead?: Replies;
}

export const due = (total: number): Reply => [
	200,
	total === 0 ? [] : [{ id: "a", version: 1, subject: "Old", status: "read", delivery: "sent", created_at: "2024-03-05T12:00:00Z" }],
	{ "content-range": total === 0 ? "*/0" : `0-0/${total}` },
];

/** Signs in, and stubs a site without leads. Returns what it was asked to store. */
export function startSite({ pictures = [], settings = {}, counted = due(37), instead }: Site = {}) {
	keepSession();
	let present = settings;
	const calls = startAuthServer({
		"GET /rest/v1/pictures": ({ query }) => [200, query.includes("id=gt.") ? [] : pictures],
		"POST /storage/v1/object/list/pictures": [200, pictures.map(({ path }) => ({ name: path }))],
		"GET /rest/v1/leads": ({ query }) => (query.includes("updated_at=lt.") ? counted : [200, []]),
		"GET /rest/v1/site_settings": () => [200, [row(present)]],
		[ADD_PICTURE]: ({ body }) => [201, [pictureRow(body)]],
		[ADD_LEADS]: ({ body }) => [201, Object.values(body)],
		[PUT_SETTINGS]: ({ body }) => {
			present = { ...present, ...body };
			return [200, [row(present)]];
		},
		...instead,
	});
	return (what: string) => calls.filter((call) => call.what === what).map(({ body }) => body);
}

/** A zip with these rows and other parts, by file name. */
export async function zipOf(rows: Partial<Content>, parts: Record<string, object | string>): Promise<File> {
	const texts = Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? part : JSON.stringify(part)]);
	return zipFile({ "backup.json": serializeBackup(await backupOf(rows)), ...Object.fromEntries(texts) });
}

/** A lead of a zip. It is without the last activity, as in files of earlier versions. */
export const leadCopy = (number: number) => ({
	id: `00000000-0000-4000-8000-00000000000${number}`,
	idempotency_key: `key-${number}`,
	name: "Ada",
	email: null,
	phone: null,
	subject: "Hi",
	body: "Hello",
	source: null,
	sender_hash: "hash",
	delivery: "sent",
	delivery_note: null,
	suspicion: null,
	status: "read",
	notes: "",
	follow_up_on: null,
	replies: [],
	created_at: "2026-11-01T10:00:00Z",
});
