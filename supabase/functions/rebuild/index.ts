// Runs only in Deno (Supabase Edge Functions), so the project's type check leaves this file out.
import type { LogFacts } from "../send-email/ports.ts";
import { createRoleLookup } from "../send-email/resend.ts";
import { firstKey, logLine } from "../send-email/settings.ts";
import { createBuildHook, createRebuild } from "./handler.ts";
import { createBuildStore } from "./store.ts";

/** Of Supabase's runtime; plain Deno keeps running anyway. */
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

const read = (name: string): string => Deno.env.get(name)?.trim() ?? "";
const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);
const url = read("SUPABASE_URL");
const key = firstKey(read("SUPABASE_SECRET_KEYS")) || read("SUPABASE_SERVICE_ROLE_KEY");
const publicKey = firstKey(read("SUPABASE_PUBLISHABLE_KEYS")) || read("SUPABASE_ANON_KEY");

Deno.serve(
	createRebuild(
		{
			allowedOrigins: read("SITE_ORIGINS")
				.split(",")
				.flatMap((origin) => origin.trim() || []),
			jobSecret: read("REBUILD_SECRET"),
		},
		{
			...createBuildStore({ url, key, fetch: send }),
			getCallerRole: createRoleLookup({ url, key: publicKey, fetch: send }),
			startBuild: createBuildHook(read("BUILD_HOOK_URL")),
			wait: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
			inBackground: (task: () => Promise<void>) => {
				const work = task();
				if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
			},
			now: () => Date.now(),
			log: (event: string, facts: LogFacts) => console.info(logLine(event, facts)),
		},
	),
);
