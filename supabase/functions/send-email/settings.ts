import { addressFromHeader } from "./http.ts";
import type { Mailer, RelayConfig } from "./ports.ts";

interface SmtpSettings {
	host: string;
	port: number;
	user: string;
	pass: string;
}

interface RelayEnv {
	config: RelayConfig;
	smtp: SmtpSettings;
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

interface MailTransport {
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

/** Sends text mails. Addresses are objects, because nodemailer parses strings as lists; no mail can read files. */
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
