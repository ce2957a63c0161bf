import { isTooMuch, MOST_TAGS } from "@/shared/lib/rich-text/allowed";

/** What is stored takes at most this many bytes of UTF-8: what pages can clean without freezing, the same as in the database. */
const MOST_BYTES = 204_800;

/** Parts of the limit after which somebody should know that it comes near. */
const NEAR = 0.9;

const number = new Intl.NumberFormat("en-US");

export interface ContentLimit {
	state: "fine" | "near" | "over";
	text: string;
}

/** How a text stands to what pages can take as HTML. */
export function contentLimit(value: string): ContentLimit {
	const bytes = new TextEncoder().encode(value).length;
	const tags = value.split("<").length - 1;
	if (bytes > MOST_BYTES) return { state: "over", text: `At most 200 kB; this has ${inKilobytes(bytes)} kB. Divide it into two posts.` };
	if (isTooMuch(value))
		return { state: "over", text: `At most ${number.format(MOST_TAGS)} tags; this has ${number.format(tags)}. Divide it into two posts.` };
	if (bytes > MOST_BYTES * NEAR) return { state: "near", text: `${inKilobytes(bytes)} of 200 kB are full.` };
	if (tags > MOST_TAGS * NEAR) return { state: "near", text: `${number.format(tags)} of ${number.format(MOST_TAGS)} tags are used.` };
	return { state: "fine", text: "" };
}

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** "1 word", "1,204 words". */
export function count(times: number, what: string): string {
	return `${number.format(times)} ${what}${times === 1 ? "" : "s"}`;
}
