import { linkAddress } from "@/shared/lib/rich-text/dress";

/** What a person types for an address, as one that a page takes; null where it is none. */
export function typedAddress(text: string): string | null {
	const typed = text.trim();
	if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return linkAddress(`mailto:${typed}`);
	if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed)) return linkAddress(`https://${typed}`);
	return linkAddress(typed);
}
