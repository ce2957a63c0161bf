import { createHash } from "node:crypto";
import { embedAddress, PLAYER_ORIGINS } from "../../src/shared/lib/video-address.ts";
import type { HeaderRules } from "./cloudflare-worker.mjs";

export interface HeaderOrigins {
	supabase: string;
	relay: string;
	/** Another service that takes the messages of the forms. */
	form?: string | undefined;
	film?: string | undefined;
}

/** Sonner appends an empty style element and then fills it; without both hashes toasts lose their position. */
const SONNER_STYLE = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The hash that allows one inline script or style, given the exact text between the tags. */
export function inlineHash(text: string): string {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The hashes of a document's inline scripts that browsers run; data blocks need none. */
export function scriptHashes(html: string): string[] {
	return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = "", text = ""]) => {
		const [, type = "module"] = /\btype="([^"]*)"/.exec(attributes) ?? [];
		return /\bsrc=/.test(attributes) || !RUN.test(type) ? [] : [inlineHash(text)];
	});
}

const RUN = /^(|module|text\/javascript|importmap|speculationrules)$/;

const ADMINISTRATION = /^\/admin(\/|$)/;

/**
 * The security policy of a document with these inline scripts (hashes) and this inline style sheet (text).
 *
 * @param address pattern; the administration can read other sites, because it copies their pictures
 */
export function pagePolicy(origins: HeaderOrigins, scripts: string[], style: string, address = "/"): string {
	const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join("");
	const film = embedAddress(origins.film);
	// On every document: the router opens posts from all of them.
	const players = new Set([...PLAYER_ORIGINS, ...(film ? [new URL(film).origin] : [])]);
	return [
		"default-src 'none'",
		`script-src 'self'${quoted(scripts)}`,
		`style-src 'self'${quoted([inlineHash(style), SONNER_STYLE, EMPTY_STYLE])}`,
		"img-src 'self' https: data:",
		"media-src 'self' https:",
		"font-src 'self'",
		`connect-src ${["'self'", ...listBackends(origins), ...(ADMINISTRATION.test(address) ? ["https:"] : [])].join(" ")}`,
		`frame-src ${[...players].join(" ")}`,
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
		"manifest-src 'self'",
		"require-trusted-types-for 'script'",
		"trusted-types default dompurify",
		...(isEncrypted(origins) ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

/** The policy as an element, for a document at unknown addresses. Browsers refuse `frame-ancestors` there; X-Frame-Options remains. */
export function policyElement(policy: string): string {
	return `<meta http-equiv="Content-Security-Policy" content="${policy.replace("frame-ancestors 'none'; ", "")}">`;
}

const listBackends = ({ supabase, relay, form = "" }: HeaderOrigins): string[] => [
	...new Set([supabase, relay, form].filter((address) => address.startsWith("http")).map((address) => new URL(address).origin)),
];
const isEncrypted = (origins: HeaderOrigins): boolean => listBackends(origins).length > 0;

/** The headers of every address. `policies` has the policy of each document by address pattern; no address matches two different ones. */
export function headerRules(origins: HeaderOrigins, policies: Record<string, string>): HeaderRules {
	const rules: HeaderRules = {
		"/*": {
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			...(isEncrypted(origins) ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
		},
		"/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
	};
	for (const [address, policy] of Object.entries(policies)) {
		rules[address] = {
			"Content-Security-Policy": policy,
			"Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
			...(/^\/(admin|preview)(\/|$)/.test(address) ? { "X-Robots-Tag": "noindex, nofollow" } : {}),
			// The address of a preview is a secret.
			...(address.startsWith("/preview/") ? { "Referrer-Policy": "no-referrer" } : {}),
		};
	}
	return rules;
}
