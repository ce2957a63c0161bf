/** Zeros of Arabic, Persian and Devanagari digits. NFKC writes full-width ones in ASCII. */
const ZEROS = [0x660, 0x6f0, 0x966];

/** Writes the digits and full-width signs of a number in ASCII. */
export function asciiDigits(text: string): string {
	return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
		const value = ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((distance) => distance >= 0 && distance < 10);
		return value === undefined ? digit : String(value);
	});
}
