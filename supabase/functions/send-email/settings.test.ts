import fc from "fast-check";
import nodemailer from "nodemailer";
import { describe, expect, test } from "vitest";
import manifest from "../../../package.json";
import { createFixture, MAILBOX, relayBody, relayCall } from "../../../tests/support/mail-relay.ts";
import denoConfig from "./deno.json";
import { createSmtpMailer, readRelayEnv, smtpOptions } from "./settings.ts";

const GOOD: Record<string, string> = {
	MAIL_TO: "hello@kalpa.example",
	MAIL_FROM: "Kalpa Studio website <relay@kalpa.example>",
	SITE_ORIGINS: "https://kalpa.example, https://www.kalpa.example",
	SMTP_HOST: "smtp.example",
	SUPABASE_URL: "https://project.supabase.example",
	SUPABASE_SERVICE_ROLE_KEY: "head.claims.sign",
	RATE_SALT: "a secret for tests only",
};
const read = (changes: Record<string, string> = {}) => readRelayEnv((name) => changes[name] ?? GOOD[name]);

describe("readRelayEnv", () => {
	test("reads the settings of a hosted project", () => {
		const { config, smtp, store } = read();
		expect(config).toMatchObject({ mailbox: GOOD.MAIL_TO, allowedOrigins: ["https://kalpa.example", "https://www.kalpa.example"] });
		expect(smtp).toEqual({ host: "smtp.example", port: 465, user: "", pass: "" });
		expect(store.key).toBe("head.claims.sign");
	});

	test("prefers the new secret keys over the old one unless they are unreadable", () => {
		const keys = JSON.stringify({ other: "sb_secret_other", default: "sb_secret_default" });
		expect(read({ SUPABASE_SECRET_KEYS: keys }).store.key).toBe("sb_secret_default");
		expect(read({ SUPABASE_SECRET_KEYS: '{"relay":"sb_secret_relay"}' }).store.key).toBe("sb_secret_relay");
		expect(read({ SUPABASE_SECRET_KEYS: "not json" }).store.key).toBe("head.claims.sign");
	});

	test("reads the public key from the platform and works without it", () => {
		expect(read().publicKey).toBe("");
		expect(read({ SUPABASE_ANON_KEY: "head.anon.sign" }).publicKey).toBe("head.anon.sign");
		const keys = JSON.stringify({ default: "sb_publishable_default" });
		expect(read({ SUPABASE_PUBLISHABLE_KEYS: keys, SUPABASE_ANON_KEY: "head.anon.sign" }).publicKey).toBe("sb_publishable_default");
	});

	test("takes the client's address from the last hop or the named header", () => {
		const request = new Request("https://relay.example/", {
			headers: { "x-forwarded-for": "1.1.1.1, 203.0.113.9", "cf-connecting-ip": "203.0.113.7" },
		});
		expect(read().config.clientAddress(request)).toBe("203.0.113.9");
		expect(read({ CLIENT_ADDRESS_HEADER: "cf-connecting-ip" }).config.clientAddress(request)).toBe("203.0.113.7");
		expect(read().config.clientAddress(new Request("https://relay.example/"))).toBeNull();
	});

	test("names every missing or wrong setting and no value", () => {
		const fail = () => readRelayEnv((name) => ({ SMTP_PORT: "x", SMTP_PASS: "hidden" })[name]);
		for (const name of [...Object.keys(GOOD), "SMTP_PORT", "SMTP_USER and SMTP_PASS", "SUPABASE_SECRET_KEYS"]) expect(fail).toThrow(name);
		expect(fail).not.toThrow("hidden");
	});
});

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

describe("smtpOptions", () => {
	test("requires TLS whenever there is a password", () => {
		const login = { host: "smtp.example", user: "relay", pass: "x" };
		expect(smtpOptions({ ...login, port: 465 })).toMatchObject({ secure: true, auth: { user: "relay", pass: "x" } });
		expect(smtpOptions({ ...login, port: 2587 })).toMatchObject({ secure: false, requireTLS: true });
		expect(smtpOptions({ host: "localhost", port: 1025, user: "", pass: "" })).toMatchObject({ secure: false, requireTLS: false });
		expect(smtpOptions({ host: "localhost", port: 1025, user: "", pass: "" })).not.toHaveProperty("auth");
	});

	test("the edge function uses the tested version of nodemailer", () => {
		expect(denoConfig.imports.nodemailer).toBe(`npm:nodemailer@${manifest.devDependencies.nodemailer}`);
	});
});
