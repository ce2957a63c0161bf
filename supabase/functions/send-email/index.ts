// Runs only in Deno (Supabase Edge Functions), so the project's type check leaves this file out.
import nodemailer from "nodemailer";
import { createRelay } from "./handler.ts";
import { createLeadStore } from "./lead-store.ts";
import type { LogFacts } from "./ports.ts";
import { createRoleLookup } from "./resend.ts";
import { createSmtpMailer, readRelayEnv, smtpOptions } from "./settings.ts";

const env = readRelayEnv((name: string) => Deno.env.get(name));
const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

Deno.serve(
	createRelay(env.config, {
		store: createLeadStore({ ...env.store, fetch: send }),
		mailer: createSmtpMailer(nodemailer.createTransport(smtpOptions(env.smtp))),
		...(env.publicKey === "" ? {} : { getCallerRole: createRoleLookup({ url: env.store.url, key: env.publicKey, fetch: send }) }),
		now: () => Date.now(),
		log: (code: string, facts: LogFacts) => console.info(JSON.stringify({ code, ...facts })),
	}),
);
