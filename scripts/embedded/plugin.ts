import { existsSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { DEMO_ADMIN, type EmbeddedBackend, startEmbeddedBackend } from "./backend.ts";
import { createInbox, inboxEmailDriver } from "./inbox.ts";
import { mailMiddleware } from "./mail.ts";

/** The paths of Supabase that the embedded backend answers. Its studio and configuration (/_system) stay closed. */
const API_PREFIXES = ["/auth/v1", "/rest/v1"];

/** A developer sends more test mails from one machine than a visitor does in ten minutes. */
const LOCAL_RATE_LIMIT = { leads: 100, windowMs: 10 * 60_000 };

/**
 * Vite plugin: the embedded Supabase and the mail relay on the development and the preview server.
 *
 * Environment: EMBEDDED_DATA_DIR (folder of the database, default supabase/.temp; tests give a throw-away one) and
 * EMBEDDED_FAULTS=1 (lets tests break the relay).
 *
 * @param env the site's variables; @param port where the server listens.
 */
export function embeddedSupabase(env: Record<string, string>, port: number): Plugin {
	const root = process.cwd();
	const given = process.env.EMBEDDED_DATA_DIR ?? "supabase/.temp";
	const dataDir = isAbsolute(given) ? given : join(root, given);
	const siteUrl = `http://localhost:${port}`;
	const mailbox = env.VITE_CONTACT_MAILBOX ?? "";

	async function mount(server: ViteDevServer | PreviewServer, kind: "dev" | "start") {
		const began = performance.now();
		const from = "Kalpa Studio website <website@kalpa.example>";
		const inbox = createInbox({ inboxFile: join(dataDir, "inbox.json") });
		const backend = await startEmbeddedBackend({ root, dataDir, siteUrl, email: inboxEmailDriver(inbox, from) });
		const mail = mailMiddleware({
			backend,
			inbox,
			siteOrigin: siteUrl,
			mailbox,
			company: "Kalpa Studio",
			from,
			rateLimit: LOCAL_RATE_LIMIT,
			faults: process.env.EMBEDDED_FAULTS === "1",
			log: (code, facts) => console.info(`mail relay: ${code}`, facts),
		});
		server.middlewares.use(mail as Connect.NextHandleFunction);
		server.middlewares.use(apiMiddleware(backend));
		closeWith(server, backend);
		const seconds = ((performance.now() - began) / 1000).toFixed(1);
		server.httpServer?.once("listening", () => console.info(banner(kind, siteUrl, relative(root, dataDir) || ".", backend, seconds)));
	}

	return {
		name: "embedded-supabase",
		apply: "serve",
		configureServer: (server) => mount(server, "dev"),
		configurePreviewServer: (server) => mount(server, "start"),
	};
}

/** Answers Supabase's own paths; a request without a key is refused, wherever it comes from. */
function apiMiddleware(backend: EmbeddedBackend): Connect.NextHandleFunction {
	const answer = getRequestListener((request) => backend.app.fetch(request, { peerAddress: null }));
	return (request, response, next) => {
		const path = request.url ?? "";
		if (API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`))) {
			void answer(request, response).catch(next);
		} else next();
	};
}

/**
 * PGlite writes its files on close, so the server's own close, which Vite awaits on Ctrl-C and SIGTERM, waits for it. PGlite also
 * leaves its own exit code behind, which would make a clean stop look like a failure.
 */
function closeWith(server: ViteDevServer | PreviewServer, backend: EmbeddedBackend): void {
	const closeServer = server.close.bind(server);
	server.close = async () => {
		await closeServer();
		await backend.close().catch((error: unknown) => console.error("The embedded database did not close cleanly:", error));
		process.exitCode = 0;
	};
	process.once("SIGINT", () => void server.close().then(() => process.exit(0)));
	process.once("SIGHUP", () => void server.close().then(() => process.exit(0)));
}

function banner(kind: "dev" | "start", siteUrl: string, folder: string, backend: EmbeddedBackend, seconds: string): string {
	const state = backend.seeded ? "new, migrated and filled with samples" : backend.applied.length > 0 ? "migrated" : "as you left it";
	const hasSchema = existsSync(join(process.cwd(), "supabase/migrations"));
	return [
		"",
		`  Kalpa Studio ${kind === "dev" ? "(development)" : "(production build, local)"}`,
		"",
		`  Site            ${siteUrl}`,
		`  Administration  ${siteUrl}/admin`,
		`                  sign in as ${DEMO_ADMIN.email} with ${DEMO_ADMIN.password} (works here only)`,
		`  Mail inbox      ${siteUrl}/dev/mail`,
		`  Database        ${folder}/data, ${hasSchema ? state : "without migrations"} (${seconds} s)`,
		"  Reset           npm run db:reset",
		"",
	].join("\n");
}
