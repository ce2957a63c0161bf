import { isRecord } from "@/shared/lib/canonical-json";
import { cardFileName } from "@/shared/lib/link-card";
import { COPY_WIDTHS, copyMark, HAS_COPIES } from "@/shared/lib/picture-sources";
import { BUCKET, VARIANT_PREFIX } from "../pictures/picture-address";

const FOLDER = `/storage/v1/object/public/${BUCKET}/`;
/** An upload's address with or without an origin. The path alone mustn't be a part of another address. */
const ADDRESS = new RegExp(
	String.raw`(?:(?<![\w.+-])https?://[\w.:[\]-]+|(?<![\w.:/@%~\]-]))${FOLDER}([a-z0-9-]+\.(?:webp|avif|jpg|png))(?![\w/%-]|\.\w)`,
	"gi",
);
const WITH_COPIES = new RegExp(`^([0-9a-f]{20})c?${HAS_COPIES}(\\d+)(-.+)$`);

/** The names of the link card and the copies that pages expect beside a picture. Cards around a focal point are not among them. */
export function listExpectedVariants(path: string): string[] {
	const card = cardFileName(path);
	const [, random, own = 0, rest] = WITH_COPIES.exec(path) ?? [];
	const copies = random ? COPY_WIDTHS.filter((width) => width < +own).map((width) => `${random}${copyMark(width)}${rest}`) : [];
	return card ? [card, ...copies] : copies;
}

/** The names in `files` of pictures, of their link cards and of their copies. A picture without its own file has none. */
export function findPictureFiles(pictures: readonly { path: string }[], files: ReadonlyMap<string, unknown>): Set<string> {
	const own = new Set(pictures.flatMap(({ path }) => (files.has(path) ? path : [])));
	const starts = new Set([...own].flatMap((path) => VARIANT_PREFIX.exec(path)?.[0] ?? []));
	return new Set([...files.keys()].filter((name) => own.has(name) || starts.has(name.slice(0, 20))));
}

/**
 * Makes a function that changes the address of each upload in `files`, from any backend, to the one of this site. It changes all texts of
 * a value, such as a row. Other addresses stay.
 *
 * @param getAddress the address of a file on this site
 */
export function createAddressRewriter(files: ReadonlySet<string>, getAddress: (name: string) => string) {
	const rewrite = (value: unknown): unknown => {
		if (typeof value === "string")
			return value.replace(ADDRESS, (address: string, name: string) => (files.has(name) ? getAddress(name) : address));
		if (Array.isArray(value)) return value.map(rewrite);
		return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([member, part]) => [member, rewrite(part)])) : value;
	};
	return rewrite;
}
