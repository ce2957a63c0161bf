/** Neutral illustrations and the words of an alternative text that ask for them, in the order of precedence. */
const SUBJECTS: [name: string, words: string[]][] = [
	["healthcare", ["healthcare", "medical"]],
	["retail", ["retail", "ecommerce", "e-commerce", "shopping"]],
	["education", ["education", "learning", "lms"]],
	["ai", ["ai", "automation"]],
];

/**
 * Addresses of the three illustrations that stand in, one after the other, for a picture that cannot be had.
 * Only whole words of the text count: there is an "ai" in "retail" and in "email".
 *
 * @param alt what the missing picture shows.
 */
export function fallbackPictures(alt: string): string[] {
	const subject = SUBJECTS.find(([, words]) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join("|")})(?![\\p{L}\\p{N}_])`, "iu").test(alt));
	const names = subject ? [subject[0], "technology", "technology-2"] : ["technology", "technology-2", "technology-3"];
	return names.map((name) => `/media/fallback/${name}.webp`);
}
