// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSeen } from "../../../tests/support/is-seen";
import { HeroFilm } from "./hero";
import { EmbeddedFilm } from "./hero-film-embed";
import { type FilmOrder, LoopedFilm } from "./hero-film-player";

const VIMEO = "https://vimeo.com/76979871";

let hidden: boolean;
let motionAllowed: boolean;
let wide: boolean;
let mediaChanged: Set<() => void>;
let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
let play: () => Promise<void>;
/** Whether the last call was `play`. */
let isPlaying: boolean;

class FakeObserver {
	constructor(callback: typeof seen) {
		seen = callback;
	}
	observe() {}
	disconnect() {}
}

beforeEach(() => {
	hidden = false;
	motionAllowed = true;
	wide = true;
	mediaChanged = new Set();
	seen = undefined;
	isPlaying = false;
	play = () => Promise.resolve();
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => callback());
	vi.stubGlobal("matchMedia", (query: string) => ({
		get matches() {
			return (motionAllowed || !query.includes("reduced-motion")) && (wide || !query.includes("min-width"));
		},
		addEventListener: (_type: string, listener: () => void) => mediaChanged.add(listener),
		removeEventListener: (_type: string, listener: () => void) => mediaChanged.delete(listener),
	}));
	vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
	vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(() => {
		isPlaying = true;
		return play();
	});
	vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {
		isPlaying = false;
	});
});
afterEach(cleanup);

const video = () => document.querySelector("video");
const frame = () => document.querySelector("iframe");
const layer = () => document.querySelector("[aria-hidden='true'][inert]");
const filmIsSeen = () => {
	const found = layer();
	return found !== null && isSeen(found);
};
const scroll = (isIntersecting: boolean) => act(async () => seen?.([{ isIntersecting }]));

async function scrollAway(away: boolean) {
	hidden = away;
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
}

async function prefer(change: () => void) {
	change();
	await act(async () => {
		for (const listener of [...mediaChanged]) listener();
	});
}

const loadLooped = async () => LoopedFilm;
const open = () => act(async () => render(<HeroFilm load={loadLooped} />));
const control = () => screen.getByRole("button", { name: /film$/ });

/** A film in view that shows its first frame. */
async function playing() {
	await open();
	await scroll(true);
	const film = video();
	if (film) fireEvent.playing(film);
}

function openEmbedded(address = VIMEO) {
	const Film = (order: FilmOrder) => <EmbeddedFilm {...order} address={address} />;
	const load = async () => Film;
	return act(async () => render(<HeroFilm load={load} />));
}

async function embedded(address?: string) {
	await openEmbedded(address);
	await scroll(true);
	const player = frame();
	if (player) fireEvent.load(player);
}

describe("self-hosted film", () => {
	test("plays automatically, looped, muted and inline, without controls, hidden from keyboard and screen reader", async () => {
		await playing();
		const film = video();
		expect([film?.muted, film?.loop, film?.autoplay, film?.controls, film?.tabIndex]).toEqual([true, true, true, false, -1]);
		expect([film?.hasAttribute("playsinline"), film?.hasAttribute("disablepictureinpicture")]).toEqual([true, true]);
		expect(film?.preload).toBe("none");
		expect(layer()?.contains(film)).toBe(true);
		expect([...(film?.querySelectorAll("source") ?? [])].map((source) => source.type.split(";")[0])).toEqual(["video/webm", "video/mp4"]);
		expect(isPlaying).toBe(true);
	});

	test("shows the gradient until the film plays, then fades in", async () => {
		await open();
		await scroll(true);
		expect(filmIsSeen()).toBe(false);
		fireEvent.playing(video() ?? document);
		expect(filmIsSeen()).toBe(true);
		expect(control().textContent).toBe("Pause film");
	});

	test.each([
		["a phone", () => (wide = false)],
		["reduced motion", () => (motionAllowed = false)],
	])("plays on request only with %s", async (_where, set) => {
		set();
		await open();
		expect([video(), control().textContent]).toEqual([null, "Play film"]);
		await userEvent.click(control());
		await waitFor(() => expect(layer()).not.toBeNull());
		await scroll(true);
		expect([isPlaying, control().textContent]).toEqual([true, "Pause film"]);
		await userEvent.click(control());
		expect([isPlaying, control().textContent]).toEqual([false, "Play film"]);
	});

	test("loads nothing before the hero is in view", async () => {
		await open();
		expect(video()).toBeNull();
		await scroll(false);
		expect(video()).toBeNull();
		await scroll(true);
		expect(video()).not.toBeNull();
	});

	test("keeps the gradient and removes the control when the browser refuses to play", async () => {
		play = () => Promise.reject(new DOMException("No", "NotAllowedError"));
		await playing();
		expect([video(), layer(), screen.queryByRole("button")]).toEqual([null, null, null]);
	});

	test("keeps the control that the visitor pressed when the film fails, and tries again", async () => {
		await playing();
		screen.getByRole("button").focus();
		await userEvent.click(screen.getByRole("button"));
		fireEvent.error(video() ?? document);
		expect(video()).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Play film" }));
		await userEvent.click(screen.getByRole("button", { name: "Play film" }));
		expect(layer()).not.toBeNull();
	});

	test("restores the gradient when the last file can't be played or the film fails", async () => {
		await open();
		await scroll(true);
		const [first, last] = document.querySelectorAll("source");
		fireEvent.error(first ?? document);
		expect(video()).not.toBeNull();
		fireEvent.error(last ?? document);
		expect(video()).toBeNull();
		cleanup();
		await playing();
		fireEvent.error(video() ?? document);
		expect(video()).toBeNull();
	});

	test("doesn't treat a pause while loading as a refusal", async () => {
		play = () => Promise.reject(new DOMException("Interrupted", "AbortError"));
		await playing();
		expect(video()).not.toBeNull();
	});

	test("pauses out of view and in a hidden tab, and resumes afterwards", async () => {
		await playing();
		await scroll(false);
		expect(isPlaying).toBe(false);
		await scroll(true);
		expect(isPlaying).toBe(true);
		await scrollAway(true);
		expect(isPlaying).toBe(false);
		await scrollAway(false);
		expect(isPlaying).toBe(true);
	});

	test("keeps the visitor's pause until the same button ends it", async () => {
		await playing();
		await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
		expect(isPlaying).toBe(false);
		await scroll(false);
		await scroll(true);
		await scrollAway(true);
		await scrollAway(false);
		await prefer(() => (motionAllowed = false));
		await prefer(() => (motionAllowed = true));
		expect(isPlaying).toBe(false);
		expect(video()).toBeNull();
	});

	test("resumes from the button, keeps the focus and has a single label", async () => {
		await playing();
		await userEvent.tab();
		const button = screen.getByRole("button", { name: "Pause film" });
		expect(document.activeElement).toBe(button);
		await userEvent.keyboard("{Enter}");
		expect([isPlaying, button.textContent, button.hasAttribute("aria-pressed")]).toEqual([false, "Play film", false]);
		await userEvent.keyboard(" ");
		expect([isPlaying, button.textContent]).toEqual([true, "Pause film"]);
		expect(document.activeElement).toBe(button);
	});

	test("removes the film under reduced motion, and restores it afterwards", async () => {
		await playing();
		await prefer(() => (motionAllowed = false));
		expect([video(), control().textContent]).toEqual([null, "Play film"]);
		expect(filmIsSeen()).toBe(false);
		await prefer(() => (motionAllowed = true));
		expect(video()).not.toBeNull();
		expect(filmIsSeen()).toBe(false);
		expect(isPlaying).toBe(true);
	});
});

describe("embedded player", () => {
	test("plays behind the text, hidden from keyboard and screen reader, with minimal permissions", async () => {
		await embedded();
		const player = frame();
		expect(player?.src).toBe("https://player.vimeo.com/video/76979871?background=1&dnt=1");
		expect([player?.title, player?.tabIndex, player?.getAttribute("loading")]).toEqual(["Background film", -1, "lazy"]);
		expect(player?.getAttribute("allow")).toBe("autoplay; encrypted-media");
		expect(player?.getAttribute("sandbox")).not.toMatch(/top-navigation|popups|forms/);
		expect(player?.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
		expect(layer()?.contains(player)).toBe(true);
		expect(video()).toBeNull();
	});

	test("shows the gradient until the player has loaded", async () => {
		await openEmbedded();
		await scroll(true);
		expect(filmIsSeen()).toBe(false);
		fireEvent.load(frame() ?? document);
		expect(filmIsSeen()).toBe(true);
	});

	test("plays by itself on wide screens only", async () => {
		wide = false;
		await embedded();
		expect([frame(), video()]).toEqual([null, null]);
		await prefer(() => (wide = true));
		await scroll(true);
		expect(frame()).not.toBeNull();
		await prefer(() => (wide = false));
		expect(frame()).toBeNull();
	});

	test("is removed on pause and restored on play, behind the gradient until it has loaded again", async () => {
		await embedded();
		await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
		expect(frame()).toBeNull();
		await scroll(false);
		await scroll(true);
		expect(frame()).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Play film" }));
		expect(frame()).not.toBeNull();
		expect(filmIsSeen()).toBe(false);
	});

	test("is removed out of view and in a hidden tab", async () => {
		await embedded();
		await scroll(false);
		expect(frame()).toBeNull();
		await scroll(true);
		await scrollAway(true);
		expect(frame()).toBeNull();
	});

	test("falls back to the self-hosted film when the address can't be embedded", async () => {
		await embedded("javascript:alert(1)");
		expect(frame()).toBeNull();
		expect(video()).not.toBeNull();
	});
});
