/**
 * The network that a limit is counted for. An IPv6 caller owns at least a /64 and could change the address with every
 * request, so the first four groups stand for all of them; IPv4 written as IPv6 is the IPv4 address.
 *
 * @param address as a proxy or socket gives it; null or nonsense shares one bucket.
 */
export function senderNetwork(address: string | null): string {
	const plain =
		(address ?? "")
			.trim()
			.toLowerCase()
			.replace(/^\[|\]$/g, "")
			.split("%")[0] ?? "";
	const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
	if (mapped) return mapped;
	if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(plain)) return plain;
	if (!/^[0-9a-f:.]{2,45}$/.test(plain) || !plain.includes(":")) return "unknown";
	const [head = "", tail] = plain.split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail ? tail.split(":") : [];
	const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
	const groups = [...before, ...zeros, ...after].slice(0, 4);
	return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/**
 * Keyed hash (HMAC-SHA-256, 64 hex digits) of a sender's network. Keyed, because a plain hash of an IPv4 address is
 * reversed by trying all of them.
 */
export async function hashSender(secret: string, address: string | null): Promise<string> {
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(senderNetwork(address)));
	return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Reads the client's address from a header that a trusted proxy sets. Of `x-forwarded-for` the last hop counts: the proxy
 * appends what it saw, everything before it is what the caller wrote. If a second proxy of the host stands behind the first
 * (then the last hop is the same for all visitors and they would share one limit), name a header that holds only the
 * client, such as `cf-connecting-ip`.
 */
export function addressFromHeader(name: string): (request: Request) => string | null {
	return (request) => request.headers.get(name)?.split(",").at(-1)?.trim() || null;
}
