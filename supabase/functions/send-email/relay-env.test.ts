import { describe, expect, test } from "vitest";
import { readRelayEnv } from "./relay-env.ts";

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

	test("the new secret keys win over the old one; a broken value does not", () => {
		const keys = JSON.stringify({ other: "sb_secret_other", default: "sb_secret_default" });
		expect(read({ SUPABASE_SECRET_KEYS: keys }).store.key).toBe("sb_secret_default");
		expect(read({ SUPABASE_SECRET_KEYS: '{"relay":"sb_secret_relay"}' }).store.key).toBe("sb_secret_relay");
		expect(read({ SUPABASE_SECRET_KEYS: "not json" }).store.key).toBe("head.claims.sign");
	});

	test("the key to ask who the administrator is comes from the platform; without it the relay works, only nothing is sent again", () => {
		expect(read().publicKey).toBe("");
		expect(read({ SUPABASE_ANON_KEY: "head.anon.sign" }).publicKey).toBe("head.anon.sign");
		const keys = JSON.stringify({ default: "sb_publishable_default" });
		expect(read({ SUPABASE_PUBLISHABLE_KEYS: keys, SUPABASE_ANON_KEY: "head.anon.sign" }).publicKey).toBe("sb_publishable_default");
	});

	test("the client is the last hop, which the proxy wrote, not the first, which the caller wrote", () => {
		const request = new Request("https://relay.example/", {
			headers: { "x-forwarded-for": "1.1.1.1, 203.0.113.9", "cf-connecting-ip": "203.0.113.7" },
		});
		expect(read().config.clientAddress(request)).toBe("203.0.113.9");
		expect(read({ CLIENT_ADDRESS_HEADER: "cf-connecting-ip" }).config.clientAddress(request)).toBe("203.0.113.7");
		expect(read().config.clientAddress(new Request("https://relay.example/"))).toBeNull();
	});

	test("every missing or wrong setting is named, and no value is told", () => {
		const fail = () => readRelayEnv((name) => ({ SMTP_PORT: "x", SMTP_PASS: "hidden" })[name]);
		for (const name of [...Object.keys(GOOD), "SMTP_PORT", "SMTP_USER and SMTP_PASS", "SUPABASE_SECRET_KEYS"]) expect(fail).toThrow(name);
		expect(fail).not.toThrow("hidden");
	});
});
