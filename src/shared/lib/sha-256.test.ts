import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha-256";

test("returns the same digest as Node's crypto", async () => {
	expect(await sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
			expect(await sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
		}),
	);
});
