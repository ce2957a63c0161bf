import type { Page, Route } from "@playwright/test";

/** A mocked auth server with two-step sign-in, which the embedded backend lacks. */
export interface SecondStepServer {
	/** The account's factors; a test can add a verified one before it signs in. */
	factors: { id: string; friendly_name: string; factor_type: string; status: string; created_at: string }[];
	/** The only valid code. */
	code: string;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21" fill="#000">${[0, 3, 6, 9, 12, 15, 18]
	.map((at) => `<rect x="${at}" y="${at}" width="3" height="3" style="fill:black;stroke:none"/>`)
	.join("")}</svg>`;

/**
 * Mocks an auth service with two-step sign-in. Its tokens are unsigned, so data requests
 * are sent with the real token.
 */
export async function playSecondStep(page: Page, given: Partial<SecondStepServer> = {}): Promise<SecondStepServer> {
	const server: SecondStepServer = { factors: [], code: "123456", ...given };
	let real = { access_token: "", refresh_token: "", user: {} as Record<string, unknown> };
	const user = () => ({ ...real.user, factors: server.factors });
	const session = (aal: "aal1" | "aal2") => {
		const exp = Math.floor(Date.now() / 1000) + 3600;
		const claims = { sub: String(real.user.id), role: "authenticated", aal, amr: [], iat: exp - 3600, exp };
		const access_token = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}.${encode({ s: 1 })}`;
		return { ...real, access_token, token_type: "bearer", expires_in: 3600, expires_at: exp, user: user() };
	};
	const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, json: body });
	const refuse = (route: Route, code: string) => json(route, { code: 422, error_code: code, msg: code }, 422);

	await page.route("**/auth/v1/token?*", async (route) => {
		if (!route.request().url().includes("grant_type=password")) return json(route, session("aal1"));
		const answer = await route.fetch();
		if (!answer.ok()) return route.fulfill({ response: answer });
		real = await answer.json();
		await json(route, session("aal1"));
	});
	await page.route("**/auth/v1/user", (route) => json(route, user()));
	await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 204 }));
	await page.route("**/rest/v1/**", (route) =>
		route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${real.access_token}` } }),
	);
	await page.route("**/auth/v1/factors**", (route) => {
		const [, id, step] = /\/factors\/?([^/]*)\/?(\w*)$/.exec(new URL(route.request().url()).pathname) ?? [];
		if (route.request().method() === "DELETE") {
			server.factors = server.factors.filter((factor) => factor.id !== id);
			return json(route, { id });
		}
		if (step === "challenge") return json(route, { id: "challenge", type: "totp", expires_at: Math.floor(Date.now() / 1000) + 300 });
		if (step === "verify") {
			if (route.request().postDataJSON().code !== server.code) return refuse(route, "mfa_verification_failed");
			server.factors = server.factors.map((factor) => (factor.id === id ? { ...factor, status: "verified" } : factor));
			return json(route, session("aal2"));
		}
		const made = { id: "app-1", friendly_name: route.request().postDataJSON().friendly_name, factor_type: "totp" };
		server.factors.push({ ...made, status: "unverified", created_at: new Date().toISOString() });
		return json(route, { ...made, type: "totp", totp: { qr_code: QR, secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x" } });
	});
	return server;
}
