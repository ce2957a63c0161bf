import { addressFromHeader } from "./http.ts";
import type { Mailer, RelayConfig } from "./ports.ts";

export interface SmtpSettings {
	host: string;
	port: number;
	/** Empty when the server needs no login, such as a local mail catcher. */
	user: string;
	pass: string;
}

export interface RelayEnv {
	config: RelayConfig;
	smtp: SmtpSettings;
	store: { url: string; key: string };
	/** The key that visitors' browsers have. When it is empty, the relay can't check the administrator and resends nothing. */
	publicKey: string;
}

/**
 * Reads the settings: MAIL_TO, MAIL_FROM, SITE_ORIGINS (separated by commas), SMTP_HOST, SMTP_PORT (default 465; hosted edge
 * functions can't reach ports 25 and 587), SMTP_USER, SMTP_PASS, SUPABASE_URL, SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY,
 * SUPABASE_PUBLISHABLE_KEYS or SUPABASE_ANON_KEY (optional), RATE_SALT, CLIENT_ADDRESS_HEADER (default x-forwarded-for).
 *
 * @throws Error that names every missing or wrong setting, never a value.
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

/** The platform gives its keys as a JSON object by name; any of them works. */
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

/**
 * Options for nodemailer's `createTransport`: TLS from the start on port 465, otherwise STARTTLS, which is required when there is
 * a password to send. The timeouts (milliseconds) end before the relay's own.
 */
export function smtpOptions(settings: SmtpSettings) {
	const secure = settings.port === 465;
	const login = settings.user === "" ? {} : { auth: { user: settings.user, pass: settings.pass } };
	return {
		host: settings.host,
		port: settings.port,
		secure,
		requireTLS: !secure && settings.user !== "",
		connectionTimeout: 5000,
		greetingTimeout: 5000,
		socketTimeout: 7000,
		...login,
	};
}

export interface MailTransport {
	sendMail(mail: {
		from: string;
		to: { name: string; address: string };
		replyTo?: { name: string; address: string };
		subject: string;
		text: string;
		disableFileAccess: boolean;
		disableUrlAccess: boolean;
	}): Promise<unknown>;
}

/**
 * Sends text-only mails through a nodemailer transport. Addresses are passed as objects, because nodemailer parses a string as a
 * list. A mail can't make nodemailer read a file or fetch an address.
 */
export function createSmtpMailer(transport: MailTransport): Mailer {
	return {
		async send(mail) {
			await transport.sendMail({
				from: mail.from,
				to: { name: "", address: mail.to },
				...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
				subject: mail.subject,
				text: mail.text,
				disableFileAccess: true,
				disableUrlAccess: true,
			});
		},
	};
}
