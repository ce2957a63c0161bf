import { createServer, type Server } from "node:net";
import fc from "fast-check";
import nodemailer from "nodemailer";
import { describe, expect, test } from "vitest";
import { createFixture, MAILBOX, relayBody, relayCall } from "../../../tests/support/mail-relay.ts";
import { smtpOptions } from "./mail-settings.ts";
import { createSmtpMailer, smtpFailure } from "./smtp-mailer.ts";

/** The headers and recipients of the mail that goes to the mail server. */
async function onTheWire(subject: string, email: string): Promise<{ headers: string[]; recipients: string[] } | null> {
	const { relay, mails } = createFixture();
	await relay(relayCall(relayBody({ subject, body: `Name: A\nEmail: ${email}\nMessage: hi` })));
	const [mail] = mails;
	if (!mail) return null;
	const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
	const sent: { head: string; to: string[] }[] = [];
	const mailer = createSmtpMailer(() => ({
		async sendMail(options) {
			const info = await transport.sendMail(options);
			sent.push({ head: String(info.message).split("\n\n")[0] ?? "", to: info.envelope.to });
		},
	}));
	await mailer.send(mail);
	const unfolded = (sent[0]?.head ?? "").replace(/\n[ \t]+/g, " ");
	return { headers: unfolded.split("\n").map((line) => line.split(":")[0]?.toLowerCase() ?? ""), recipients: sent[0]?.to ?? [] };
}

describe("the mail that nodemailer builds", () => {
	const plain = ["content-transfer-encoding", "content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"];

	test("has these headers and one recipient for an ordinary lead", async () => {
		const mail = await onTheWire("A new project", "ada@example.com");
		expect(mail?.headers.toSorted()).toEqual(plain);
		expect(mail?.recipients).toEqual([MAILBOX]);
	});

	test("gets no header or recipient from any subject or address", async () => {
		const piece = fc.oneof(
			fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\u0085", "\0", "\nBcc: v@example.com", ", v@example.com", "<v@example.com>"),
			fc.string(),
		);
		const hostileText = fc.array(piece).map((parts) => parts.join(""));
		await fc.assert(
			fc.asyncProperty(hostileText, hostileText, async (subject, email) => {
				const mail = await onTheWire(subject, `ada@example.com${email}`);
				if (!mail) return;
				expect(plain).toEqual(expect.arrayContaining(mail.headers));
				expect(new Set(mail.headers).size).toBe(mail.headers.length);
				expect(mail.recipients).toEqual([MAILBOX]);
			}),
		);
	});

	test("rejects when the mail server refuses", async () => {
		const mailer = createSmtpMailer(() => ({ sendMail: () => Promise.reject(new Error("550 no")) }));
		const mail = { from: "a@b.example", to: MAILBOX, subject: "x", text: "x", original: relayBody() };
		await expect(mailer.send(mail)).rejects.toThrow("550 no");
	});
});

describe("the reason of a failed mail", () => {
	const system = (code: string, message = "") => Object.assign(new Error(message), { code });

	test("names a connection that every address of the server refused", () => {
		const refused = ["::1", "127.0.0.1"].map((address) => system("ECONNREFUSED", `connect ECONNREFUSED ${address}:465`));
		const error = Object.assign(new AggregateError(refused, ""), { code: "ESOCKET" });
		expect(smtpFailure(error)).toBe("ECONNREFUSED: connect ECONNREFUSED ::1:465");
	});

	test.each([
		[system("ECONNREFUSED"), "ECONNREFUSED"],
		[system("ETIMEDOUT", "Connection timeout"), "ETIMEDOUT: Connection timeout"],
		[system("EAUTH", "Invalid login: 535 5.7.8"), "EAUTH: Invalid login: 535 5.7.8"],
		[Object.assign(new Error("wrapped", { cause: system("ENOTFOUND") }), { code: "EDNS" }), "ENOTFOUND: wrapped"],
		[system("ESOCKET", "connect EHOSTUNREACH 192.0.2.1:465"), "EHOSTUNREACH: connect EHOSTUNREACH 192.0.2.1:465"],
		[system("ESOCKET", "self-signed certificate"), "ESOCKET: self-signed certificate"],
		[new Error("550 no"), "550 no"],
		[{}, "unknown error"],
		["text", "unknown error"],
	])("reads %o", (error, reason) => {
		expect(smtpFailure(error)).toBe(reason);
	});
});

describe("a mail on a real connection", () => {
	const mail = { from: "a@b.example", to: MAILBOX, subject: "x", text: "x", original: null };
	/** Answers to the start of each line that the client writes. "close" and "reset" end the connection, and "" is silence. */
	type Answers = Record<string, string>;
	const usual: Answers = { "": "220 mail.example", EHLO: "250 ok", MAIL: "250 ok", RCPT: "250 ok", DATA: "354 go on", ".": "250 queued" };

	/** Sends a mail to a server with these answers. */
	async function send(answers: Answers = {}, user = ""): Promise<void> {
		const all = { ...usual, ...answers };
		const server = createServer((socket) => {
			const answer = (line: string): void => {
				const words = all[line] ?? "";
				if (words === "close") socket.destroy();
				else if (words === "reset") socket.resetAndDestroy();
				else if (words !== "") socket.write(`${words}\r\n`);
			};
			socket.on("error", () => {});
			socket.on("data", (data) => {
				for (const line of String(data).split("\r\n")) {
					const known = Object.keys(all).find((start) => start !== "" && (start === "." ? line === "." : line.startsWith(start)));
					if (known) answer(known);
				}
			});
			answer("");
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const port = portOf(server.address());
		try {
			await mailer(port, user, answers).send(mail);
		} finally {
			await new Promise((done) => server.close(done));
		}
	}

	const portOf = (address: ReturnType<Server["address"]>): number => (typeof address === "object" && address ? address.port : 0);
	/** Only the tested time-out is short, because a busy machine answers late. */
	const mailer = (port: number, user: string, answers: Answers = {}) => {
		const options = { ...smtpOptions({ host: "127.0.0.1", port, user, pass: "x" }), requireTLS: false };
		const isMute = answers[""] === "";
		const isSilent = !isMute && Object.values(answers).includes("");
		const limits = { greetingTimeout: isMute ? 100 : 10_000, socketTimeout: isSilent ? 1000 : 10_000 };
		return createSmtpMailer((logger) => nodemailer.createTransport({ ...options, ...limits, logger }));
	};

	test("is handed over", async () => {
		await expect(send()).resolves.toBeUndefined();
	});

	test.each([
		[
			"a refused sign-in",
			{ EHLO: "250-mail.example\r\n250 AUTH PLAIN", AUTH: "535 5.7.8 wrong password" },
			/^EAUTH: .*535 5\.7\.8/,
			"relay",
		],
		["no greeting", { "": "" }, /^ETIMEDOUT: /],
		["a connection that closes without a greeting", { "": "close" }, /^ECONNECTION: /],
		["a recipient without an answer", { RCPT: "" }, /^ETIMEDOUT: /],
		["a connection that closes before the mail", { DATA: "close" }, /^ECONNECTION: /],
		["a refused mail", { ".": "550 5.7.1 no" }, /^EMESSAGE: .*550 5\.7\.1/],
		["a goodbye instead of an answer", { ".": "421 4.3.2 going down" }, /^EMESSAGE: .*421 4\.3\.2/],
	])("is refused: %s", async (_, answers: Answers, message, user = "") => {
		await expect(send(answers, user)).rejects.toMatchObject({ name: "Error", message: expect.stringMatching(message) });
	});

	test("is refused: a closed port", async () => {
		const server = createServer();
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const port = portOf(server.address());
		await new Promise((done) => server.close(done));
		await expect(mailer(port, "").send(mail)).rejects.toMatchObject({ name: "Error", message: expect.stringMatching(/^ECONNREFUSED: /) });
	});

	test.each([
		["no answer", { ".": "" }, /^ETIMEDOUT: /],
		["a connection that closes", { ".": "close" }, /^ECONNECTION: /],
		["a connection that breaks", { ".": "reset" }, /^ECONNRESET: /],
	])("may have arrived when its end is followed by %s", async (_, answers, message) => {
		await expect(send(answers)).rejects.toMatchObject({ name: "NoAnswer", message: expect.stringMatching(message) });
	});
});
