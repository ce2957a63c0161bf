// @vitest-environment node
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { openSocket, type SocketBackend } from "../support/database/cut-requests";
import { ACCOUNTS, openRestBackend, type RestBackend, signIn } from "../support/database/rest-backend";
import { startFunction } from "../support/hosted/edge-function";
import { startMailServer } from "../support/hosted/mail-server";
import { relayBody } from "../support/mail-relay";

const SITE = "https://kalpa.example";
const BOOT_MS = 180_000;
type Function = Awaited<ReturnType<typeof startFunction>>;

let backend: RestBackend;
let api: SocketBackend;
beforeAll(async () => {
	backend = await openRestBackend();
	api = await openSocket(backend);
}, BOOT_MS);
afterAll(async () => {
	await api.close();
	await backend.close();
});

/** The platform's own variables, and the secrets of both functions. */
const variables = (more: Record<string, string> = {}): Record<string, string> => ({
	SUPABASE_URL: api.address,
	SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
	SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: EMBEDDED_PUBLISHABLE_KEY }),
	SITE_ORIGINS: SITE,
	MAIL_TO: "hello@kalpa.example",
	MAIL_FROM: "Studio website <relay@kalpa.example>",
	RATE_SALT: "a secret for tests only",
	...more,
});

const tokenOf = async (account: { email: string; password: string }) => (await signIn(backend, account)).access_token;

describe("the mail relay on Deno", () => {
	let relay: Function;
	let mailServer: Awaited<ReturnType<typeof startMailServer>>;
	beforeAll(async () => {
		mailServer = await startMailServer();
		relay = await startFunction("send-email", variables({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(mailServer.port) }));
		await relay.ready();
	}, BOOT_MS);
	afterAll(async () => {
		relay.close();
		await mailServer.close();
	});

	const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
		const reply = await fetch(`${relay.url}/send-email${path}`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: SITE, "x-forwarded-for": randomUUID(), ...headers },
			body: JSON.stringify(body),
		});
		const answer: unknown = await reply.json();
		return { status: reply.status, answer };
	};
	const leadOf = async (key: string) => {
		const { rows } = await backend.connection.driver.query<{ id: string; delivery: string; delivery_note: string | null }>(
			"select id, delivery, delivery_note from public.leads where idempotency_key = $1",
			[key],
		);
		return rows;
	};

	it("stores a lead, mails it and marks it as sent", async () => {
		const key = randomUUID();
		expect(await post("", relayBody({ subject: "From Deno" }), { "idempotency-key": key })).toEqual({ status: 200, answer: { ok: true } });
		expect(await leadOf(key)).toEqual([{ id: expect.any(String), delivery: "sent", delivery_note: null }]);
		expect(mailServer.mails.filter((mail) => mail.includes("Subject: From Deno"))).toHaveLength(1);
		expect(await post("", relayBody({ to: "other@kalpa.example" }))).toMatchObject({ status: 403 });
	});

	it("names an unreachable mail server, and the administrator sends the lead again", async () => {
		await mailServer.close();
		const key = randomUUID();
		expect(await post("", relayBody(), { "idempotency-key": key })).toEqual({ status: 200, answer: { ok: true, delivered: false } });
		const [lead] = await leadOf(key);
		expect(lead).toMatchObject({ delivery: "failed", delivery_note: expect.stringMatching(/^ECONNREFUSED/) });
		expect(relay.log()).toMatch(/"event":"mail_failed"/);
		mailServer = await startMailServer(mailServer.port);
		const again = (token: string | null) => post("/resend", { id: lead?.id }, token === null ? {} : { authorization: `Bearer ${token}` });
		expect(await again(null)).toMatchObject({ status: 401 });
		expect(await again(await tokenOf(ACCOUNTS.stranger))).toMatchObject({ status: 403 });
		expect(relay.log()).toMatch(/\{"code":"not_administrator","event":"refused"\}/);
		expect(await again(await tokenOf(ACCOUNTS.admin))).toEqual({ status: 200, answer: { delivery: "sent", note: null, already: false } });
		expect(await leadOf(key)).toMatchObject([{ delivery: "sent" }]);
		expect(mailServer.mails).toHaveLength(1);
	});
});

describe("the start of the relay", () => {
	it.each([
		[
			{ SMTP_HOST: "smtp.example", SMTP_PORT: "587", SB_REGION: "eu-west-1" },
			"SMTP_PORT 587 (hosted functions can't connect to ports 25 and 587",
		],
		[{ SES_REGION: "eu-west-1", SES_ACCESS_KEY_ID: "AKIDEXAMPLE" }, "SES_SECRET_ACCESS_KEY"],
	])("doesn't start with %j and says why", async (env, reason) => {
		const relay = await startFunction("send-email", variables(env));
		expect(await relay.ended).toBe(1);
		expect(relay.log()).toContain("The mail relay can't start");
		expect(relay.log()).toContain(reason);
	});

	const providers: Record<string, string>[] = [
		{ RESEND_API_KEY: "key-for-tests" },
		{ SES_REGION: "eu-west-1", SES_ACCESS_KEY_ID: "AKIDEXAMPLE", SES_SECRET_ACCESS_KEY: "x" },
	];
	it.each(providers)("starts with %j on the hosted platform", async (env) => {
		const relay = await startFunction("send-email", variables({ ...env, SB_REGION: "eu-west-1" }));
		await relay.ready();
		expect((await fetch(relay.url)).status).toBe(405);
		relay.close();
	});
});

describe("the function that starts builds, on Deno", () => {
	it("asks the database who the caller is, and which changes there are", async () => {
		const rebuild = await startFunction("rebuild", variables({ REBUILD_SECRET: "a secret of the scheduled job" }));
		await rebuild.ready();
		const ask = async (headers: Record<string, string>) => {
			const reply = await fetch(rebuild.url, { method: "POST", headers, body: "{}" });
			const answer: unknown = await reply.json();
			return { status: reply.status, answer };
		};
		expect(await ask({})).toMatchObject({ status: 401 });
		expect(await ask({ authorization: `Bearer ${await tokenOf(ACCOUNTS.stranger)}` })).toMatchObject({ status: 403 });
		expect(await ask({ authorization: `Bearer ${await tokenOf(ACCOUNTS.admin)}` })).toEqual({ status: 200, answer: { state: "off" } });
		rebuild.close();
	});
});
