import type { Mailer } from "./ports.ts";

/** How the mail server is reached. */
export interface SmtpSettings {
	host: string;
	port: number;
	/** Empty when the server asks for no login (a local catcher of mails). */
	user: string;
	pass: string;
}

/** The part of a nodemailer transport that is used. */
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
 * Options for nodemailer's `createTransport`: TLS from the start on port 465, else STARTTLS, which is demanded as soon as a
 * password would travel. The timeouts (milliseconds) end below the relay's own.
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

/**
 * Sends text-only mails through a nodemailer transport. Addresses go in as objects, which nodemailer does not parse as a
 * list; nothing in a mail can make it read a file or fetch an address.
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
