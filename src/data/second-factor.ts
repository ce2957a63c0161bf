import type { SupabaseClient } from "@supabase/supabase-js";
import { adminClient } from "./admin-client";
import { AccountFailed, answered, within } from "./auth-answer";

/** An authenticator app that gives codes for this account. */
export interface Device {
	id: string;
	name: string;
	/** ISO 8601. */
	addedAt: string;
}

/** The second step as the backend knows it; `supported: false` where it does not know such a thing. */
export type SecondStep = { supported: false } | { supported: true; devices: Device[] };

/** What an authenticator app needs to begin. */
export interface Enrolment {
	factorId: string;
	/** Picture of the QR code, a data: address. */
	picture: string;
	/** The same to be typed. */
	secret: string;
}

interface ServerFactor {
	id: string;
	friendly_name?: string;
	factor_type: string;
	status: string;
	created_at: string;
}

const isApp = (factor: ServerFactor): boolean => factor.factor_type === "totp";
const isVerified = (factor: ServerFactor): boolean => isApp(factor) && factor.status === "verified";
const toDevice = ({ id, friendly_name, created_at }: ServerFactor): Device => ({
	id,
	name: friendly_name || "Authenticator app",
	addedAt: created_at,
});

/**
 * The account's authenticator apps. Whether the backend knows a second step is read from the token, in which a server that does
 * states the level of the sign-in: the embedded backend does not, and is asked nothing.
 *
 * @throws AccountFailed.
 */
export async function readFactors(client: SupabaseClient = adminClient()): Promise<SecondStep> {
	const { currentLevel } = await answered(client.auth.mfa.getAuthenticatorAssuranceLevel());
	if (currentLevel === null) return { supported: false };
	const { user } = await answered(client.auth.getUser());
	return { supported: true, devices: (user.factors ?? []).filter(isVerified).map(toDevice) };
}

/**
 * The devices of which one has to give a code before this session counts; none where the backend knows no second step, where the
 * account has none, and where the level cannot be read: the database is the authority, and nobody may be locked out by a guess.
 */
export async function pendingDevices(client: SupabaseClient = adminClient()): Promise<Device[]> {
	const level = await answered(client.auth.mfa.getAuthenticatorAssuranceLevel()).catch(() => null);
	if (level?.nextLevel !== "aal2" || level.currentLevel === "aal2") return [];
	const { data } = await within(client.auth.getSession());
	return (data.session?.user.factors ?? []).filter(isVerified).map(toDevice);
}

/**
 * Begins to add an authenticator app. What an earlier attempt left unfinished is removed first, so that it cannot stand in the way.
 *
 * @param issuer the name that the app shows.
 * @throws AccountFailed; "unsupported" where the project has the second step switched off.
 */
export async function enrolFactor(issuer: string): Promise<Enrolment> {
	const { mfa } = adminClient().auth;
	const { user } = await answered(adminClient().auth.getUser());
	const apps = (user.factors ?? []).filter(isApp);
	for (const { id } of apps.filter((factor) => !isVerified(factor))) await answered(mfa.unenroll({ factorId: id }));
	const friendlyName = freeName(apps.filter(isVerified).map((factor) => factor.friendly_name ?? ""));
	const { id, totp } = await answered(mfa.enroll({ factorType: "totp", friendlyName, issuer }));
	return { factorId: id, picture: asPicture(totp.qr_code), secret: totp.secret };
}

/**
 * Gives the code of an authenticator app: finishes adding it, or passes the second step of a sign-in.
 *
 * @throws AccountFailed; "code" when it is wrong or too old.
 */
export async function verifyFactor(factorId: string, code: string, client: SupabaseClient = adminClient()): Promise<void> {
	await answered(client.auth.mfa.challengeAndVerify({ factorId, code })).catch((error: unknown) => {
		// The server says of a code that is no code at all only that the request is bad.
		if (error instanceof AccountFailed && error.reason === "refused") throw new AccountFailed("code");
		throw error;
	});
}

/**
 * Takes an authenticator app off the account.
 *
 * @throws AccountFailed; "code-needed" when this session has not passed the second step itself.
 */
export async function removeFactor(factorId: string): Promise<void> {
	await answered(adminClient().auth.mfa.unenroll({ factorId }));
	// The session still says that there is one; without a fresh token the next start would ask for a code that nobody has.
	await within(adminClient().auth.refreshSession()).catch(() => null);
}

function freeName(taken: string[]): string {
	let number = 1;
	while (taken.includes(`Authenticator ${number}`)) number += 1;
	return `Authenticator ${number}`;
}

/** The library puts the drawing into the address as it is; a "#" in it would end the address. */
function asPicture(address: string): string {
	const drawing = address.replace(/^data:image\/svg\+xml;utf-8,/, "");
	return drawing.startsWith("<") ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}` : address;
}
