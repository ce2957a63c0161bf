import * as z from "zod/mini";

const address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
/** "/" stands for the address that the page itself was served from (the embedded backend). */
const serverAddress = z.union([z.literal("/"), address], { error: 'must be an http(s) address, or "/" for the embedded backend' });
const optionalAddress = z.optional(z.union([z.literal(""), address]));

/**
 * What a deployment must or may say. Read by the build (which fails with the names of what is missing) and by the browser.
 * Every value stands in the public bundle, so a secret key is refused here.
 */
const envSchema = z.object({
	VITE_SITE_URL: address,
	VITE_SUPABASE_URL: serverAddress,
	VITE_SUPABASE_ANON_KEY: z.string({ error: "is missing" }).check(
		z.minLength(20, "is missing or too short"),
		z.refine((key) => !isSecretKey(key), "is a secret key; the public bundle may only hold the anonymous (publishable) key"),
	),
	VITE_MAIL_RELAY_URL: z.union([z.string().check(z.regex(/^\/[^/]/)), address], {
		error: "must be an http(s) address or a path of this site",
	}),
	VITE_CONTACT_MAILBOX: z.email("must be one e-mail address"),
	VITE_SCOPING_FORM_URL: optionalAddress,
	VITE_EXTERNAL_BLOG_URL: optionalAddress,
	VITE_HERO_VIDEO_URL: optionalAddress,
});

export type Env = z.infer<typeof envSchema>;

/**
 * Whether a Supabase key opens the database past row-level security.
 *
 * @param key `sb_…` key or a legacy JWT.
 */
export function isSecretKey(key: string): boolean {
	if (key.startsWith("sb_secret")) return true;
	const payload = key.split(".")[1];
	if (!payload) return false;
	try {
		return /"role"\s*:\s*"(?!anon")/.test(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
	} catch {
		return false;
	}
}

/**
 * Checks variables against the schema.
 *
 * @throws Error with one line for each missing or malformed variable.
 */
export function parseEnv(raw: Record<string, unknown>): Env {
	const result = envSchema.safeParse(raw);
	if (result.success) return result.data;
	const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
	throw new Error(`The environment is incomplete (see .env.example):\n${[...new Set(lines)].join("\n")}`);
}
