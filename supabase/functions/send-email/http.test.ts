import fc from "fast-check";
import { expect, test } from "vitest";
import { hashSender, senderNetwork } from "./http.ts";

test("counts all addresses of an IPv6 network as one sender", () => {
	expect(senderNetwork("2001:db8:1:2::1")).toBe("2001:db8:1:2::/64");
	expect(senderNetwork("2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd")).toBe("2001:db8:1:2::/64");
	expect(senderNetwork("2001:db8::1")).toBe("2001:db8:0:0::/64");
	expect(senderNetwork("[fe80::1%eth0]")).toBe("fe80:0:0:0::/64");
	expect(senderNetwork("::1")).toBe("0:0:0:0::/64");
	for (const address of [
		"203.0.113.9:51234",
		"::ffff:203.0.113.9",
		"[::ffff:203.0.113.9]:51234",
		"::FFFF:cb00:7109",
		"0:0:0:0:0:ffff:203.0.113.9",
		"0000:0000:0000:0000:0000:ffff:cb00:7109",
	])
		expect(senderNetwork(address), address).toBe("203.0.113.9");
	expect(senderNetwork("[2001:db8:1:2::1]:443")).toBe("2001:db8:1:2::/64");
	expect(senderNetwork("64:ff9b::203.0.113.9")).toBe("64:ff9b:0:0::/64");
	expect(["1:2", "1::2::3", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8:9", "::12345", "::1.2.3"].map(senderNetwork)).toEqual(
		Array(6).fill("unknown"),
	);
	expect([null, "", "someone", "1.2.3"].map(senderNetwork)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
	fc.assert(fc.property(fc.ipV6(), (address) => /^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::\/64$/.test(senderNetwork(address))));
});

test("hashes the address with the secret", async () => {
	const hash = await hashSender("first secret", "203.0.113.9");
	expect(hash).toMatch(/^[0-9a-f]{64}$/);
	expect(await hashSender("first secret", " 203.0.113.9 ")).toBe(hash);
	expect(await hashSender("second secret", "203.0.113.9")).not.toBe(hash);
	expect(await hashSender("first secret", "203.0.113.10")).not.toBe(hash);
});
