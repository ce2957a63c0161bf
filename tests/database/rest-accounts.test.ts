// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { STRANGER_ID } from "../support/database/people";
import {
	ACCOUNTS,
	asSession,
	bearer,
	claimsOf,
	openRestBackend,
	PUBLISHABLE,
	type Request,
	type RestBackend,
	rowHash,
	SITE_URL,
	send,
	signIn,
} from "../support/database/rest-backend";
import { CALLERS, type Caller, callerHeaders } from "../support/database/rest-callers";
import { inShort } from "../support/database/rest-matrix";

/** Longest lifetime of an access token in seconds; a stolen one works at most this long after signing out. */
const LONGEST_TOKEN = 3600;
let backend: RestBackend;

beforeAll(async () => {
	backend = await openRestBackend();
});

afterAll(() => backend.close());

beforeEach(() => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
});

function ask(method: Request["method"], path: string, headers: Record<string, string>, body?: unknown) {
	return send(backend, { method, path, headers, ...(body === undefined ? {} : { body }) });
}

/** Expects no rights: no leads, no drafts, no writes, and the answer that the user isn't an administrator. */
async function expectNobody(headers: Record<string, string>): Promise<void> {
	const before = await rowHash(backend);
	const row = { slug: "mine", title: "Mine", service_id: "web", description: "D" };
	const answers = [
		await ask("POST", "/rest/v1/rpc/is_administrator", headers, {}),
		await ask("GET", "/rest/v1/leads?select=id", headers),
		await ask("GET", "/rest/v1/portfolios?select=id", headers),
		await ask("POST", "/rest/v1/portfolios", headers, row),
		await ask("PATCH", "/rest/v1/portfolios", { ...headers, Prefer: "return=representation" }, { title: "Mine" }),
		await ask("DELETE", "/rest/v1/blogs", { ...headers, Prefer: "return=representation" }),
	];
	expect(answers.map(inShort)).toEqual(["200 false", "200 0 rows", "200 1 rows", "403 42501", "200 0 rows", "200 0 rows"]);
	expect(await rowHash(backend)).toBe(before);
}

async function accountCount(): Promise<number> {
	return (await backend.connection.driver.query("select 1 from auth.users")).rows.length;
}

describe("a signed-in stranger has no rights", () => {
	it("after setting a role in their profile, with the old and a new token", async () => {
		const old = (await signIn(backend, ACCOUNTS.stranger)).access_token;
		const wish = { data: { role: "admin", is_admin: true }, role: "service_role", app_metadata: { role: "admin" }, aud: "admin" };
		expect(await ask("PUT", "/auth/v1/user", bearer(old), wish)).toMatchObject({ status: 200, body: { role: "authenticated" } });
		await expectNobody(bearer(old));
		await expectNobody(bearer((await signIn(backend, ACCOUNTS.stranger)).access_token));
	});

	it("after every attempt to become an administrator", async () => {
		const headers = bearer((await signIn(backend, ACCOUNTS.stranger)).access_token);
		const before = await rowHash(backend);
		const self = { user_id: STRANGER_ID };
		const upsert = { Prefer: "resolution=merge-duplicates" };
		const hidden = { "Content-Profile": "private", "Accept-Profile": "private" };
		const ways: [Request["method"], string, Record<string, string>, unknown][] = [
			["POST", "/rest/v1/admins", {}, self],
			["POST", "/rest/v1/admins", hidden, self],
			["POST", "/rest/v1/admins?on_conflict=user_id", { ...hidden, ...upsert }, self],
			["PATCH", "/rest/v1/admins", hidden, self],
			["PUT", `/rest/v1/admins?user_id=eq.${STRANGER_ID}`, hidden, self],
			["POST", "/rest/v1/private.admins", {}, self],
			["POST", "/rest/v1/%22private%22.%22admins%22", {}, self],
			["POST", "/rest/v1/admins", { "Content-Profile": "public, private" }, self],
			["POST", "/rest/v1/portfolios?select=*,admins(*)", {}, { admins: [self] }],
			["POST", "/rest/v1/rpc/is_administrator", {}, self],
			["POST", "/rest/v1/rpc/set_config", {}, { setting_name: "role", new_value: "service_role", is_local: false }],
			["PATCH", `/rest/v1/users?id=eq.${STRANGER_ID}`, { "Content-Profile": "auth" }, { role: "service_role" }],
			["POST", "/auth/v1/admin/users", {}, { email: "second@visitor.example", role: "service_role" }],
			["PUT", `/auth/v1/admin/users/${STRANGER_ID}`, {}, { role: "service_role", app_metadata: { role: "admin" } }],
		];
		for (const [method, path, more, body] of ways) {
			const { status } = await ask(method, path, { ...headers, ...more }, body);
			expect([method, path, status]).toEqual([method, path, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
		}
		expect(await rowHash(backend)).toBe(before);
		await expectNobody(headers);
	});

	it("like an administrator removed from the list, at once and with the same token", async () => {
		const { access_token } = await signIn(backend, ACCOUNTS.admin);
		const isAdmin = () => ask("POST", "/rest/v1/rpc/is_administrator", bearer(access_token), {});
		expect(await isAdmin()).toMatchObject({ status: 200, body: true });
		await backend.connection.driver.query("delete from private.admins");
		try {
			await expectNobody(bearer(access_token));
		} finally {
			await backend.connection.driver.query("insert into private.admins (user_id) values ($1)", [ACCOUNTS.admin.id]);
		}
		expect(await isAdmin()).toMatchObject({ status: 200, body: true });
	});
});

describe("account creation", () => {
	it.each([
		["sign-up", "/auth/v1/signup", { email: "new@visitor.example", password: "a-long-enough-password" }],
		["anonymous sign-up", "/auth/v1/signup", {}],
		["magic link", "/auth/v1/magiclink", { email: "new@visitor.example" }],
		["invitation", "/auth/v1/invite", { email: "new@visitor.example" }],
		["creation by the admin API", "/auth/v1/admin/users", { email: "new@visitor.example", password: "a-long-enough-password" }],
		["verification of a made-up code", "/auth/v1/verify", { type: "signup", email: "new@visitor.example", token: "123456" }],
	])("refuses %s", async (_name, path, body) => {
		const before = await accountCount();
		const { status } = await ask("POST", path, PUBLISHABLE, body);
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
		expect(await accountCount()).toBe(before);
	});

	it("is disabled in the auth service's settings", async () => {
		expect(await ask("GET", "/auth/v1/settings", PUBLISHABLE)).toMatchObject({ status: 200, body: { disable_signup: true } });
	});

	it("gives no rights to an account created by a one-time code, which only the embedded backend allows", async () => {
		await ask("POST", "/auth/v1/otp", PUBLISHABLE, { email: "otp@visitor.example", create_user: true, data: { role: "admin" } });
		const token_hash = /token=([0-9a-f]+)/.exec(backend.mails.at(-1) ?? "")?.[1];
		const reply = await ask("POST", "/auth/v1/verify", PUBLISHABLE, { type: "magiclink", token_hash });
		if (reply.status === 200) await expectNobody(bearer(asSession(reply).access_token));
		else expect(await accountCount()).toBe(Object.keys(ACCOUNTS).length);
	});

	it("gives the same answer to a wrong password and an unknown account", async () => {
		const answer = async (email: string) => {
			const { status, body } = await ask("POST", "/auth/v1/token?grant_type=password", PUBLISHABLE, {
				email,
				password: "a-wrong-password",
			});
			return { status, body };
		};
		const known = await answer(ACCOUNTS.admin.email);
		expect(known.status).toBe(400);
		expect(await answer("nobody@visitor.example")).toEqual(known);
	});
});

describe("tokens", () => {
	it("the auth service accepts only its own tokens, and the service key doesn't identify a user", async () => {
		const headers = await callerHeaders(backend);
		const own: Caller[] = [
			"as a stranger who signed in",
			"as a stranger whose token claims to be the administrator",
			"as the administrator",
		];
		const foreign = (Object.keys(CALLERS) as Caller[]).filter((name) => !own.includes(name));
		for (const name of foreign) {
			for (const [method, body] of [
				["GET", undefined],
				["PUT", { data: { role: "admin" } }],
			] as const) {
				const { status } = await ask(method, "/auth/v1/user", headers[name], body);
				expect([name, method, status]).toEqual([name, method, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
			}
		}
	});

	it("signing out ends the session, and an access token expires within an hour", async () => {
		const session = await signIn(backend, ACCOUNTS.admin);
		const claims = claimsOf(session.access_token);
		expect(claims.exp - claims.iat).toBeLessThanOrEqual(LONGEST_TOKEN);
		expect((await ask("POST", "/auth/v1/logout?scope=global", bearer(session.access_token))).status).toBe(204);
		expect((await ask("GET", "/auth/v1/user", bearer(session.access_token))).status).toBe(403);
		const refresh = { refresh_token: session.refresh_token };
		expect((await ask("POST", "/auth/v1/token?grant_type=refresh_token", PUBLISHABLE, refresh)).status).toBe(400);
	});

	it("links of the auth service redirect only to this site", async () => {
		const elsewhere = "redirect_to=https%3A%2F%2Fevil.example%2F";
		await ask("POST", `/auth/v1/recover?${elsewhere}`, PUBLISHABLE, { email: ACCOUNTS.stranger.email });
		const mail = backend.mails.at(-1) ?? "";
		expect(mail).not.toContain("evil.example");
		const token = /token=([0-9a-f]+)/.exec(mail)?.[1];
		const { status, headers } = await ask("GET", `/auth/v1/verify?token=${token}&type=recovery&${elsewhere}`, PUBLISHABLE);
		expect(status).toBe(303);
		expect(new URL(headers.get("location") ?? "").origin).toBe(SITE_URL);
	});
});
