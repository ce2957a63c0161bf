import type { RelayConfig } from "./ports.ts";
import { addressFromHeader } from "./sender.ts";
import type { SmtpSettings } from "./smtp-mailer.ts";

/** The relay's settings as read from the environment. */
export interface RelayEnv {
	config: RelayConfig;
	smtp: SmtpSettings;
	store: { url: string; key: string };
	/** The key that visitors' browsers have; empty: the relay cannot ask who the administrator is, so nothing is sent again. */
	publicKey: string;
}

/**
 * Reads the settings: MAIL_TO, MAIL_FROM, SITE_ORIGINS (separated by commas), SMTP_HOST, SMTP_PORT (default 465; hosted
 * edge functions cannot reach ports 25 and 587), SMTP_USER, SMTP_PASS, SUPABASE_URL, SUPABASE_SECRET_KEYS or
 * SUPABASE_SERVICE_ROLE_KEY, SUPABASE_PUBLISHABLE_KEYS or SUPABASE_ANON_KEY (optional), RATE_SALT, CLIENT_ADDRESS_HEADER (default x-forwarded-for, of which the last hop counts).
 *
 * @throws Error that names every setting that is missing or wrong, never a value.
 */
export function readRelayEnv(read: (name: string) => string | undefined): RelayEnv {
	const wrong: string[] = [];
	const setting = (name: string): string => read(name)?.trim() ?? "";
	const required = (name: string): string => {
		if (setting(name) === "") wrong.push(name);
		return setting(name);
	};
	const port = Number(setting("SMTP_PORT") || 465);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) wrong.push("SMTP_PORT");
	const key = firstKey(setting("SUPABASE_SECRET_KEYS")) || setting("SUPABASE_SERVICE_ROLE_KEY");
	if (key === "") wrong.push("SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY");
	if ((setting("SMTP_USER") === "") !== (setting("SMTP_PASS") === "")) wrong.push("SMTP_USER and SMTP_PASS (both or none)");
	const env: RelayEnv = {
		config: {
			mailbox: required("MAIL_TO"),
			from: required("MAIL_FROM"),
			allowedOrigins: required("SITE_ORIGINS")
				.split(",")
				.flatMap((origin) => origin.trim() || []),
			hashSecret: required("RATE_SALT"),
			clientAddress: addressFromHeader(setting("CLIENT_ADDRESS_HEADER") || "x-forwarded-for"),
		},
		smtp: { host: required("SMTP_HOST"), port, user: setting("SMTP_USER"), pass: setting("SMTP_PASS") },
		store: { url: required("SUPABASE_URL"), key },
		publicKey: firstKey(setting("SUPABASE_PUBLISHABLE_KEYS")) || setting("SUPABASE_ANON_KEY"),
	};
	if (wrong.length > 0) throw new Error(`The mail relay cannot start. Missing or wrong: ${wrong.join(", ")}.`);
	return env;
}

/** The platform gives its keys as a JSON object by name; any of them will do. */
function firstKey(json: string): string {
	try {
		const keys: unknown = JSON.parse(json);
		const values = typeof keys === "object" && keys !== null ? new Map<string, unknown>(Object.entries(keys)) : new Map<string, unknown>();
		const key = values.get("default") ?? values.values().next().value;
		return typeof key === "string" ? key : "";
	} catch {
		return "";
	}
}
