import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { claims } from "./claims";
import { reviews, reviewsPage } from "./reviews";
import { portfolioGroups } from "./services/index";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const withStars = (stars: number): number => reviews.filter(({ rating }) => rating === stars).length;
const praise =
	/\b(great|excellent|amazing|fantastic|outstanding|brilliant|wonderful|perfect|superb|incredible|exceptional|professional)(ly)?\b/i;

describe("the reviews", () => {
	test("fifteen, each of another person with another id, complete, in whole stars", () => {
		expect(reviews).toHaveLength(15);
		expect(new Set(reviews.map(({ id }) => id)).size).toBe(15);
		expect(new Set(reviews.map(({ name }) => name)).size).toBe(15);
		for (const { id, name, role, company, rating, image } of reviews) {
			expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
			for (const words of [name, role, company]) expect(words).toMatch(/^\S.+\S$/);
			expect([1, 2, 3, 4, 5]).toContain(rating);
			expect(image).toBeNull();
		}
	});

	test("the stars give the average that the page claims, and the count is theirs", () => {
		const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
		expect(`${average.toFixed(1)}/5`).toBe(claims.rating.value);
		expect(String(reviews.length)).toBe(claims.stories.value);
		expect(claims.rating.scope).toContain(`${withStars(5)} with five stars, ${withStars(4)} with four`);
		expect(withStars(5) + withStars(4)).toBe(reviews.length);
	});

	test("rating, projects, retention and stories, with their scopes, from the register", () => {
		const stats = reviewsPage.stats.map(({ value, label }) => [value, label.split(" ").at(-1)]);
		expect(stats).toEqual([
			["4.9/5", "rating"],
			["500+", "projects"],
			["98%", "retention"],
			["15", "stories"],
		]);
		expect(reviewsPage.stats).toEqual([claims.rating, claims.groupProjects, claims.retention, claims.stories]);
	});

	test("each of the five services has at least two, and none is of another", () => {
		const ids = portfolioGroups.map(({ id }) => id);
		for (const id of ids) expect(reviews.filter(({ service }) => service === id).length, id).toBeGreaterThanOrEqual(2);
		expect(reviews.filter(({ service }) => !ids.includes(service))).toEqual([]);
	});

	test("40 to 90 words each, about things and not about merits", () => {
		for (const { id, text } of reviews) {
			expect(text.split(/\s+/).length, id).toBeGreaterThanOrEqual(40);
			expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(90);
			expect(text).not.toMatch(praise);
		}
	});

	test("who is quoted in a sample project is the same person here, and says something else", () => {
		const quotes = [...read("supabase/seed.sql").matchAll(/\$t\$(\{"quote":.+?\})\$t\$/g)].map(
			([, json = ""]): { quote: string; author: string; position: string; company: string } => JSON.parse(json),
		);
		const known = reviews.flatMap((review) => quotes.filter(({ author }) => author === review.name).map((quote) => ({ quote, review })));
		expect(known.length).toBeGreaterThan(5);
		for (const { quote, review } of known) {
			expect([review.company, review.role]).toEqual([quote.company, quote.position]);
			for (const sentence of quote.quote.split(/(?<=\.) /)) expect(review.text).not.toContain(sentence);
		}
		expect(reviews.filter(({ name, company }) => quotes.some((quote) => quote.company === company && quote.author !== name))).toEqual([]);
	});

	test("the file says at its beginning that they are samples", () => {
		expect(read("src/content/reviews.ts")).toMatch(/^\/\*\s+\* SAMPLES\./);
	});
});
