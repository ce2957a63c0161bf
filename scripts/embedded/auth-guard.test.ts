import { describe, expect, it } from "vitest";
import { authGuard } from "./auth-guard.ts";

const signIn = () => new Request("http://localhost/auth/v1/token?grant_type=password", { method: "POST", body: "{}" });
const refused = async () => Response.json({ error_code: "invalid_credentials" }, { status: 400 });

describe("the auth service of the embedded backend", () => {
	it.each(["", "/", "/nothing", "/tokens", "/token/x", "/admin", "/../rest"])("has no endpoint /auth/v1%s", async (path) => {
		const guard = authGuard(async () => Response.json({ code: 401 }, { status: 401 }));
		const reply = await guard(new Request(`http://localhost/auth/v1${path}`), "127.0.0.1");
		expect(reply.status).toBe(path === "/../rest" ? 401 : 404);
	});

	it.each([
		"token?grant_type=refresh_token",
		"logout",
		"user",
		"recover",
		"verify",
		"factors/1/challenge",
		"health",
		".well-known/jwks.json",
	])("passes /auth/v1/%s on", async (path) => {
		const guard = authGuard(async () => new Response("passed"));
		expect(await (await guard(new Request(`http://localhost/auth/v1/${path}`), null)).text()).toBe("passed");
	});

	it("refuses the 31st wrong password of a network in five minutes, also when they come at once", async () => {
		let time = 0;
		let asked = 0;
		const guard = authGuard(
			() => {
				asked++;
				return refused();
			},
			() => time,
		);
		const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => guard(signIn(), `203.0.113.7:${50_000 + n}`)));
		expect(replies.map(({ status }) => status)).toEqual([...Array(30).fill(400), ...Array(10).fill(429)]);
		expect(replies.at(-1)?.headers.get("retry-after")).toBe("300");
		expect(asked).toBe(30);
		expect((await guard(signIn(), "::ffff:203.0.113.7")).status).toBe(429);
		expect((await guard(signIn(), "203.0.113.8")).status).toBe(400);
		time = 5 * 60_000;
		expect((await guard(signIn(), "203.0.113.7")).status).toBe(400);
	});

	it("doesn't count successful sign-ins that overlap", async () => {
		const guard = authGuard(async () => Response.json({}));
		for (let n = 0; n < 40; n++) {
			const replies = await Promise.all([guard(signIn(), null), guard(signIn(), null)]);
			expect(replies.map(({ status }) => status)).toEqual([200, 200]);
		}
	});

	it("doesn't count successful sign-ins", async () => {
		const guard = authGuard(async () => Response.json({}));
		for (let n = 0; n < 40; n++) expect((await guard(signIn(), null)).status).toBe(200);
	});
});
