import * as z from "zod/mini";

const address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const origin = address.check(z.regex(/^[^/]+\/\/[^/\\?#@]+$/, "must be an address without a path, such as https://www.example.com"));
const serverAddress = z.union([z.literal("/"), address], { error: 'must be an http(s) address, or "/" for the embedded backend' });
const optionalAddress = z.optional(z.union([z.literal(""), address]));

/** Variables of a deployment. All of them are public: the browser's bundle has them. */
const envSchema = z.object({
	VITE_SITE_URL: origin,
	VITE_SUPABASE_URL: serverAddress,
	VITE_SUPABASE_ANON_KEY: z.string({ error: "is missing" }).check(
		z.minLength(20, "is missing or too short"),
		z.refine((key) => !isSecretKey(key), "is a secret key, but everyone can read it in the bundle; use the anonymous (publishable) key"),
	),
	VITE_MAIL_RELAY_URL: z.union([z.string().check(z.regex(/^\/[^/]/)), address], {
		error: "must be an http(s) address or a path on this site",
	}),
	VITE_CONTACT_MAILBOX: z.email("must be one email address"),
	VITE_FORM_ENDPOINT: optionalAddress,
	VITE_SCOPING_FORM_URL: optionalAddress,
	VITE_EXTERNAL_BLOG_URL: optionalAddress,
	VITE_HERO_VIDEO_URL: optionalAddress,
});

type Env = z.infer<typeof envSchema>;

/** Whether a Supabase key (`sb_…` or a legacy JWT) bypasses row-level security. */
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

/** Checks variables. Throws an Error with one line for each missing or malformed one. */
export function parseEnv(raw: Record<string, unknown>): Env {
	const result = envSchema.safeParse(raw);
	if (result.success) return result.data;
	const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
	throw new Error(`The environment is incomplete (see .env.example):\n${[...new Set(lines)].join("\n")}`);
}

interface Environment {
	siteUrl: string;
	supabaseUrl: string;
	supabaseAnonKey: string;
	mailRelayUrl: string;
	/** Takes the messages of the forms in place of the relay; empty for none. */
	formEndpoint: string;
	contactMailbox: string;
}

/** Named one by one: Vite would write all variables of the build in place of a bare `import.meta.env`, also those that nothing uses. */
const builtIn = () => ({
	VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
	VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
	VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
	VITE_MAIL_RELAY_URL: import.meta.env.VITE_MAIL_RELAY_URL,
	VITE_CONTACT_MAILBOX: import.meta.env.VITE_CONTACT_MAILBOX,
	VITE_FORM_ENDPOINT: import.meta.env.VITE_FORM_ENDPOINT,
});

let parsed: Environment | undefined;

/** The environment, with "/" resolved to the page's origin. Throws an Error that names each wrong variable. */
export function environment(): Environment {
	parsed ??= resolve(parseEnv(builtIn()), window.location.origin);
	return parsed;
}

function resolve(env: Env, origin: string): Environment {
	return {
		siteUrl: env.VITE_SITE_URL,
		supabaseUrl: env.VITE_SUPABASE_URL === "/" ? origin : env.VITE_SUPABASE_URL,
		supabaseAnonKey: env.VITE_SUPABASE_ANON_KEY,
		mailRelayUrl: new URL(env.VITE_MAIL_RELAY_URL, origin).href,
		formEndpoint: env.VITE_FORM_ENDPOINT ?? "",
		contactMailbox: env.VITE_CONTACT_MAILBOX,
	};
}
