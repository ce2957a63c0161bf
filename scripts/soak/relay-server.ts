import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { createRelay } from "../../supabase/functions/send-email/handler.ts";
import { addressFromHeader } from "../../supabase/functions/send-email/http.ts";
import { createLeadStore } from "../../supabase/functions/send-email/lead-store.ts";
import { startEmbeddedBackend } from "../embedded/backend.ts";

const URL_INSIDE = "http://embedded.localhost";

interface StoredMessage {
	idempotency_key: string;
	subject: string;
	email: string;
	delivery: string;
	suspicion: string | null;
}

/** Serves the relay with a database in `folder`, where `mails.jsonl` has one line for each mail. Resolves when it listens. */
export async function serveRelay(port: number, folder: string, mailbox: string): Promise<void> {
	const backend = await open(folder);
	const relay = createRelay(
		{
			mailbox,
			from: "Soak test <relay@kalpa.example>",
			allowedOrigins: ["http://localhost:5173"],
			hashSecret: backend.jwtSecret,
			clientAddress: addressFromHeader("x-client-address"),
		},
		{
			store: createLeadStore({
				url: URL_INSIDE,
				key: backend.secretKey,
				fetch: async (url, init) => backend.app.fetch(new Request(url, init), { peerAddress: null }),
			}),
			mailer: {
				send: async ({ to, replyTo, subject }) =>
					appendFileSync(join(folder, "mails.jsonl"), `${JSON.stringify({ to, replyTo, subject })}\n`),
			},
			now: () => Date.now(),
			log: (code, facts) => {
				if (code !== "accepted" && code !== "refused") console.error(code, facts);
			},
		},
	);
	const server = createAdaptorServer({ fetch: relay });
	await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
}

/** Every message in the database, read after the server has ended. */
export async function readMessages(folder: string): Promise<StoredMessage[]> {
	const backend = await open(folder);
	try {
		const { rows } = await backend.connection.driver.query<StoredMessage>(
			"select idempotency_key, subject, email, delivery, suspicion from public.leads where subject like 'Message %'",
		);
		return rows;
	} finally {
		await backend.close();
	}
}

function open(folder: string) {
	return startEmbeddedBackend({ root: process.cwd(), dataDir: join(folder, "database"), siteUrl: "http://localhost:5173" });
}
