import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { claims } from "./claims";
import { reviews } from "./reviews";
import { projectGroups } from "./services/index";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const STARS = ["one", "two", "three", "four", "five"];
const withStars = (stars: string): number => reviews.filter(({ rating }) => STARS[rating - 1] === stars).length;

describe("the reviews", () => {
	test("has complete reviews by different people with different ids, in whole stars", () => {
		expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
		expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length);
		for (const { id, name, role, company, rating } of reviews) {
			expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
			for (const words of [name, role, company]) expect(words).toMatch(/^\S.+\S$/);
			expect([1, 2, 3, 4, 5]).toContain(rating);
		}
	});

	test.skipIf(reviews.length === 0)("matches the claimed average and counts", () => {
		const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
		expect(`${average.toFixed(1)}/5`).toBe(claims.rating.value);
		expect(String(reviews.length)).toBe(claims.stories.value);
		const counts = [...claims.rating.scope.matchAll(/(\d+) with (one|two|three|four|five)\b/g)];
		for (const [, count, stars = ""] of counts) expect(withStars(stars), claims.rating.scope).toBe(Number(count));
		if (counts.length > 0) expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(reviews.length);
	});

	test("assigns each review to a portfolio group", () => {
		const ids = projectGroups.map(({ id }) => id);
		expect(reviews.filter(({ service }) => !ids.includes(service))).toEqual([]);
	});

	test("matches the people quoted in sample projects, with a different text", () => {
		const quotes = [...read("supabase/seed.sql").matchAll(/\$t\$(\{"quote":.+?\})\$t\$/g)].map(
			([, json = ""]): { quote: string; author: string; position: string; company: string } => JSON.parse(json),
		);
		const known = reviews.flatMap((review) => quotes.filter(({ author }) => author === review.name).map((quote) => ({ quote, review })));
		for (const { quote, review } of known) {
			expect([review.company, review.role]).toEqual([quote.company, quote.position]);
			for (const sentence of quote.quote.split(/(?<=\.) /)) expect(review.text).not.toContain(sentence);
		}
		expect(reviews.filter(({ name, company }) => quotes.some((quote) => quote.company === company && quote.author !== name))).toEqual([]);
	});

	test.runIf(reviews.some(({ sample }) => sample))("labels the reviews as samples at the start of the file", () => {
		expect(read("src/content/reviews.ts")).toMatch(/^\/\*\s+\* SAMPLES\./);
	});
});
