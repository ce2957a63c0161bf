import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { company } from "../../src/content/company.ts";
import { authGuard } from "./auth-guard.ts";
import { DEMO_ADMIN, type EmbeddedBackend, startEmbeddedBackend } from "./backend.ts";
import { embeddedFolder } from "./folder.mjs";
import { createInbox, type Inbox, inboxEmailDriver } from "./inbox.ts";
import { mailMiddleware } from "./mail.ts";
import { embeddedRebuild } from "./rebuild.ts";

/** See docs/decisions.md, "The embedded backend skips the library's Vite plugin". */
const API_PREFIXES = ["/auth/v1", "/rest/v1", "/storage/v1"];

const LOCAL_RATE_LIMIT = { leads: 100, windowMs: 10 * 60_000 };

const FROM = `${company.name} website <website@kalpa.example>`;

interface OpenBackend {
	backend: Promise<EmbeddedBackend>;
	inbox: Inbox;
	server: ViteDevServer | PreviewServer;
}

// Global: a restart of Vite loads this module again before it closes the old server, and a folder must open once.
const shared: typeof globalThis & { studioBackends?: Map<string, OpenBackend> } = globalThis;
shared.studioBackends ??= new Map();
const openBackends = shared.studioBackends;

/**
 * Vite plugin: the embedded Supabase, the mail relay and the rebuild of pages. EMBEDDED_FAULTS=1 lets tests break the relay.
 *
 * @param publish writes the public pages of the built site again
 */
export function embeddedSupabase(env: Record<string, string>, port: number, publish: (() => Promise<void>) | null = null): Plugin {
	const site = {
		root: process.cwd(),
		dataDir: embeddedFolder(),
		url: `http://localhost:${port}`,
		mailbox: env.VITE_CONTACT_MAILBOX ?? "",
		publish,
	};
	let mounted: ViteDevServer | PreviewServer | undefined;
	const mountOn = (server: ViteDevServer | PreviewServer, kind: "dev" | "start") => {
		mounted = server;
		return mount(site, server, kind);
	};
	return {
		name: "embedded-supabase",
		apply: "serve",
		configureServer: (server) => mountOn(server, "dev"),
		configurePreviewServer: (server) => mountOn(server, "start"),
		// After a restart with a hosted Supabase, no new server uses the backend.
		async closeBundle() {
			if (mounted && openBackends.get(site.dataDir)?.server === mounted) await release(site.dataDir);
		},
	};
}

interface EmbeddedSite {
	root: string;
	dataDir: string;
	url: string;
	mailbox: string;
	publish: (() => Promise<void>) | null;
}

async function mount(site: EmbeddedSite, server: ViteDevServer | PreviewServer, kind: "dev" | "start"): Promise<void> {
	const began = performance.now();
	const isRestart = openBackends.has(site.dataDir);
	const open = openFor(site, server);
	// Before the backend is ready, so that stopping during the start closes it too.
	closeWith(server, site.dataDir);
	const { inbox } = open;
	const backend = await open.backend;
	const mail = mailMiddleware({
		backend,
		inbox,
		siteOrigin: site.url,
		mailbox: site.mailbox,
		company: company.name,
		from: FROM,
		rateLimit: LOCAL_RATE_LIMIT,
		faults: process.env.EMBEDDED_FAULTS === "1",
		log: (code, facts) => console.info(`mail relay: ${code}`, facts),
	});
	const rebuild = embeddedRebuild({ backend, siteOrigin: site.url, publish: kind === "start" ? site.publish : null });
	server.httpServer?.once("close", rebuild.stop);
	server.middlewares.use(mail as Connect.NextHandleFunction);
	server.middlewares.use(rebuild.middleware as Connect.NextHandleFunction);
	server.middlewares.use(apiMiddleware(backend));
	keepConnections(server);
	if (isRestart) return;
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	const folder = relative(site.root, site.dataDir) || ".";
	server.httpServer?.once("listening", () => console.info(banner(kind, site.url, folder, backend, seconds)));
}

function openFor({ root, dataDir, url }: EmbeddedSite, server: ViteDevServer | PreviewServer): OpenBackend {
	const known = openBackends.get(dataDir);
	if (known) {
		known.server = server;
		return known;
	}
	const inbox = createInbox({ inboxFile: join(dataDir, "inbox.json") });
	const backend = startEmbeddedBackend({ root, dataDir, siteUrl: url, email: inboxEmailDriver(inbox, FROM) });
	const open = { backend, inbox, server };
	openBackends.set(dataDir, open);
	backend.catch(() => openBackends.delete(dataDir));
	stopOnSignals(open);
	return open;
}

/** Longer than clients keep an idle connection; Node's five seconds can close one just as it is used again. */
const KEEP_ALIVE_MS = 65_000;

function keepConnections({ httpServer }: ViteDevServer | PreviewServer): void {
	if (httpServer && "keepAliveTimeout" in httpServer) httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
}

function apiMiddleware(backend: EmbeddedBackend): Connect.NextHandleFunction {
	const guarded = authGuard((request) => backend.app.fetch(request, { peerAddress: null }));
	const answer = getRequestListener((request, { incoming }) => guarded(request, incoming.socket.remoteAddress ?? null));
	return (request, response, next) => {
		const path = request.url ?? "";
		if (API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`))) {
			void answer(request, response).catch(next);
		} else next();
	};
}

/** PGlite sets an exit code that would make a clean stop look like a failure. */
async function release(dataDir: string): Promise<void> {
	const open = openBackends.get(dataDir);
	if (!open) return;
	const exitCode = process.exitCode;
	try {
		await (await open.backend).close();
	} catch (error) {
		console.error("The embedded database did not close cleanly:", error);
	}
	process.exitCode = exitCode;
	if (openBackends.get(dataDir) === open) openBackends.delete(dataDir);
}

/** Vite awaits the server's close on SIGTERM, but not on a restart. PGlite needs it to write its files. */
function closeWith(server: ViteDevServer | PreviewServer, dataDir: string): void {
	const closeServer = server.close.bind(server);
	server.close = async () => {
		await closeServer();
		await release(dataDir);
		process.exitCode = 0;
	};
}

function stopOnSignals(open: OpenBackend): void {
	for (const signal of ["SIGINT", "SIGHUP"]) process.once(signal, () => void open.server.close().then(() => process.exit(0)));
}

function banner(kind: "dev" | "start", siteUrl: string, folder: string, backend: EmbeddedBackend, seconds: string): string {
	const state = backend.seeded ? "new, migrated and filled with samples" : backend.applied.length > 0 ? "migrated" : "as you left it";
	const hasSchema = existsSync(join(process.cwd(), "supabase/migrations"));
	return [
		"",
		`  ${company.name} ${kind === "dev" ? "(development)" : "(production build, local)"}`,
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
