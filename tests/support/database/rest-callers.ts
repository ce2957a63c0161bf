import { randomUUID } from "node:crypto";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../scripts/embedded/backend";
import { ACCOUNTS, bearer, claimsOf, forge, PUBLISHABLE, type RestBackend, signIn } from "./rest-backend";

/** The role that the API gives a caller; `refused` means no answer. */
export type Standing = "refused" | "visitor" | "stranger" | "admin" | "service";

/** Callers and their roles. A token that the auth service didn't issue is refused or gives no rights. */
export const CALLERS = {
	"without a key": "refused",
	"with a wrong key": "refused",
	"with the administrator's token but no key": "refused",
	"with the secret key from a browser": "refused",
	"with an unsigned token (alg none) of the administrator": "visitor",
	"with a token signed with another secret": "refused",
	"with a token signed with the publishable key": "refused",
	"with the administrator's expired token": "refused",
	"with the stranger's token, its sub swapped for the administrator's": "refused",
	"with half a token": "visitor",
	"as a visitor": "visitor",
	"as a visitor, the publishable key as token too": "visitor",
	"as a stranger who signed in": "stranger",
	"as a stranger whose token claims to be the administrator": "stranger",
	"as the owner of no account": "stranger",
	"as the administrator": "admin",
	"as the service": "service",
} as const satisfies Record<string, Standing>;

export type Caller = keyof typeof CALLERS;

/** The headers of every caller, with the stranger and the admin signed in. */
export async function callerHeaders(backend: RestBackend): Promise<Record<Caller, Record<string, string>>> {
	const admin = (await signIn(backend, ACCOUNTS.admin)).access_token;
	const stranger = (await signIn(backend, ACCOUNTS.stranger)).access_token;
	const [adminClaims, strangerClaims] = [claimsOf(admin), claimsOf(stranger)];
	const [header = "", , signature = ""] = stranger.split(".");
	const swapped = Buffer.from(JSON.stringify({ ...strangerClaims, sub: adminClaims.sub })).toString("base64url");
	const boast = { role: "admin", is_admin: true };
	const boasting = { ...strangerClaims, is_admin: true, aal: "aal2", app_metadata: boast, user_metadata: boast };
	return {
		"without a key": {},
		"with a wrong key": { apikey: `${EMBEDDED_PUBLISHABLE_KEY}x` },
		"with the administrator's token but no key": { authorization: `Bearer ${admin}` },
		"with the secret key from a browser": {
			apikey: backend.secretKey,
			"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36",
		},
		"with an unsigned token (alg none) of the administrator": bearer(forge(adminClaims, "", "none")),
		"with a token signed with another secret": bearer(forge(adminClaims, "another-secret-of-forty-eight-characters-or-more")),
		"with a token signed with the publishable key": bearer(forge(adminClaims, EMBEDDED_PUBLISHABLE_KEY)),
		"with the administrator's expired token": bearer(forge({ ...adminClaims, iat: 1_000_000_000, exp: 1_000_003_600 }, backend.jwtSecret)),
		"with the stranger's token, its sub swapped for the administrator's": bearer([header, swapped, signature].join(".")),
		"with half a token": bearer(admin.slice(0, admin.length / 2)),
		"as a visitor": PUBLISHABLE,
		"as a visitor, the publishable key as token too": bearer(EMBEDDED_PUBLISHABLE_KEY),
		"as a stranger who signed in": bearer(stranger),
		"as a stranger whose token claims to be the administrator": bearer(forge(boasting, backend.jwtSecret)),
		"as the owner of no account": bearer(forge({ ...strangerClaims, sub: randomUUID() }, backend.jwtSecret)),
		"as the administrator": bearer(admin),
		"as the service": { apikey: backend.secretKey },
	};
}
