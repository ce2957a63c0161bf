/**
 * The headers of a request with an API key. A legacy key is a JWT, which the hosted gateway also needs as a bearer. It refuses a new key
 * (sb_publishable_…, sb_secret_…) as one.
 */
export const keyHeaders = (key: string): Record<string, string> =>
	key.split(".").length === 3 ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
