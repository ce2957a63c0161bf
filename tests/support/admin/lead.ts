import type { Lead } from "@/data/leads/schema";

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
