// Runs only in Deno (Supabase Edge Functions), so the project's type check leaves this file out; all logic is elsewhere.
import nodemailer from "nodemailer";
import { askWhoIs } from "./administrator.ts";
import { createRelay } from "./handler.ts";
import { createLeadStore } from "./lead-store.ts";
import { readRelayEnv } from "./relay-env.ts";
import { createSmtpMailer, smtpOptions } from "./smtp-mailer.ts";

const env = readRelayEnv((name) => Deno.env.get(name));
const call = (url, init) => fetch(url, init);

Deno.serve(
	createRelay(env.config, {
		store: createLeadStore({ ...env.store, fetch: call }),
		mailer: createSmtpMailer(nodemailer.createTransport(smtpOptions(env.smtp))),
		...(env.publicKey === "" ? {} : { whoIs: askWhoIs({ url: env.store.url, key: env.publicKey, fetch: call }) }),
		now: () => Date.now(),
		log: (code, facts) => console.info(JSON.stringify({ code, ...facts })),
	}),
);
