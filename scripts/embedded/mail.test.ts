import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashSync } from "bcryptjs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { relayBody } from "../../tests/support/mail-relay.ts";
import { EMBEDDED_PUBLISHABLE_KEY, type EmbeddedBackend, startEmbeddedBackend } from "./backend.ts";
import { createInbox, type InboxMessage, inboxEmailDriver, inboxMailer } from "./inbox.ts";
import { mailMiddleware } from "./mail.ts";

const FROM = "Kalpa Studio website <relay@kalpa.example>";
const MAILBOX = "hello@kalpa.example";
const inbox = createInbox({ inboxFile: null });
const servers: Server[] = [];
let backend: EmbeddedBackend;
let site = "";

async function serve(options: { faults?: boolean; rateLimit?: { leads: number; windowMs: number } }): Promise<string> {
	const middleware = mailMiddleware({
		backend,
		inbox,
		siteOrigin: "http://localhost:5173",
		mailbox: MAILBOX,
		company: "Kalpa <Studio>",
		from: FROM,
		...options,
	});
	const server = createServer((incoming, response) => {
		middleware(incoming, response, (error) => {
			response.statusCode = error ? 500 : 418;
			response.end(error ? String(error) : "next");
		});
	});
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

beforeAll(async () => {
	backend = await startEmbeddedBackend({
		root: join(import.meta.dirname, "../.."),
		dataDir: null,
		siteUrl: "http://localhost:5173",
		seed: false,
		email: inboxEmailDriver(inbox, FROM),
	});
	site = await serve({ faults: true, rateLimit: { leads: 50, windowMs: 600_000 } });
});

afterEach(() => inbox.clear());

afterAll(async () => {
	for (const server of servers) {
		server.closeAllConnections();
		server.close();
	}
	await backend.close();
});

async function send(key: string, changes: Record<string, string> = {}, to = site): Promise<Response> {
	return fetch(`${to}/functions/v1/send-email`, {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": key, ...changes },
		body: JSON.stringify(relayBody({ to: MAILBOX })),
	});
}

/** A request with headers that fetch does not let through. */
async function raw(path: string, headers: Record<string, string>, method = "GET"): Promise<number> {
	return new Promise((resolve, reject) => {
		const call = httpRequest(`${site}${path}`, { method, headers }, (reply) => {
			reply.resume();
			resolve(reply.statusCode ?? 0);
		});
		call.on("error", reject);
		call.end();
	});
}

/** Sends the stored lead of a key again, with the given token. */
async function resend(key: string, headers: Record<string, string>): Promise<Response> {
	const url = `http://embedded.localhost/rest/v1/leads?select=id&idempotency_key=eq.${key}`;
	const rows: { id: string }[] = await (await backend.app.fetch(new Request(url, { headers: { apikey: backend.secretKey } }))).json();
	return fetch(`${site}/functions/v1/send-email/resend`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify({ id: rows[0]?.id ?? "" }),
	});
}

/** Makes an account and gives a token of it; @param isAdmin whether it is on the list of administrators. */
async function tokenOf(email: string, isAdmin: boolean): Promise<string> {
	const database = backend.connection.driver;
	// bcrypt of "a password for tests", at the lowest cost.
	await database.query(
		`insert into auth.users (id, email, encrypted_password, email_confirmed_at) values (gen_random_uuid(), '${email}', '${hashSync("a password for tests", 4)}', now())`,
	);
	if (isAdmin) await database.query(`insert into private.admins (user_id) select id from auth.users where email = '${email}'`);
	const reply = await backend.app.fetch(
		new Request("http://embedded.localhost/auth/v1/token?grant_type=password", {
			method: "POST",
			headers: { "content-type": "application/json", apikey: EMBEDDED_PUBLISHABLE_KEY },
			body: JSON.stringify({ email, password: "a password for tests" }),
		}),
	);
	const session: { access_token: string } = await reply.json();
	return session.access_token;
}

/** A token of the same form and with the same claims; the signature is that of another secret, or the time is over. */
function forged(token: string, claims: Record<string, unknown>, secret: string): string {
	const [, body = ""] = token.split(".");
	const known: Record<string, unknown> = JSON.parse(Buffer.from(body, "base64url").toString());
	const parts = [
		{ alg: "HS256", typ: "JWT" },
		{ ...known, ...claims },
	].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
	return `${parts.join(".")}.${createHmac("sha256", secret).update(parts.join(".")).digest("base64url")}`;
}

async function storedLeads(): Promise<unknown> {
	const url = "http://embedded.localhost/rest/v1/leads?select=idempotency_key,name,email,delivery,sender_hash&order=created_at";
	return (await backend.app.fetch(new Request(url, { headers: { apikey: backend.secretKey } }))).json();
}

describe("the relay in the development server", () => {
	test("stores a lead in the embedded database and puts it into the inbox as it was sent", async () => {
		const reply = await send("dev-key-0001", { origin: site });
		expect([reply.status, await reply.json()]).toEqual([200, { ok: true }]);
		expect((await send("dev-key-0001")).status).toBe(200);
		const listed = await (await fetch(`${site}/dev/mail/messages.json`)).json();
		expect(listed).toEqual({
			messages: [
				expect.objectContaining({
					kind: "lead",
					to: MAILBOX,
					replyTo: "ada@example.com",
					subject: "A new project",
					payload: relayBody({ to: MAILBOX }),
				}),
			],
		});
		expect(await storedLeads()).toEqual([
			{
				idempotency_key: "dev-key-0001",
				name: "Ada Lovelace",
				email: "ada@example.com",
				delivery: "sent",
				sender_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
			},
		]);
	});

	test("lets only the administrator send a refused mail again, once", async () => {
		const refuse = (words: string): Promise<Response> =>
			fetch(`${site}/dev/mail/faults`, { method: "POST", body: JSON.stringify({ refuse: words }) });
		await refuse("A new project");
		expect(await (await send("dev-key-0100")).json()).toEqual({ ok: true, delivered: false });
		expect(inbox.list()).toEqual([]);
		const admin = await tokenOf("admin@resend.example", true);
		const stranger = await tokenOf("stranger@resend.example", false);
		const soon = Math.floor(Date.now() / 1000);
		const cases: [number, Record<string, string>][] = [
			[401, {}],
			[401, { authorization: `Bearer ${backend.secretKey}` }],
			[401, { authorization: `Bearer ${forged(admin, {}, "another secret that signs tokens well")}` }],
			[401, { authorization: `Bearer ${forged(admin, { exp: soon - 3600, iat: soon - 7200 }, backend.jwtSecret)}` }],
			[403, { authorization: `Bearer ${stranger}` }],
			[403, { authorization: `Bearer ${admin}`, origin: "https://evil.example" }],
		];
		for (const [status, headers] of cases) expect([headers, (await resend("dev-key-0100", headers)).status]).toEqual([headers, status]);
		const mine = { authorization: `Bearer ${admin}` };
		expect(await (await resend("dev-key-0100", mine)).json()).toEqual({
			delivery: "failed",
			note: expect.stringContaining("ECONNREFUSED"),
			already: false,
		});
		await refuse("");
		expect(await (await resend("dev-key-0100", mine)).json()).toEqual({ delivery: "sent", note: null, already: false });
		expect(await (await resend("dev-key-0100", mine)).json()).toEqual({ delivery: "sent", note: null, already: true });
		expect(inbox.list()).toHaveLength(1);
		expect(inbox.list()[0]).toMatchObject({ kind: "lead", to: MAILBOX, subject: "A new project", payload: null });
		expect(await storedLeads()).toContainEqual(expect.objectContaining({ idempotency_key: "dev-key-0100", delivery: "sent" }));
	});

	test("refuses other sites' pages, other recipients and large bodies like in production", async () => {
		expect((await send("dev-key-0002", { origin: "https://evil.example" })).status).toBe(403);
		expect((await send("dev-key-0002", { origin: "http://localhost:5173" })).headers.get("access-control-allow-origin")).toBe(
			"http://localhost:5173",
		);
		const post = (body: string): Promise<Response> =>
			fetch(`${site}/functions/v1/send-email`, { method: "POST", headers: { "content-type": "application/json" }, body });
		expect((await post(JSON.stringify(relayBody({ to: "v@example.com" })))).status).toBe(403);
		expect((await post("x".repeat(2_000_000))).status).toBe(413);
	});

	test("counts the rows of the embedded database for the limit", async () => {
		const strict = await serve({ rateLimit: { leads: 1, windowMs: 600_000 } });
		await send("dev-key-0003", {}, strict);
		const reply = await send("dev-key-0103", {}, strict);
		expect([reply.status, await reply.json()]).toEqual([200, { ok: true, delivered: false }]);
	});

	test("lets tests break the relay only when the option is on", async () => {
		const broken = (fault: string, to = site): Promise<Response> => {
			const headers = { "x-embedded-fault": fault };
			const signal = fault === "hang" && to === site ? AbortSignal.timeout(150) : null;
			return fetch(`${to}/functions/v1/send-email`, { method: "POST", body: "{}", headers, signal });
		};
		expect((await broken("500")).status).toBe(500);
		await expect(broken("hang")).rejects.toThrow();
		// Other requests work as usual, and other servers ignore the header.
		expect((await send("dev-key-0004")).status).toBe(200);
		const whole = await serve({});
		for (const fault of ["500", "hang"]) expect((await broken(fault, whole)).status).toBe(415);
		const refuse = (body: unknown, to = site) => fetch(`${to}/dev/mail/faults`, { method: "POST", body: JSON.stringify(body) });
		expect((await refuse({ mode: "500" })).status).toBe(422);
		expect((await refuse({ refuse: "" }, whole)).status).toBe(404);
	});

	test("passes other addresses to the next middleware", async () => {
		for (const path of ["/", "/dev/mailbox", "/functions/v1/send-email/x"]) expect(await raw(path, {})).toBe(418);
	});
});

describe("the inbox", () => {
	const lead = (subject: string): Parameters<typeof inbox.add>[0] => ({
		from: FROM,
		to: MAILBOX,
		replyTo: null,
		subject,
		text: "<script>alert(1)</script> https://evil.example/",
		kind: "lead",
		payload: null,
	});

	test("shows the newest first, escapes every text, links no visitor's text and runs no script", async () => {
		inbox.add(lead("first <b>"));
		inbox.add(lead("second"));
		const reply = await fetch(`${site}/dev/mail`);
		const html = await reply.text();
		expect(html.indexOf("second")).toBeLessThan(html.indexOf("first &lt;b&gt;"));
		expect(html).toContain("Kalpa &lt;Studio&gt;");
		expect(html).not.toMatch(/<script|<b>|href="https:\/\/evil/);
		expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
	});

	test("is emptied by Clear and by DELETE", async () => {
		inbox.add(lead("one"));
		const cleared = await fetch(`${site}/dev/mail/clear`, { method: "POST", redirect: "manual", headers: { origin: site } });
		expect([cleared.status, cleared.headers.get("location"), inbox.list()]).toEqual([303, "/dev/mail", []]);
		inbox.add(lead("two"));
		expect((await fetch(`${site}/dev/mail/messages.json`, { method: "DELETE" })).status).toBe(204);
		expect(await (await fetch(`${site}/dev/mail`)).text()).toContain("No mail yet");
	});

	test("opens only on this machine under its own name and changes only from its own page", async () => {
		const port = new URL(site).port;
		for (const host of ["kalpa.example", "rebind.example:80", "localhost.evil.example", "192.168.1.5"]) {
			expect(await raw("/dev/mail", { host })).toBe(403);
			expect(await raw("/dev/mail/messages.json", { host })).toBe(403);
		}
		for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, "[::1]:5173", "LOCALHOST"])
			expect(await raw("/dev/mail", { host })).toBe(200);
		expect(await raw("/dev/mail/clear", { origin: "https://evil.example" }, "POST")).toBe(403);
		expect(await raw("/dev/mail/faults", { origin: "null" }, "POST")).toBe(403);
	});

	test("has the mail of a password reset with its link", async () => {
		await backend.connection.driver.exec(
			"insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at) values " +
				"(gen_random_uuid(), 'authenticated', 'authenticated', 'admin@kalpa.example', 'x', now(), now(), now())",
		);
		const headers = { apikey: backend.secretKey, "content-type": "application/json" };
		const init = { method: "POST", headers, body: JSON.stringify({ email: "admin@kalpa.example" }) };
		expect((await backend.app.fetch(new Request("http://embedded.localhost/auth/v1/recover", init))).status).toBe(200);
		expect(inbox.list()).toEqual([
			expect.objectContaining({ kind: "auth", to: "admin@kalpa.example", payload: null, text: expect.stringMatching(/http/) }),
		]);
		expect(await (await fetch(`${site}/dev/mail`)).text()).toMatch(/<a href="http:\/\/[^"]+">/);
	});

	test("turns an HTML mail into readable text", async () => {
		const own = createInbox({ inboxFile: null });
		await inboxEmailDriver(own, FROM).send({
			to: MAILBOX,
			subject: "x",
			html: '<h2>Reset</h2><p>Follow <a href="http://a.example/?a=1&amp;b=2">this</a></p>',
		});
		expect(own.list()[0]?.text).toBe("Reset\nFollow this: http://a.example/?a=1&b=2");
	});

	test("keeps 200 mails across restarts and starts empty from a broken file", async () => {
		const folder = mkdtempSync(join(tmpdir(), "inbox-"));
		const inboxFile = join(folder, "deep/inbox.json");
		const open = (): ReturnType<typeof createInbox> => createInbox({ inboxFile, now: () => new Date("2026-11-20T09:00:00Z") });
		try {
			const first = open();
			for (let index = 0; index < 205; index += 1) first.add(lead(`mail ${index}`));
			await inboxMailer(first).send({ from: FROM, to: MAILBOX, replyTo: "a@b.example", subject: "last", text: "x", original: relayBody() });
			const subjects = (messages: readonly InboxMessage[]): string[] => messages.map((message) => message.subject);
			const kept = open().list();
			expect(kept).toEqual(first.list());
			expect([kept.length, subjects(kept)[0], subjects(kept).at(-1)]).toEqual([200, "last", "mail 6"]);
			expect(kept[0]).toMatchObject({ receivedAt: "2026-11-20T09:00:00.000Z", payload: relayBody() });
			open().clear();
			expect(JSON.parse(readFileSync(inboxFile, "utf8"))).toEqual([]);
			for (const content of ["{", "{}", '[{"id":1}, null]']) {
				writeFileSync(inboxFile, content);
				expect(open().list()).toEqual([]);
			}
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
