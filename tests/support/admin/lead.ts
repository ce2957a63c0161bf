import type { Lead } from "@/data/leads/schema";
import { type AuthCall, keepSession, type Reply, startAuthServer } from "../data/auth-harness";

/** For tests: a complete lead with these changes. */
export const makeLead = (change: Partial<Lead> = {}): Lead => ({
	id: crypto.randomUUID(),
	version: 3,
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: null,
	subject: "Hi",
	excerpt: "Hello",
	body: "Message: Hello",
	source: null,
	status: "read",
	delivery: "sent",
	deliveryNote: null,
	suspicion: null,
	notes: "",
	replies: [],
	followUpOn: null,
	receivedAt: "2026-11-20T09:00:00.000Z",
	touchedAt: "2026-11-20T09:00:00.000Z",
	...change,
});

export const leadRow = ({ deliveryNote, followUpOn, receivedAt, touchedAt, ...same }: Lead) => ({
	...same,
	delivery_note: deliveryNote,
	follow_up_on: followUpOn,
	created_at: receivedAt,
	updated_at: touchedAt,
});
type LeadRow = ReturnType<typeof leadRow>;

export const SAVE = "PATCH /rest/v1/leads";
export const MARK = "POST /rest/v1/rpc/mark_leads";
export const DELETE = "POST /rest/v1/rpc/delete_leads";
export const RESTORE = "POST /rest/v1/leads";
export const REPLY = "POST /functions/v1/send-email/reply";
export const RESEND = "POST /functions/v1/send-email/resend";

type Answer = (call: AuthCall) => Reply;
type Instead = (call: AuthCall) => Reply | undefined | Promise<Reply | undefined>;

/** Signs in, and stubs a database with these leads and a mail relay. Requests get the normal answer where `instead` gives none. */
export function stubLeads(leads: readonly Lead[], instead: Record<string, Instead> = {}) {
	const server = { rows: leads.map(leadRow) };
	const asked = ({ query }: AuthCall) => {
		const wanted = new URLSearchParams(query);
		const has = (name: string, value: unknown) => (wanted.get(name) ?? `eq.${value}`) === `eq.${value}`;
		return server.rows.filter(({ id, version }) => has("id", id) && has("version", version));
	};
	const chosen = ({ body }: AuthCall) => {
		const seen = body.chosen as Pick<Lead, "id" | "version">[];
		return server.rows.filter((row) => seen.some(({ id, version }) => row.id === id && row.version === version));
	};
	const change = (rows: LeadRow[], values: object) => rows.map((row) => Object.assign(row, values, { version: row.version + 1 }));
	const remove = (rows: LeadRow[]) => {
		server.rows = server.rows.filter((row) => !rows.includes(row));
		return rows;
	};
	const mark = (call: AuthCall) => {
		const { chosen: seen, wanted } = call.body as { chosen: Partial<Lead>[]; wanted: Lead["status"] | null };
		const find = ({ id }: LeadRow) => seen.find((lead) => lead.id === id);
		for (const row of chosen(call)) change([row], { status: find(row)?.status ?? wanted });
		return server.rows.filter((row) => find(row) && row.status === (find(row)?.status ?? wanted));
	};
	const add = (rows: LeadRow[]) => {
		server.rows = [...server.rows, ...rows];
		return rows;
	};
	const resend: Answer = ({ body }) => {
		const sent = server.rows.filter(({ id }) => id === body.id);
		change(sent, { delivery: "sent" });
		return [200, { delivery: "sent", note: null, already: false }];
	};
	const answers: [string, Answer][] = [
		["GET /rest/v1/leads", (call) => [200, asked(call)]],
		[SAVE, (call) => [200, change(asked(call), call.body)]],
		[MARK, (call) => [200, mark(call)]],
		[DELETE, (call) => [200, remove(chosen(call))]],
		[RESTORE, ({ body }) => [201, add(Object.values(body) as LeadRow[])]],
		[REPLY, () => [200, { already: false }]],
		[RESEND, resend],
		["POST /rest/v1/rpc/is_administrator", () => [200, true]],
	];
	keepSession();
	const calls = startAuthServer(
		Object.fromEntries(answers.map(([what, answer]) => [what, async (call: AuthCall) => (await instead[what]?.(call)) ?? answer(call)])),
	);
	return Object.assign(server, { bodies: (what: string) => calls.filter((call) => call.what === what).map(({ body }) => body) });
}
