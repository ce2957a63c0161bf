import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { DEMO_ADMIN, type EmbeddedBackend, startEmbeddedBackend } from "./backend.ts";
import { embeddedFolder } from "./folder.ts";
import { createInbox, type Inbox, inboxEmailDriver } from "./inbox.ts";
import { mailMiddleware } from "./mail.ts";

/** The paths that the embedded backend answers. See docs/decisions.md, "The embedded backend skips the library's Vite plugin". */
const API_PREFIXES = ["/auth/v1", "/rest/v1", "/storage/v1"];

/** A developer sends more test mails than a visitor. */
const LOCAL_RATE_LIMIT = { leads: 100, windowMs: 10 * 60_000 };

const FROM = "Kalpa Studio website <website@kalpa.example>";

/** A backend that can outlive the server that started it. */
interface HeldBackend {
	backend: Promise<EmbeddedBackend>;
	inbox: Inbox;
	/** The latest server that uses it. */
	server: ViteDevServer | PreviewServer;
}

/**
 * The open backends by folder. Global, because a restart of Vite loads this module again and mounts the new server before it closes
 * the old one. Opening a folder twice would destroy its database.
 */
const shared: typeof globalThis & { studioBackends?: Map<string, HeldBackend> } = globalThis;
shared.studioBackends ??= new Map();
const heldBackends = shared.studioBackends;

/**
 * Vite plugin: the embedded Supabase and the mail relay on the development and the preview server.
 *
 * Environment: EMBEDDED_DATA_DIR (folder of the database, default supabase/.temp) and EMBEDDED_FAULTS=1 (lets tests break the relay).
 *
 * @param env the site's variables; @param port of the server.
 */
export function embeddedSupabase(env: Record<string, string>, port: number): Plugin {
	const root = process.cwd();
	const dataDir = embeddedFolder();
	const siteUrl = `http://localhost:${port}`;
	const mailbox = env.VITE_CONTACT_MAILBOX ?? "";
	let mounted: ViteDevServer | PreviewServer | undefined;

	/** The backend of the folder: the one from before a restart, or a new one. */
	function hold(server: ViteDevServer | PreviewServer): HeldBackend {
		const known = heldBackends.get(dataDir);
		if (known) {
			known.server = server;
			return known;
		}
		const inbox = createInbox({ inboxFile: join(dataDir, "inbox.json") });
		const backend = startEmbeddedBackend({ root, dataDir, siteUrl, email: inboxEmailDriver(inbox, FROM) });
		const held = { backend, inbox, server };
		heldBackends.set(dataDir, held);
		// After a failed start, the next restart tries again.
		backend.catch(() => heldBackends.delete(dataDir));
		stopOnSignals(held);
		return held;
	}

	async function mount(server: ViteDevServer | PreviewServer, kind: "dev" | "start") {
		const began = performance.now();
		const isRestart = heldBackends.has(dataDir);
		mounted = server;
		const held = hold(server);
		// Before the backend is ready, so that stopping during the start closes it too.
		closeWith(server, dataDir);
		const { inbox } = held;
		const backend = await held.backend;
		const mail = mailMiddleware({
			backend,
			inbox,
			siteOrigin: siteUrl,
			mailbox,
			company: "Kalpa Studio",
			from: FROM,
			rateLimit: LOCAL_RATE_LIMIT,
			faults: process.env.EMBEDDED_FAULTS === "1",
			log: (code, facts) => console.info(`mail relay: ${code}`, facts),
		});
		server.middlewares.use(mail as Connect.NextHandleFunction);
		server.middlewares.use(apiMiddleware(backend));
		keepConnections(server);
		// Vite reports restarts itself.
		if (isRestart) return;
		const seconds = ((performance.now() - began) / 1000).toFixed(1);
		server.httpServer?.once("listening", () => console.info(banner(kind, siteUrl, relative(root, dataDir) || ".", backend, seconds)));
	}

	return {
		name: "embedded-supabase",
		apply: "serve",
		configureServer: (server) => mount(server, "dev"),
		configurePreviewServer: (server) => mount(server, "start"),
		// After a restart with a hosted Supabase, no new server uses the backend, so close it here.
		async closeBundle() {
			if (mounted && heldBackends.get(dataDir)?.server === mounted) await release(dataDir);
		},
	};
}

/** Longer than clients keep an idle connection. Node's default of five seconds can close one just as it is used again. */
const KEEP_ALIVE_MS = 65_000;

function keepConnections({ httpServer }: ViteDevServer | PreviewServer): void {
	if (httpServer && "keepAliveTimeout" in httpServer) httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
}

/** Answers the paths of Supabase; refuses requests without a key, even from this machine. */
function apiMiddleware(backend: EmbeddedBackend): Connect.NextHandleFunction {
	const answer = getRequestListener((request) => backend.app.fetch(request, { peerAddress: null }));
	return (request, response, next) => {
		const path = request.url ?? "";
		if (API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`))) {
			void answer(request, response).catch(next);
		} else next();
	};
}

/** Closes the backend of a folder. PGlite sets an exit code that would make a clean stop look like a failure. */
async function release(dataDir: string): Promise<void> {
	const held = heldBackends.get(dataDir);
	if (!held) return;
	const exitCode = process.exitCode;
	try {
		await (await held.backend).close();
	} catch (error) {
		console.error("The embedded database did not close cleanly:", error);
	}
	process.exitCode = exitCode;
	// Only after closing, because the folder must not be opened twice.
	if (heldBackends.get(dataDir) === held) heldBackends.delete(dataDir);
}

/**
 * Makes the server's close, which Vite awaits on SIGTERM, wait for PGlite to write its files. A restart doesn't call it and keeps the
 * backend.
 */
function closeWith(server: ViteDevServer | PreviewServer, dataDir: string): void {
	const closeServer = server.close.bind(server);
	server.close = async () => {
		await closeServer();
		await release(dataDir);
		process.exitCode = 0;
	};
}

/** Vite handles only SIGTERM. Registered once for each backend, not for each restart. */
function stopOnSignals(held: HeldBackend): void {
	for (const signal of ["SIGINT", "SIGHUP"]) process.once(signal, () => void held.server.close().then(() => process.exit(0)));
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
