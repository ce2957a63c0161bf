import { describe, expect, test } from "vitest";
import { securityHeaders } from "./headers.ts";

const own = { supabase: "/", relay: "/functions/v1" };

function frameSources(film?: string): string | undefined {
	const policy = securityHeaders({ ...own, film }, [], [])["Content-Security-Policy"] ?? "";
	return policy.split("; ").find((directive) => directive.startsWith("frame-src"));
}

describe("the policy for the hero's embedded player", () => {
	test("embeds no frames without a player", () => {
		expect(frameSources()).toBe("frame-src 'none'");
		expect(frameSources("")).toBe("frame-src 'none'");
	});

	test.each([
		["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com"],
		["https://vimeo.com/76979871", "https://player.vimeo.com"],
		["https://media.example.com:8443/player/7", "https://media.example.com:8443"],
	])("%s allows exactly the host that plays it", (film, origin) => {
		expect(frameSources(film)).toBe(`frame-src ${origin}`);
	});

	test.each(["http://media.example.com/7", "javascript:alert(1)", "rubbish", "https://a.example; script-src *"])(
		"%s opens nothing",
		(film) => {
			expect(frameSources(film)).toBe("frame-src 'none'");
		},
	);
});
