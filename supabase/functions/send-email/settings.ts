import { addressFromHeader } from "./http.ts";
import { type MailSettings, readMailSettings } from "./mail-settings.ts";
import type { LogFacts, RelayConfig } from "./ports.ts";

interface RelayEnv {
	config: RelayConfig;
	mail: MailSettings;
	store: { url: string; key: string };
	/** Without it, the relay can't check the administrator and resends nothing. */
	publicKey: string;
}

/** Reads the relay's settings (.env.example). Throws an Error that names every wrong one, never a value. */
export function readRelayEnv(read: (name: string) => string | undefined): RelayEnv {
	const wrong: string[] = [];
	const setting = (name: string): string => read(name)?.trim() ?? "";
	const required = (name: string): string => {
		if (setting(name) === "") wrong.push(name);
		return setting(name);
	};
	const key = firstKey(setting("SUPABASE_SECRET_KEYS")) || setting("SUPABASE_SERVICE_ROLE_KEY");
	if (key === "") wrong.push("SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY");
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
		mail: readMailSettings(setting, wrong),
		store: { url: required("SUPABASE_URL"), key },
		publicKey: firstKey(setting("SUPABASE_PUBLISHABLE_KEYS")) || setting("SUPABASE_ANON_KEY"),
	};
	if (wrong.length > 0) throw new Error(`The mail relay can't start. Missing or invalid: ${wrong.join(", ")}.`);
	return env;
}

/** The default key of a platform's list of keys in JSON, or an empty text. */
export function firstKey(json: string): string {
	try {
		const keys: unknown = JSON.parse(json);
		const values = typeof keys === "object" && keys !== null ? new Map<string, unknown>(Object.entries(keys)) : new Map<string, unknown>();
		const key = values.get("default") ?? values.values().next().value;
		return typeof key === "string" ? key : "";
	} catch {
		return "";
	}
}

/** A line of the log. No fact can replace the name of the event. Reasons of mail servers can name a recipient, whom the log leaves out. */
export function logLine(event: string, facts: LogFacts): string {
	return JSON.stringify({ ...facts, event }).replace(/[^\s<>"(),;:\\]+@[^\s<>"(),;:\\]*/g, "[address]");
}
