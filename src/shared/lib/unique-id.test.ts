import { expect, test, vi } from "vitest";
import { uniqueId } from "./unique-id";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("returns a new UUID each time, with and without crypto.randomUUID", () => {
	const made = new Set<string>();
	for (let round = 0; round < 50; round += 1) made.add(uniqueId());
	vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
	for (let round = 0; round < 50; round += 1) made.add(uniqueId());
	expect(made.size).toBe(100);
	for (const id of made) expect(id).toMatch(UUID);
});
