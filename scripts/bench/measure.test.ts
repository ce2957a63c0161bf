import { describe, expect, test } from "vitest";
import {
	attempt,
	disturbed,
	findTemplate,
	formatSpread,
	median,
	missingRuns,
	pageRequests,
	parseHeaders,
	readFigures,
	shuffle,
	spread,
	table,
} from "./measure.mjs";

describe("figures", () => {
	test("sorts numbers, not texts, and averages the middle of an even count", () => {
		expect(median([10, 9, 100])).toBe(10);
		expect(median([4, 1, 3, 2])).toBe(2.5);
		expect(() => median([])).toThrow("at least one");
	});

	test("shows the range unless all values are equal", () => {
		expect(formatSpread(spread([3, 1, 2]))).toBe("2 (1–3)");
		expect(formatSpread(spread([0.0004, 0.0001]), 3)).toBe("0.000");
	});

	test("finds runs whose CPU index is far under the median, from three runs on", () => {
		const runs = [1000, 1000, 790, 810].map((index) => ({ index }));
		expect(disturbed(runs)).toEqual([]);
		expect(disturbed([...runs, { index: 1000 }])).toEqual([{ index: 790 }]);
		expect(disturbed([{ index: 1000 }, { index: 1 }])).toEqual([]);
	});

	test("writes a Markdown table", () => {
		expect(table(["Page", "ms"], [["/", "5"]])).toBe("| Page | ms |\n| --- | ---: |\n| / | 5 |");
	});
});

describe("the order of the runs", () => {
	const list = Array.from({ length: 40 }, (_, index) => index);

	test("depends on the seed only and keeps every run", () => {
		expect(shuffle(list, 7)).toEqual(shuffle(list, 7));
		expect(shuffle(list, 7)).not.toEqual(shuffle(list, 8));
		expect(shuffle(list, 7)).not.toEqual(list);
		expect(shuffle(list, 7).sort((a, b) => a - b)).toEqual(list);
	});
});

describe("a run that fails", () => {
	const failing = (times: number) => {
		let left = times;
		return async () => {
			left -= 1;
			if (left >= 0) throw new Error("NO_NAVSTART");
			return "measured";
		};
	};

	test("is repeated as often as allowed, and then its error is passed on", async () => {
		const noted: unknown[] = [];
		const note = (error: unknown) => void noted.push(error);
		expect(await attempt(failing(2), 2, note)).toBe("measured");
		expect(noted).toHaveLength(2);
		await expect(attempt(failing(3), 2, note)).rejects.toThrow("NO_NAVSTART");
	});

	test("isn't repeated after an interruption", async () => {
		const interrupt = () => {
			throw new Error("interrupted");
		};
		await expect(attempt(failing(1), 2, interrupt)).rejects.toThrow("interrupted");
	});

	test("is named with the number of its missing runs", () => {
		expect(missingRuns(["a", "b", "c"], 2, ["a", "b", "a"])).toEqual([
			["b", 1],
			["c", 2],
		]);
	});
});

describe("the requests of a page", () => {
	const item = (url: string, statusCode = 200, transferSize = 1024, resourceType = "Image") => ({
		url,
		statusCode,
		transferSize,
		resourceType,
	});
	const items = [
		item("https://localhost/", 200, 2048, "Document"),
		item("https://localhost/a.js", 200, 1024, "Script"),
		item("data:image/svg+xml,x", 200, 0),
		item("blob:https://localhost/1"),
		item("chrome-extension://a/b.js", 200, 1024, "Script"),
		item("https://localhost/film.mp4", 206),
		item("https://localhost/film.mp4", 206),
		item("https://localhost/favicon.ico", 404, 512),
		item("https://localhost/favicon.ico", 404, 512),
	];

	test("are those over the network, and a failed address counts once", () => {
		expect(pageRequests(items).map(({ url }) => url.slice(17))).toEqual(["/", "/a.js", "/film.mp4", "/film.mp4", "/favicon.ico"]);
	});

	test("count in every figure of a report", () => {
		const audit = { numericValue: 1 };
		const names = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
		const audits = { ...Object.fromEntries(names.map((name) => [name, audit])), "network-requests": { details: { items } } };
		const score = { score: 0.99 };
		const categories = { performance: score, accessibility: score, "best-practices": score, seo: score };
		expect(readFigures({ audits, categories })).toMatchObject({ Perf: 99, KB: 5.5, Requests: 5, "JS KB": 1 });
	});
});

test("an address has the first template that fits", () => {
	expect(["/", "/blog/a", "/blogs", "/products/a", "/iot", "/no/such/page"].map(findTemplate)).toEqual([
		"home",
		"post",
		"blogs",
		"product",
		"service",
		undefined,
	]);
});

describe("a _headers file", () => {
	const rules = parseHeaders("# note\n/*\n  X-All: a: b\n/assets/*\n  Cache-Control: immutable\n");
	const of = (path: string) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);

	test("gives a path the headers of every rule that matches", () => {
		expect(of("/assets/a.js")).toEqual([
			["X-All", "a: b"],
			["Cache-Control", "immutable"],
		]);
		expect(of("/contact")).toEqual([["X-All", "a: b"]]);
	});
});
