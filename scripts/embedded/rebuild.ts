import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { createRebuild, type RebuildPorts } from "../../supabase/functions/rebuild/handler.ts";
import { createBuildStore } from "../../supabase/functions/rebuild/store.ts";
import { createRoleLookup } from "../../supabase/functions/send-email/resend.ts";
import { identifyBuild } from "../vite/publish-pages.ts";
import { EMBEDDED_PUBLISHABLE_KEY, type EmbeddedBackend } from "./backend.ts";
import { isSameOrigin, sendReply, toWebRequest } from "./web-request.ts";

const PATH = "/functions/v1/rebuild";
const EMBEDDED_URL = "http://embedded.localhost";
/** Changes that follow each other within this time share a build. */
const QUIET_MS = 1000;
/** How often schedules that have come, and changes by other programs, are looked for. */
const CHECK_MS = 5000;

interface RebuildOptions {
	backend: Pick<EmbeddedBackend, "secretKey" | "jwtSecret"> & { app: Pick<EmbeddedBackend["app"], "fetch"> };
	siteOrigin: string;
	/** Writes the public pages again. Null on a server without built pages. */
	publish: (() => Promise<void>) | null;
}

interface Rebuild {
	/** Answers /functions/v1/rebuild. Other requests go to `next`. */
	middleware: (incoming: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
	stop: () => void;
}

/**
 * Returns the task that writes the public pages of a built site again. It runs in a process of its own, so that the server answers
 * meanwhile, and ends with the server. It leaves a later build alone, which can be of another site.
 *
 * @param folder of the built site; @param bundle file of the built renderer; @param origin of this server
 */
export function pagePublisher(folder: string, bundle: string, origin: string): () => Promise<void> {
	const script = join(import.meta.dirname, "../publish-pages.mjs");
	const build = identifyBuild(bundle);
	return () =>
		new Promise((resolve, reject) => {
			const child = spawn(process.execPath, [script, folder, bundle, origin, build ?? "none"], { stdio: ["pipe", "ignore", "pipe"] });
			let errors = "";
			child.stderr.on("data", (text) => {
				errors += text;
			});
			child.once("error", reject);
			child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(errors.trim() || `exit code ${code}`))));
		});
}

/** The function `rebuild` of the embedded server: it writes the pages itself, and also when a schedule has come. */
export function embeddedRebuild({ backend, siteOrigin, publish }: RebuildOptions): Rebuild {
	const embedded = (url: string, init: RequestInit): Promise<Response> => backend.app.fetch(new Request(url, init));
	const pages = publish && oneAtATime(publish);
	let reported = "";
	const ports: RebuildPorts = {
		...createBuildStore({ url: EMBEDDED_URL, key: backend.secretKey, fetch: embedded }),
		getCallerRole: createRoleLookup({ url: EMBEDDED_URL, key: EMBEDDED_PUBLISHABLE_KEY, fetch: embedded }),
		startBuild:
			pages &&
			(() =>
				pages().then(
					() => {
						reported = "";
						return 200;
					},
					(error: unknown) => {
						const reason = error instanceof Error ? error.message : String(error);
						// Every check tries again.
						if (reason !== reported) console.error("The public pages could not be built:", reason);
						reported = reason;
						return "The pages could not be written. The server's log says why.";
					},
				)),
		wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds).unref()),
		inBackground: (task) => void task(),
		now: () => Date.now(),
		log: () => {},
	};
	const config = { allowedOrigins: [siteOrigin], jobSecret: backend.jwtSecret, quietMs: QUIET_MS };
	const answer = createRebuild(config, ports);
	const check = () =>
		void answer(new Request(`${EMBEDDED_URL}${PATH}`, { method: "POST", headers: { "x-rebuild-secret": backend.jwtSecret } }));
	const timer = pages ? setInterval(check, CHECK_MS).unref() : undefined;
	return {
		middleware: (incoming, response, next) => {
			if ((incoming.url ?? "/").split("?")[0] !== PATH) return next();
			// The server has several names (localhost, 127.0.0.1), so its own pages count as same-origin.
			const request = toWebRequest(incoming, isSameOrigin(incoming) ? null : (incoming.headers.origin ?? null));
			answer(request)
				.then((reply) => sendReply(reply, response))
				.catch(next);
		},
		stop: () => clearInterval(timer),
	};
}

/** Runs a task once more when it is asked for while it runs; callers share that second run. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | null = null;
	let following: Promise<void> | null = null;
	const start = () => {
		running = task().finally(() => {
			running = null;
		});
		return running;
	};
	return () => {
		if (!running) return start();
		following ??= running
			.catch(() => {})
			.then(() => {
				following = null;
				return start();
			});
		return following;
	};
}
