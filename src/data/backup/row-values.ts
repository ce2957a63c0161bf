// What the tables ask of single values (CHECKs of supabase/migrations), exactly as wide as the database's own.

/** The counterpart of private.has_text. */
const READABLE = /[^\s\u0085\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;
/** Signs that private.is_web_url refuses. */
const NOT_IN_ADDRESS = /[\p{Cc}\s\\"'<>`{}|^\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]/u;
const ADDRESS = /^https?:\/\/[^/?#@:%]+\.[^/?#@:.%]+(:[0-9]{1,5})?([/?#].*)?$/i;
/** The end of an address of the site. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** An id of a row. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Signs as Postgres counts them. */
export const signs = (value: string): number => [...value].length;
/** Whether something can be read in it: not only white space and invisible signs. */
export const isReadable = (value: unknown): value is string => typeof value === "string" && READABLE.test(value);
/** Whether it is an object with members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
/** The counterpart of private.is_web_url: an address that may be put into href or src. */
export const isAddress = (value: unknown): boolean =>
	typeof value === "string" &&
	signs(value) <= 2048 &&
	!NOT_IN_ADDRESS.test(value) &&
	(ADDRESS.test(value) || (value.startsWith("/") && !value.startsWith("//")));
