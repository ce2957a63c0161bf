// Runs only in Deno (Supabase Edge Functions), so the project's type check leaves this file out.
import nodemailer from "nodemailer";
import { createApiMailer, postmarkApi, resendApi, sesApi } from "./api-mailer.ts";
import { createRelay } from "./handler.ts";
import { createLeadStore } from "./lead-store.ts";
import { type MailSettings, smtpOptions } from "./mail-settings.ts";
import type { LogFacts, Mailer } from "./ports.ts";
import { createRoleLookup } from "./resend.ts";
import { logLine, readRelayEnv } from "./settings.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** Of Supabase's runtime; plain Deno keeps running anyway. */
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

const env = readRelayEnv((name: string) => Deno.env.get(name));
const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

function createMailer(mail: MailSettings): Mailer {
	switch (mail.provider) {
		case "smtp":
			return createSmtpMailer((logger) => nodemailer.createTransport({ ...smtpOptions(mail), logger }));
		case "resend":
			return createApiMailer(resendApi(mail), send);
		case "postmark":
			return createApiMailer(postmarkApi(mail), send);
		case "ses":
			return createApiMailer(sesApi(mail), send);
	}
}

Deno.serve(
	createRelay(env.config, {
		store: createLeadStore({ ...env.store, fetch: send }),
		mailer: createMailer(env.mail),
		...(env.publicKey === "" ? {} : { getCallerRole: createRoleLookup({ url: env.store.url, key: env.publicKey, fetch: send }) }),
		waitUntil: (work: Promise<void>) => {
			if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
		},
		now: () => Date.now(),
		log: (event: string, facts: LogFacts) => console.info(logLine(event, facts)),
	}),
);
