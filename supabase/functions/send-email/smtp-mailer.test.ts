import { createServer } from "node:net";
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
	const mailer = createSmtpMailer({
		async sendMail(options) {
			const info = await transport.sendMail(options);
			sent.push({ head: String(info.message).split("\n\n")[0] ?? "", to: info.envelope.to });
		},
	});
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
		const mailer = createSmtpMailer({ sendMail: () => Promise.reject(new Error("550 no")) });
		const mail = { from: "a@b.example", to: MAILBOX, subject: "x", text: "x", original: relayBody() };
		await expect(mailer.send(mail)).rejects.toThrow("550 no");
	});
});

describe("the reason of a failed mail", () => {
	const mail = { from: "a@b.example", to: MAILBOX, subject: "x", text: "x", original: null };
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

	test("comes from a real closed port and a real refused sign-in", async () => {
		const server = createServer((socket) => {
			socket.write("220 mail.example\r\n");
			socket.on("data", (data) => {
				const line = String(data);
				if (line.startsWith("EHLO")) socket.write("250-mail.example\r\n250 AUTH PLAIN\r\n");
				else socket.write(line.startsWith("AUTH") ? "535 5.7.8 wrong password\r\n" : "221 bye\r\n");
			});
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const options = { ...smtpOptions({ host: "127.0.0.1", port, user: "relay", pass: "x" }), requireTLS: false };
		await expect(createSmtpMailer(nodemailer.createTransport(options)).send(mail)).rejects.toThrow(/^EAUTH: .*535 5\.7\.8/);
		await new Promise((done) => server.close(done));
		await expect(createSmtpMailer(nodemailer.createTransport(options)).send(mail)).rejects.toThrow(/^ECONNREFUSED: /);
	});

	test.each([
		["the end of the mail", "NoAnswer", "220 mail.example\r\n"],
		["the connection", "Error", ""],
	])("tells a server that doesn't answer %s apart from a refusal by the name %s", async (_, name, greeting) => {
		const server = createServer((socket) => {
			socket.write(greeting);
			socket.on("data", (data) => {
				const line = String(data);
				if (line.startsWith("DATA")) socket.write("354 go on\r\n");
				else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write("250 ok\r\n");
			});
			socket.on("error", () => {});
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const options = {
			...smtpOptions({ host: "127.0.0.1", port, user: "", pass: "" }),
			greetingTimeout: 100,
			socketTimeout: 300,
		};
		const sending = createSmtpMailer(nodemailer.createTransport(options)).send(mail);
		await expect(sending).rejects.toMatchObject({ name, message: expect.stringMatching(/^ETIMEDOUT: /) });
		await new Promise((done) => server.close(done));
	});
});
