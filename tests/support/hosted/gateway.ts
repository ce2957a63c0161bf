import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { z } from "zod";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../scripts/embedded/backend.ts";
import { ACCOUNTS } from "../database/rest-backend.ts";
import type { HostedDatabase } from "./database.ts";

interface GatewayOptions {
	/** Address of PostgREST. */
	api: string;
	jwtSecret: string;
	secretKey: string;
	database: HostedDatabase;
}

const EXPIRY_S = 600;
/** Tests replace the global function with one that leads here. */
const send = globalThis.fetch;
const DROPPED = ["host", "connection", "content-length", "apikey"];
const credentials = z.object({ email: z.string(), password: z.string() });

/**
 * Imitates the platform's gateway in front of PostgREST: it wants a known key, turns the new kind of keys into tokens, and refuses the
 * secret one in browsers. Of the auth service there is only the sign-in by password.
 */
export function createGateway({ api, jwtSecret, secretKey, database }: GatewayOptions): (request: Request) => Promise<Response> {
	const sign = (claims: Record<string, unknown>): Promise<string> =>
		new SignJWT({ aud: "authenticated", ...claims })
			.setProtectedHeader({ alg: "HS256", typ: "JWT" })
			.setIssuedAt()
			.setExpirationTime(`${EXPIRY_S}s`)
			.sign(new TextEncoder().encode(jwtSecret));

	async function signIn(request: Request): Promise<Response> {
		const { email, password } = credentials.parse(await request.json());
		const account = Object.values(ACCOUNTS).find((known) => known.email === email && known.password === password);
		if (!account) return Response.json({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" }, { status: 400 });
		const session = randomUUID();
		await database.query("insert into auth.sessions (id, user_id) values ($1, $2)", [session, account.id]);
		const token = await sign({ sub: account.id, role: "authenticated", email, aal: "aal1", session_id: session });
		return Response.json({
			access_token: token,
			token_type: "bearer",
			expires_in: EXPIRY_S,
			expires_at: Math.floor(Date.now() / 1000) + EXPIRY_S,
			refresh_token: randomUUID(),
			user: { id: account.id, aud: "authenticated", role: "authenticated", email, app_metadata: {}, user_metadata: {} },
		});
	}

	async function forward(request: Request, path: string, key: string): Promise<Response> {
		const headers = new Headers(request.headers);
		for (const name of DROPPED) headers.delete(name);
		const token = headers.get("authorization")?.replace(/^Bearer /i, "");
		if (!token || token === key) {
			headers.set("authorization", `Bearer ${await sign({ role: key === secretKey ? "service_role" : "anon" })}`);
		}
		const hasBody = request.method !== "GET" && request.method !== "HEAD";
		const body = hasBody ? { body: await request.arrayBuffer() } : {};
		const reply = await send(`${api}${path}`, { method: request.method, headers, redirect: "manual", ...body });
		const answer = new Headers(reply.headers);
		// Node has decoded the body.
		for (const name of ["content-encoding", "transfer-encoding", "content-length"]) answer.delete(name);
		return new Response(reply.body, { status: reply.status, headers: answer });
	}

	return async (request) => {
		const { pathname, search } = new URL(request.url);
		const key = request.headers.get("apikey") ?? "";
		const isBrowser = /Mozilla\//.test(request.headers.get("user-agent") ?? "");
		if (![EMBEDDED_PUBLISHABLE_KEY, secretKey].includes(key) || (key === secretKey && isBrowser)) {
			return Response.json({ message: "Invalid API key" }, { status: 401 });
		}
		if (pathname === "/auth/v1/token" && search === "?grant_type=password" && request.method === "POST") return signIn(request);
		if (pathname === "/auth/v1/settings") return Response.json({ disable_signup: true, external: { anonymous_users: false } });
		if (pathname.startsWith("/rest/v1/")) return forward(request, pathname.slice("/rest/v1".length) + search, key);
		return Response.json({ message: "Not part of this imitation" }, { status: 404 });
	};
}
