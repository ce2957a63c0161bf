import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embedAddress, PLAYER_ORIGINS, videoAt } from "./video-address";

const YOUTUBE =
	"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&controls=0&loop=1&playlist=dQw4w9WgXcQ&playsinline=1&modestbranding=1&rel=0";

describe("embedded player address", () => {
	test.each([
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
		"https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=12s",
		"https://m.youtube.com/watch?v=dQw4w9WgXcQ",
		"https://youtu.be/dQw4w9WgXcQ?si=abc",
		"https://www.youtube.com/embed/dQw4w9WgXcQ",
		"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?controls=1",
		"https://www.youtube.com/shorts/dQw4w9WgXcQ",
		" https://www.youtube.com/watch?v=dQw4w9WgXcQ\n",
	])("plays %s muted, looped, without controls and on the host without cookies", (address) => {
		expect(embedAddress(address)).toBe(YOUTUBE);
	});

	test.each([
		["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?background=1&dnt=1"],
		["https://www.vimeo.com/76979871/", "https://player.vimeo.com/video/76979871?background=1&dnt=1"],
		["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?background=1&dnt=1&h=8272103f6e"],
		["https://player.vimeo.com/video/76979871?h=8272103f6e", "https://player.vimeo.com/video/76979871?background=1&dnt=1&h=8272103f6e"],
	])("plays %s as a background without tracking", (address, player) => {
		expect(embedAddress(address)).toBe(player);
	});

	test("keeps another https address unchanged", () => {
		expect(embedAddress("https://media.example.com/player/7?skin=dark#t=3")).toBe("https://media.example.com/player/7?skin=dark#t=3");
		expect(embedAddress("https://notyoutube.com/watch?v=dQw4w9WgXcQ")).toBe("https://notyoutube.com/watch?v=dQw4w9WgXcQ");
	});

	test.each([
		["nothing", null],
		["an unset variable", undefined],
		["an empty one", ""],
		["a script", "javascript:alert(1)"],
		["data", "data:text/html,<script>alert(1)</script>"],
		["an unencrypted address", "http://www.youtube.com/watch?v=dQw4w9WgXcQ"],
		["no scheme", "//www.youtube.com/embed/dQw4w9WgXcQ"],
		["a path", "/media/film.mp4"],
		["rubbish", "my film"],
		["user info", "https://me:secret@media.example.com/7"],
		["a host that would end a directive", "https://media.example;script-src.example.com/7"],
		["a host that would stand for all", "https://*.example.com/7"],
		["a host without a dot", "https://localhost/7"],
		["a YouTube page without a film", "https://www.youtube.com/@kalpa"],
		["a YouTube film without a name", "https://www.youtube.com/watch?list=PL1"],
		["a YouTube name that carries more", "https://www.youtube.com/watch?v=dQw4w9WgXcQ%26evil=1"],
		["a Vimeo page without a film", "https://vimeo.com/channels/staffpicks"],
	])("rejects %s", (_why, address) => {
		expect(embedAddress(address)).toBeNull();
	});

	test("returns only https addresses that are valid in a policy", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.webUrl({ validSchemes: ["https", "http"], withQueryParameters: true })), (text) => {
				const player = embedAddress(text);
				if (player !== null) expect(new URL(player).origin).toMatch(/^https:\/\/[a-z\d.-]+(:\d+)?$/);
			}),
			{ numRuns: 500 },
		);
	});
});

describe("the video at an address", () => {
	test.each([
		["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s", "YouTube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
		["https://youtu.be/dQw4w9WgXcQ", "YouTube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
		["https://vimeo.com/76979871/8272103f6e", "Vimeo", "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e"],
	])("%s is one of %s", (address, host, player) => {
		expect(videoAt(address)).toMatchObject({ host, player: new URL(player) });
	});

	test.each([
		"https://www.youtube.com/@channel",
		"https://notyoutube.com/watch?v=dQw4w9WgXcQ",
		"https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
		"http://youtu.be/dQw4w9WgXcQ",
		"javascript:alert(1)",
		"/watch?v=dQw4w9WgXcQ",
		null,
	])("%s is none", (address) => expect(videoAt(address)).toBeNull());

	test("every player is on a host that the policy allows", () => {
		for (const address of ["https://youtu.be/dQw4w9WgXcQ", "https://vimeo.com/76979871"])
			expect(PLAYER_ORIGINS).toContain(videoAt(address)?.player.origin);
	});
});
