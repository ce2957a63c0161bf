// Runs only in Deno (Supabase Edge Functions), so the project's type check leaves this file out.
import { createRoleLookup } from "../send-email/resend.ts";
import { firstKey } from "../send-email/settings.ts";
import { createBuildHook, createRebuild } from "./handler.ts";
import { createBuildStore } from "./store.ts";

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
			inBackground: (task: () => Promise<void>) => EdgeRuntime.waitUntil(task()),
			now: () => Date.now(),
			log: (code: string, facts: Record<string, unknown>) => console.info(JSON.stringify({ code, ...facts })),
		},
	),
);
