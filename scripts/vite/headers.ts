import { createHash } from "node:crypto";
import { embedAddress } from "../../src/features/home/hero-film-address.ts";

interface HeaderOrigins {
	supabase: string;
	relay: string;
	film?: string | undefined;
}

/** Sonner appends an empty style element and then fills it; without both hashes toasts lose their position. */
const SONNER_STYLE = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The hash that allows one inline script or style, given the exact text between the tags. */
export function inlineHash(text: string): string {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The security headers of every response. `scripts` and `styles` are hashes without quotes. */
export function securityHeaders(origins: HeaderOrigins, scripts: string[], styles: string[]): Record<string, string> {
	const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(" ");
	const connect = [
		...new Set([origins.supabase, origins.relay].filter((address) => address.startsWith("http")).map((a) => new URL(a).origin)),
	];
	const encrypted = connect.length > 0;
	const player = embedAddress(origins.film);
	const policy = [
		"default-src 'none'",
		`script-src 'self' ${quoted(scripts)}`,
		`style-src 'self' ${quoted([...styles, SONNER_STYLE, EMPTY_STYLE])}`,
		"img-src 'self' https: data:",
		"media-src 'self' https:",
		"font-src 'self'",
		`connect-src ${["'self'", ...connect].join(" ")}`,
		`frame-src ${player ? new URL(player).origin : "'none'"}`,
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
		"manifest-src 'self'",
		"require-trusted-types-for 'script'",
		"trusted-types default dompurify",
		...(encrypted ? ["upgrade-insecure-requests"] : []),
	].join("; ");
	return {
		"Content-Security-Policy": policy,
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
		...(encrypted ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

const LONGEST_LINE = 2000;

/** The `_headers` file of Netlify and Cloudflare. Throws when hosts would ignore a line. */
export function headersFile(headers: Record<string, string>): string {
	const lines = (entries: Record<string, string>) => Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`);
	const longest = Math.max(...Object.entries(headers).map(([name, value]) => name.length + value.length + 4));
	if (longest > LONGEST_LINE) throw new Error(`A line of _headers has ${longest} characters; hosts read ${LONGEST_LINE}`);
	return [
		"/*",
		...lines(headers),
		"/admin/*",
		"  X-Robots-Tag: noindex, nofollow",
		"/assets/*",
		"  Cache-Control: public, max-age=31536000, immutable",
		"",
	].join("\n");
}
