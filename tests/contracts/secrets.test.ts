import { describe, expect, test } from "vitest";
import { repositoryFiles, type SourceFile } from "./source-files";

const patterns: [string, RegExp][] = [
	["secret API key", /sb_secret_[A-Za-z0-9_-]{8,}/g],
	["database address with a password", /postgres(?:ql)?:\/\/[^\s:@/"'`$]+:[^\s@/"'`${}]+@[^\s"'`]+/g],
	["private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g],
];
const TOKEN = /eyJ[A-Za-z0-9_-]{8,}\.(eyJ[A-Za-z0-9_-]{8,})\.[A-Za-z0-9_-]{8,}/g;

const isPrivileged = (payload: string) =>
	/"role"\s*:\s*"(service_role|supabase_admin|postgres)"/.test(Buffer.from(payload, "base64url").toString("utf8"));

/** Lists the secrets in these files by path and kind, without their values. */
function secretsIn(files: SourceFile[]): string[] {
	return files.flatMap(({ path, text }) => {
		const found = patterns.filter(([, pattern]) => text.match(pattern)).map(([name]) => name);
		if ([...text.matchAll(TOKEN)].some(([, payload = ""]) => isPrivileged(payload))) found.push("service-role token");
		return found.map((name) => `${path}: ${name}`);
	});
}

describe("secrets", () => {
	test("the repository contains no secrets", () => {
		const files = repositoryFiles((path) => !/\.(woff2|png|jpe?g|avif|webp|ico|mp4|webm)$/.test(path));
		expect(files.length).toBeGreaterThan(150);
		expect(secretsIn(files)).toEqual([]);
	});

	// Assembled at run time so that this file contains no match.
	const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
	const token = (role: string) => [part({ alg: "HS256", typ: "JWT" }), part({ iss: "supabase", role }), "c2lnbmF0dXJl"].join(".");
	const canaries: [string, string][] = [
		["secret API key", ["sb", "secret", "N7UND0UgjKTVK4Uodkm0Hg"].join("_")],
		["service-role token", token("service_role")],
		["database address with a password", ["postgresql", "//postgres:hunter2@db.project.example.com:5432/postgres"].join(":")],
		["private key", ["-----BEGIN", "PRIVATE", "KEY-----"].join(" ")],
	];

	test.each(canaries)("finds a planted %s", (name, secret) => {
		expect(secretsIn([{ path: "src/planted.ts", text: `const key = "${secret}";` }])).toEqual([`src/planted.ts: ${name}`]);
	});

	test("accepts public keys and URLs without a password", () => {
		const text = `${token("anon")} sb_publishable_ACJWlzQHlZjBrEguHvfOxg postgres://localhost/studio postgres://$USER:$PASSWORD@host sb_secret_`;
		expect(secretsIn([{ path: "a.ts", text }])).toEqual([]);
	});
});
