// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { rowPages } from "@/app/row-pages";

const ADDRESS = "https://project.example";
const requests: Request[] = [];
let signs = 0;
addEventListener("pointermove", () => (signs += 1));

beforeEach(() => {
	requests.length = 0;
	signs = 0;
	history.replaceState(null, "", "/blog/a-post");
	document.head.innerHTML =
		'<title data-prerendered>A secret</title><meta name="description" content="A secret" data-prerendered><meta property="og:site_name" content="The studio" data-prerendered>';
	document.body.innerHTML = '<main><article>A secret</article></main><script id="page-data" type="application/json"></script>';
	showRow({ projects: [], posts: [{ id: "b1", slug: "a-post", title: "A secret", content: "<p>A secret</p>", author: { name: "Asha" } }] });
	vi.stubEnv("VITE_SUPABASE_URL", `${ADDRESS}/`);
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_key");
});

/** Gives the page the data that the build writes into it. */
function showRow(rows: Parameters<typeof rowPages>[0]): void {
	const block = document.getElementById("page-data");
	if (block) block.textContent = JSON.stringify(rowPages(rows)[0]?.data);
}

/** Loads the file as a page does. */
async function loadCheck(answer: () => Response | Promise<Response>): Promise<void> {
	vi.stubGlobal("PointerEvent", Event);
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		requests.push(new Request(address, init));
		return answer();
	});
	vi.resetModules();
	await import("./withdrawn-row");
	await new Promise((done) => setTimeout(done));
}

const isShown = () => document.querySelector("article")?.style.visibility === "";

test("hides a withdrawn row's texts, also in the head, and starts React", async () => {
	await loadCheck(() => Response.json([]));
	expect(requests.map(({ url }) => url)).toEqual([`${ADDRESS}/rest/v1/blogs?select=id&id=eq.b1`]);
	expect([isShown(), signs, document.title]).toEqual([false, 1, "The studio"]);
	expect([...document.head.querySelectorAll("meta")].map((tag) => [tag.name, tag.content])).toEqual([["robots", "noindex"]]);
});

test("asks for a project by its id too", async () => {
	showRow({ projects: [{ id: "p1", slug: "ports", title: "Ports", service_id: "iot", description: "A board." }], posts: [] });
	await loadCheck(() => Response.json([{ id: "p1" }]));
	expect(requests.map(({ url }) => url)).toEqual([`${ADDRESS}/rest/v1/portfolios?select=id&id=eq.p1`]);
});

test.each([
	["has its row", () => Response.json([{ id: "b1" }])],
	["gets an error", () => Response.json([], { status: 500 })],
	["gets no list", () => Response.json({ message: "paused" })],
	["gets no JSON", () => new Response("<html>")],
	["gets no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("leaves a page that %s as it is", async (_what, answer) => {
	const before = document.documentElement.outerHTML;
	await loadCheck(answer);
	expect(requests).toHaveLength(1);
	expect([document.documentElement.outerHTML, signs]).toEqual([before, 0]);
});

test("leaves the page that a visitor has opened meanwhile as it is", async () => {
	await loadCheck(() => {
		history.pushState(null, "", "/blogs");
		return Response.json([]);
	});
	expect([isShown(), signs]).toEqual([true, 0]);
});

test("asks nothing once React has taken over", async () => {
	document.getElementById("page-data")?.remove();
	await loadCheck(() => Response.json([]));
	expect([requests, isShown()]).toEqual([[], true]);
});

test.each([
	["a legacy key is a bearer too", "a.legacy.key", "Bearer a.legacy.key"],
	["a new key isn't", "sb_publishable_key", null],
])("%s", async (_what, key, bearer) => {
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", key);
	await loadCheck(() => Response.json([{ id: "b1" }]));
	expect([requests[0]?.headers.get("apikey"), requests[0]?.headers.get("authorization")]).toEqual([key, bearer]);
});
