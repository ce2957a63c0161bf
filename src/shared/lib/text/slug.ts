import { transliterate } from "transliteration";
import { uniqueId } from "../unique-id";

const MAX_LENGTH = 80;

/** Static hosts show `folder/index.html` at the address of the folder. */
export const RESERVED_SLUG = "index";

/** A slug of Latin letters, digits and single dashes, at most 80 characters; "item-" and eight random characters if none are left. */
export function createSlug(title: string): string {
	return latinSlug(title) || `item-${uniqueId().slice(0, 8)}`;
}

/** Like createSlug, but empty for a title without a letter or digit. Other scripts are written in Latin letters. */
export function latinSlug(title: string): string {
	const slug = transliterate(withIndicVowels(title.normalize("NFC")))
		.toLowerCase()
		.replace(/['’]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+/, "")
		.slice(0, MAX_LENGTH)
		.replace(/-+$/, "");
	return slug === RESERVED_SLUG ? `${slug}-page` : slug;
}

/** Whether a slug was made from a title, alone or with the start of the row's id behind it. */
export function isSlugOf(slug: string, title: string, id: string): boolean {
	const base = latinSlug(title);
	return base !== "" && (slug === base || slug === slugWithId(base, id));
}

/** A slug that differs from those of other rows with the same title. */
export const slugWithId = (slug: string, id: string): string => `${slug}-${id.slice(0, 6)}`;

// Nine Indian scripts have blocks of 128 code points with the same layout, from Devanagari to Malayalam.
const INDIC = /[\u0900-\u0d7f]/;
const getIndicOffset = (sign: string | undefined): number => (sign && INDIC.test(sign) ? sign.charCodeAt(0) % 128 : -1);
const isConsonant = (offset: number): boolean => (offset >= 0x15 && offset <= 0x39) || (offset >= 0x58 && offset <= 0x5f);
const isVowelSign = (offset: number): boolean => offset >= 0x3e && offset <= 0x4c;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;

/** Signs whose Latin form has doubled letters, with the distance to a similar sign. */
const SIMPLER = new Map([
	...[0x06, 0x08, 0x0a, 0x29, 0x31, 0x33, 0x40, 0x42].map((offset) => [offset, -1] as const),
	...[0x1f, 0x20, 0x21, 0x22, 0x23].map((offset) => [offset, 5] as const),
	[0x34, -2],
]);
const LONG_A = 0x3e;

/** Adds the "a" that Indian scripts don't write. At the end of a word it is silent after a single consonant. */
function withIndicVowels(text: string): string {
	const signs = [...text];
	return signs
		.map((sign, at) => {
			const offset = getIndicOffset(sign);
			const next = getIndicOffset(signs[at + 1]);
			const base = at > 0 && offset === NUKTA ? getIndicOffset(signs[at - 1]) : offset;
			if (offset === LONG_A) return "a";
			const written = String.fromCodePoint((sign.codePointAt(0) ?? 0) + (SIMPLER.get(offset) ?? 0));
			if (!isConsonant(base) || isVowelSign(next) || next === VIRAMA || next === NUKTA) return written;
			const isLast = !/[\p{L}\p{M}]/u.test(signs[at + 1] ?? "");
			const isSilent = isLast && at > 0 && getIndicOffset(signs[at - 1]) !== -1 && getIndicOffset(signs[at - 1]) !== VIRAMA;
			return isSilent ? written : `${written}a`;
		})
		.join("");
}
