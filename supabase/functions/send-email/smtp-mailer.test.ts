import fc from "fast-check";
import nodemailer from "nodemailer";
import { describe, expect, test } from "vitest";
import manifest from "../../../package.json";
import denoConfig from "./deno.json";
import { createFixture, MAILBOX, relayBody, relayCall } from "./relay-fixture.ts";
import { createSmtpMailer, smtpOptions } from "./smtp-mailer.ts";

/** The bytes that would go to the mail server, and to whom. */
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

describe("the mail on the wire", () => {
	const plain = ["content-transfer-encoding", "content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"];

	test("a usual lead has these headers and one recipient", async () => {
		const mail = await onTheWire("A new project", "ada@example.com");
		expect(mail?.headers.toSorted()).toEqual(plain);
		expect(mail?.recipients).toEqual([MAILBOX]);
	});

	test("no subject and no address adds a header or a recipient", async () => {
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

	test("a mail server that refuses is an error for the relay", async () => {
		const mailer = createSmtpMailer({ sendMail: () => Promise.reject(new Error("550 no")) });
		const mail = { from: "a@b.example", to: MAILBOX, subject: "x", text: "x", original: relayBody() };
		await expect(mailer.send(mail)).rejects.toThrow("550 no");
	});
});

describe("the connection", () => {
	test("a password travels only under TLS", () => {
		const login = { host: "smtp.example", user: "relay", pass: "x" };
		expect(smtpOptions({ ...login, port: 465 })).toMatchObject({ secure: true, auth: { user: "relay", pass: "x" } });
		expect(smtpOptions({ ...login, port: 2587 })).toMatchObject({ secure: false, requireTLS: true });
		expect(smtpOptions({ host: "localhost", port: 1025, user: "", pass: "" })).toMatchObject({ secure: false, requireTLS: false });
		expect(smtpOptions({ host: "localhost", port: 1025, user: "", pass: "" })).not.toHaveProperty("auth");
	});

	test("the edge function uses the nodemailer that is tested here", () => {
		expect(denoConfig.imports.nodemailer).toBe(`npm:nodemailer@${manifest.devDependencies.nodemailer}`);
	});
});
