import { type Mailer, NoAnswer } from "./ports.ts";

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

/** Takes what nodemailer logs. */
interface MailLog {
	info: (entry: { tnx?: unknown }) => void;
}

/**
 * Sends text mails, each over a transport of its own. Addresses are objects, because nodemailer parses strings as lists; no mail can read
 * files.
 */
export function createSmtpMailer(connect: (logger: MailLog) => MailTransport): Mailer {
	return {
		async send(mail) {
			let isWritten = false;
			// Its errors don't say how far it came, but it logs the end of the mail, after which a server may deliver it.
			const transport = connect({
				info: ({ tnx }) => {
					isWritten ||= tnx === "message";
				},
			});
			try {
				await transport.sendMail({
					from: mail.from,
					to: { name: "", address: mail.to },
					...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
					subject: mail.subject,
					text: mail.text,
					disableFileAccess: true,
					disableUrlAccess: true,
				});
			} catch (error) {
				const Failure = isWritten && !hasAnswer(error) ? NoAnswer : Error;
				throw new Failure(smtpFailure(error), { cause: error });
			}
		},
	};
}

function hasAnswer(error: unknown): boolean {
	return typeof error === "object" && error !== null && "response" in error;
}

/** Codes of nodemailer that only say where it failed; the system's own code says why. */
const VAGUE = new Set(["ESOCKET", "ECONNECTION", "EDNS"]);
const MAX_DEPTH = 4;

/**
 * The code and the words of an SMTP error, as in "EAUTH: Invalid login: 535 …". A connection that failed on several addresses is an
 * AggregateError without a message, so its codes are in `errors`.
 */
export function smtpFailure(error: unknown): string {
	const found = errorsIn(error, 0);
	const codes = found.flatMap(({ code, errno }) => [code, errno]).filter((code) => typeof code === "string" && code !== "");
	const message = found.map(({ message: words }) => (typeof words === "string" ? words.trim() : "")).find((words) => words !== "");
	const code = codes.find((name) => !VAGUE.has(String(name))) ?? /\bE[A-Z]{5,}\b/.exec(message ?? "")?.[0] ?? codes[0];
	if (code === undefined) return message ?? "unknown error";
	return message === undefined || message.startsWith(String(code)) ? (message ?? String(code)) : `${code}: ${message}`;
}

interface ErrorFacts {
	code?: unknown;
	errno?: unknown;
	message?: unknown;
	cause?: unknown;
	errors?: unknown;
}

/** An error, the errors that it collects, and its cause. */
function errorsIn(error: unknown, depth: number): ErrorFacts[] {
	if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return [];
	const facts: ErrorFacts = error;
	const inner: unknown[] = Array.isArray(facts.errors) ? facts.errors : [];
	return [facts, ...[...inner, facts.cause].flatMap((one) => errorsIn(one, depth + 1))];
}
