import type { SupabaseClient, User } from "@supabase/supabase-js";
import { adminClient } from "./admin-client";
import { AccountFailed, readAnswer, waitInTime } from "./auth-answer";

export interface Device {
	id: string;
	name: string;
	addedAt: string;
}

type SecondStep = { supported: false } | { supported: true; devices: Device[] };

export interface Enrolment {
	factorId: string;
	picture: string;
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

/** The account's authenticator apps. Throws AccountFailed. */
export async function readFactors(client: SupabaseClient = adminClient()): Promise<SecondStep> {
	const { currentLevel } = await readAnswer(client.auth.mfa.getAuthenticatorAssuranceLevel());
	// Only a server that supports a second step writes the level into the token.
	if (currentLevel === null) return { supported: false };
	const { user } = await readAnswer(client.auth.getUser());
	return { supported: true, devices: (user.factors ?? []).filter(isVerified).map(toDevice) };
}

/** Devices of which one must give a code before this session counts; empty when no second step is needed. */
export async function pendingDevices(client: SupabaseClient = adminClient()): Promise<Device[]> {
	// If the level can't be read, let the admin in: the database decides, and a guess must not lock them out.
	const level = await readAnswer(client.auth.mfa.getAuthenticatorAssuranceLevel()).catch(() => null);
	if (level?.nextLevel !== "aal2" || level.currentLevel === "aal2") return [];
	const { data } = await waitInTime(client.auth.getSession());
	return (data.session?.user.factors ?? []).filter(isVerified).map(toDevice);
}

/** Like `pendingDevices`, for the account as the server has it now: another device can have added the first app. */
export async function devicesToAsk({ factors = [] }: User): Promise<Device[]> {
	const level = await readAnswer(adminClient().auth.mfa.getAuthenticatorAssuranceLevel()).catch(() => null);
	return level?.currentLevel === "aal2" ? [] : factors.filter(isVerified).map(toDevice);
}

/** Starts to add an authenticator app. Throws AccountFailed; "unsupported" when the project has it switched off. */
export async function enrolFactor(issuer: string): Promise<Enrolment> {
	const { mfa } = adminClient().auth;
	const { user } = await readAnswer(adminClient().auth.getUser());
	const apps = (user.factors ?? []).filter(isApp);
	for (const { id } of apps.filter((factor) => !isVerified(factor))) await readAnswer(mfa.unenroll({ factorId: id }));
	const friendlyName = freeName(apps.filter(isVerified).map((factor) => factor.friendly_name ?? ""));
	const { id, totp } = await readAnswer(mfa.enroll({ factorType: "totp", friendlyName, issuer }));
	return { factorId: id, picture: asPicture(totp.qr_code), secret: totp.secret };
}

/** Finishes adding an app, or passes the second step. Throws AccountFailed; "code" when it is wrong or expired. */
export async function verifyFactor(factorId: string, code: string, client: SupabaseClient = adminClient()): Promise<void> {
	await readAnswer(client.auth.mfa.challengeAndVerify({ factorId, code })).catch((error: unknown) => {
		if (error instanceof AccountFailed && error.reason === "refused") throw new AccountFailed("code");
		throw error;
	});
}

/** Removes an authenticator app. Throws AccountFailed; "code-needed" before this session's second step. */
export async function removeFactor(factorId: string): Promise<void> {
	await readAnswer(adminClient().auth.mfa.unenroll({ factorId }));
	// Without a fresh token, the next start would ask for a code of the removed app.
	await waitInTime(adminClient().auth.refreshSession()).catch(() => null);
}

function freeName(taken: string[]): string {
	let number = 1;
	while (taken.includes(`Authenticator ${number}`)) number += 1;
	return `Authenticator ${number}`;
}

/** supabase-js doesn't encode the SVG, and a "#" in it would end the address. */
function asPicture(address: string): string {
	const drawing = address.replace(/^data:image\/svg\+xml;utf-8,/, "");
	return drawing.startsWith("<") ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}` : address;
}
