import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { HeadTags } from "./head-tags";
import type { JsonLd } from "./json-ld";
import { PageHead, writeHeadWith } from "./page-head";

// Without a document, as in the prerenderer.
let collected: (() => Promise<JsonLd[]>)[];

beforeEach(() => {
	collected = [];
	writeHeadWith(HeadTags, (load) => collected.push(load));
});

const statements = async (): Promise<JsonLd[]> => [{ "@context": "https://schema.org", "@type": "WebSite" }];
const write = (structuredData?: typeof statements) =>
	renderToString(
		<PageHead
			title="Voice agents"
			description="How we test them."
			keywords={["AI", "voice"]}
			siteUrl="https://studio.example.com"
			siteName="Kalpa Studio"
			path="/blog/voice"
			image={{ url: "/media/social/voice.jpg", isCard: true }}
			type="article"
			author="Arjun Mehta"
			publishedTime="2026-02-01"
			section="AI"
			tags={["tests"]}
			structuredData={structuredData}
		/>,
	);

describe("a prerendered head", () => {
	test("contains every tag", () => {
		const html = write();
		for (const tag of [
			"<title>Voice agents | Kalpa Studio</title>",
			'<meta name="description" content="How we test them."/>',
			'<meta name="keywords" content="AI, voice"/>',
			'<meta name="author" content="Arjun Mehta"/>',
			'<link rel="canonical" href="https://studio.example.com/blog/voice"/>',
			'<meta property="og:image" content="https://studio.example.com/media/social/voice.jpg"/>',
			'<meta property="og:image:width" content="1200"/>',
			'<meta property="og:image:height" content="630"/>',
			'<meta property="article:published_time" content="2026-02-01"/>',
			'<meta property="article:section" content="AI"/>',
			'<meta property="article:tag" content="tests"/>',
		]) {
			expect(html).toContain(tag);
		}
	});

	test("passes the page's structured data to the prerenderer", () => {
		write(statements);
		expect(collected).toEqual([statements]);
	});

	test("passes nothing for a page without structured data", () => {
		write();
		expect(collected).toEqual([]);
	});
});
