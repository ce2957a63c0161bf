import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { readCurrentContent } from "../../src/data/backup/restore.ts";
import type { Peer } from "./command.ts";
import { checkAddress, checkKey, readTarget } from "./target.ts";

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
const token = (role: string) => [part({ alg: "HS256" }), part({ role }), "c2lnbmF0dXJl"].join(".");
// Joined here, so that this file contains no text that looks like a key.
const secret = ["sb", "secret", "N7UND0UgjKTVK4Uodkm0Hg"].join("_");

describe("checkKey", () => {
	test.each([
		["a secret key", secret],
		["the service role's token", token("service_role")],
	])("accepts %s", (_name, key) => {
		expect(() => checkKey(key, "KEY")).not.toThrow();
	});

	test.each([
		["the publishable key", "sb_publishable_ACJWlzQHlZjBrEguHvfOxg", "only published rows"],
		["an anonymous token", token("anon"), "for the role “anon”"],
		["a session's token", token("authenticated"), "for the role “authenticated”"],
		["a token without a role", `${part({})}.${part({})}.x`, "not a Supabase key"],
		["something else", "hunter2hunter2", "not a Supabase key"],
		// The error of fetch() would print the whole key.
		["a key with a line break", `${secret}\nx-other: 1`, "not a Supabase key"],
		["a key in quotation marks", `"${secret}"`, "not a Supabase key"],
	])("refuses %s with a message that contains no part of it", (_name, key, reason) => {
		const refused = () => checkKey(key, "KEY");
		expect(refused).toThrow(reason);
		expect(refused).not.toThrow(key);
		expect(refused).toThrow("KEY");
	});
});

describe("checkAddress", () => {
	test.each([
		"https://project.supabase.co",
		"https://db.example.com/api/",
		"http://localhost:5173",
		"http://127.0.0.1:54321",
		"http://[::1]:4173",
	])("accepts %s", (address) => expect(checkAddress(address, "URL").href).toContain(address.replace(/\/$/, "")));

	test.each([
		"http://project.supabase.co",
		"http://localhost.example.com",
		"http://127.0.0.1.example.com",
		"ftp://localhost",
		"https://user:password@project.supabase.co",
		"https://project.supabase.co?x=1",
		"project.supabase.co",
		"/",
	])("refuses %s", (address) => {
		expect(() => checkAddress(address, "URL")).toThrow(/^URL /);
	});
});

describe("requests", () => {
	const open: (() => void)[] = [];
	afterEach(() => {
		for (const close of open.splice(0)) close();
	});

	/** A server that gives every request the same answer, and the headers it received. */
	async function listen(status: number, headers: Record<string, string>) {
		const asked: IncomingHttpHeaders[] = [];
		const server = createServer((request, response) => {
			asked.push(request.headers);
			response.writeHead(status, headers).end("{}");
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		open.push(() => server.close());
		return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
	}

	async function ask(env: Record<string, string>): Promise<Peer> {
		const peer: Peer = { host: "", trouble: "" };
		await expect(readCurrentContent(readTarget({ embedded: false }, env, peer), new Date())).rejects.toThrow();
		return peer;
	}

	test("sends a secret key only as apikey and a token also as bearer, and prefers the secret key", async () => {
		const { asked, url } = await listen(200, { "content-type": "application/json" });
		await ask({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret, SUPABASE_SERVICE_ROLE_KEY: token("service_role") });
		await ask({ VITE_SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: token("service_role") });
		expect(asked.map(({ apikey, authorization }) => ({ apikey, authorization }))).toEqual([
			{ apikey: secret, authorization: undefined },
			{ apikey: token("service_role"), authorization: `Bearer ${token("service_role")}` },
		]);
	});

	test("does not send the key along with a redirect", async () => {
		const other = await listen(200, {});
		const { url, asked } = await listen(307, { location: other.url });
		const peer = await ask({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret });
		expect(asked).toHaveLength(1);
		expect(other.asked).toEqual([]);
		expect(peer).toEqual({ host: url.replace("http://", ""), trouble: "unexpected redirect" });
	});
});
