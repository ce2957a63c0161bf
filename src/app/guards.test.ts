// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepEarlyClicks } from "./early-clicks";
import { cleanAddress, reloadOnStaleChunk, reloadTowards, watchLeaving } from "./guards";

afterEach(() => {
	vi.useRealTimers();
	sessionStorage.clear();
	document.body.innerHTML = "";
});

describe("files missing after a deployment", () => {
	/** A failed load of a chunk. */
	const fail = async () => {
		dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
		await new Promise((resolve) => setTimeout(resolve));
	};

	let visited: string[];
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["Date"] });
		visited = [];
		vi.stubGlobal("fetch", async () => new Response());
		vi.stubGlobal("location", { reload: () => visited.push("reload"), assign: (address: string) => visited.push(address) });
	});
	afterEach(() => {
		reloadTowards(null);
		delete window.early;
	});

	test("reloads once, skips a second failure within a minute, and reloads again for a later one", async () => {
		reloadOnStaleChunk();
		await fail();
		vi.setSystemTime(Date.now() + 59_000);
		await fail();
		expect(visited).toEqual(["reload"]);
		vi.setSystemTime(Date.now() + 2000);
		await fail();
		expect(visited).toEqual(["reload", "reload"]);
	});

	test("navigates to the contact section when its chunk fails, so that the click isn't lost", async () => {
		reloadOnStaleChunk();
		reloadTowards(() => "/#contact");
		await fail();
		expect(visited).toEqual(["/#contact"]);
	});

	test("navigates to any other page when its chunk fails, and shows the error page on a second failure within a minute", async () => {
		reloadOnStaleChunk();
		reloadTowards(() => "/portfolio?service=saas#projects-grid");
		await Promise.all([fail(), fail()]);
		await fail();
		expect(visited).toEqual(["/portfolio?service=saas#projects-grid"]);
	});

	test("doesn't reload the page when a file fails that no navigation needs", async () => {
		reloadOnStaleChunk();
		reloadTowards(() => null);
		await fail();
		expect(visited).toEqual([]);
	});

	test("keeps the page and doesn't use up the reload when the browser is offline", async () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		reloadOnStaleChunk();
		await fail();
		expect(visited).toEqual([]);
		online.mockReturnValue(true);
		await fail();
		expect(visited).toEqual(["reload"]);
	});

	test("keeps the page when the server can't be reached although the browser counts as online", async () => {
		vi.stubGlobal("fetch", async () => {
			throw new TypeError("Failed to fetch");
		});
		reloadOnStaleChunk();
		await fail();
		expect([visited, sessionStorage.length]).toEqual([[], 0]);
	});

	test("doesn't cancel a navigation that aborts the page's requests", async () => {
		reloadOnStaleChunk();
		window.early = keepEarlyClicks();
		watchLeaving(true);
		dispatchEvent(new Event("beforeunload"));
		await fail();
		vi.setSystemTime(Date.now() + 9000);
		await fail();
		expect(visited).toEqual([]);
		// It was a download.
		vi.setSystemTime(Date.now() + 1000);
		await fail();
		expect(visited).toEqual(["reload"]);
	});

	test("doesn't listen for leaving once the page's code is there", async () => {
		reloadOnStaleChunk();
		window.early = keepEarlyClicks();
		watchLeaving(true);
		watchLeaving(false);
		dispatchEvent(new Event("beforeunload"));
		await fail();
		expect(visited).toEqual(["reload"]);
	});

	test("doesn't reload without storage, to avoid a loop", async () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
		reloadOnStaleChunk();
		await fail();
		expect(visited).toEqual([]);
	});
});

test.each([
	["//contact", "/contact"],
	["/contact%0a", "/contact"],
	["/contact/", "/contact"],
	["/contact//%0D%0A?a=1/#contact/", "/contact?a=1/#contact/"],
	["/blog/a/", "/blog/a"],
	["/blog/a", "/blog/a"],
	["/", "/"],
	["//", "/"],
	["/contact.html?a=1#top", "/contact?a=1#top"],
	["/blog/a/index.html", "/blog/a"],
	["/index.html", "/"],
	["/blog/index", "/blog/index"],
	["/blog/html", "/blog/html"],
	["/PORTFOLIO?service=SaaS#Top", "/portfolio?service=SaaS#Top"],
	["/Case-Study/Harbor.HTML", "/case-study/harbor"],
	["/Preview/aB_c", "/Preview/aB_c"],
])("the address %s becomes %s and keeps its state", (address, clean) => {
	history.replaceState({ run: true }, "", location.origin + address);
	cleanAddress();
	expect([location.href, history.state]).toEqual([location.origin + clean, { run: true }]);
});
