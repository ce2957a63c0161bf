import { describe, expect, test } from "vitest";
import manifest from "../../../package.json";
import denoConfig from "./deno.json";
import { logLine, readRelayEnv } from "./settings.ts";

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
		const { config, mail, store } = read();
		expect(config).toMatchObject({ mailbox: GOOD.MAIL_TO, allowedOrigins: ["https://kalpa.example", "https://www.kalpa.example"] });
		expect(mail).toEqual({ provider: "smtp", host: "smtp.example", port: 465, user: "", pass: "" });
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

describe("the log", () => {
	test("keeps the event's name beside a fact of the same kind", () => {
		expect(JSON.parse(logLine("refused", { code: "sign_in_first" }))).toEqual({ event: "refused", code: "sign_in_first" });
		expect(JSON.parse(logLine("refused", { event: "other" }))).toEqual({ event: "refused" });
	});

	test.each([
		[
			"Postmark answered 406: Found inactive addresses: ada.private@example.com.",
			"Postmark answered 406: Found inactive addresses: [address]",
		],
		["550 <ada@post.example>: user unknown", "550 <[address]>: user unknown"],
		[
			"Amazon SES answered 400: Not verified: relay@kalpa.example, ada.private@",
			"Amazon SES answered 400: Not verified: [address], [address]",
		],
	])("leaves out the addresses of %s", (reason, kept) => {
		expect(JSON.parse(logLine("mail_failed", { reason }))).toEqual({ event: "mail_failed", reason: kept });
	});
});

test("the edge function uses the tested versions of its libraries", () => {
	const { nodemailer, aws4fetch } = manifest.devDependencies;
	expect(denoConfig.imports).toEqual({ nodemailer: `npm:nodemailer@${nodemailer}`, aws4fetch: `npm:aws4fetch@${aws4fetch}` });
});
