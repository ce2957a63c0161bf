import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOST_NAMES } from "../../scripts/hosts/host-names.mjs";
import { netlifyFiles } from "../../scripts/hosts/netlify";
import { nginxFiles } from "../../scripts/hosts/nginx";
import { siteRules } from "../../scripts/vite/host-rules";
import { vercelModel } from "../support/hosts/emulated-hosts";
import { hostSuite, printedTable } from "../support/hosts/host-suite";
import {
	hasTool,
	loadTool,
	netlify,
	nginxConfig,
	nginxHost,
	pages,
	preview,
	runWrangler,
	testNginx,
	workers,
	workersConfig,
} from "../support/hosts/real-hosts";
import { builtMoves, builtRules } from "../support/hosts/requests";
import { vercelHost } from "../support/hosts/vercel-host";

const wanted = process.env.HOST_NAME?.toLowerCase();
const all = [preview, nginxHost, pages, workers, netlify, vercelModel];
const hosts = all.filter(({ name }) => !wanted || name.toLowerCase().includes(wanted));
const is = (name: string) => hosts.some((host) => host.name.startsWith(name));
const skipped = hosts.flatMap(({ name, missing }) => (missing ? [`${name}: ${missing}`] : []));

for (const host of hosts) hostSuite(host);

test.runIf(wanted)("a host that is asked for by name can run here", () => {
	expect(skipped).not.toHaveLength(hosts.length);
});

test("the command knows every host by its name", () => {
	expect(HOST_NAMES).toEqual(all.map(({ name }) => name));
});

const many = siteRules(
	{
		...builtRules(),
		...Object.fromEntries(Array.from({ length: 10_000 }, (_none, at) => [`/page-${at}`, { "Content-Security-Policy": `of ${at}` }])),
	},
	[
		...builtMoves(),
		...Array.from({ length: 20_000 }, (_none, at): [string, string] => [`/blog/5eed0000-0000-4000-8000-${at}`, `/blog/post-${at}`]),
	],
);

describe("the hosts' own tools", () => {
	let place = "";
	beforeAll(() => {
		place = mkdtempSync(join(tmpdir(), "studio-hosts-"));
	});
	afterAll(() => rmSync(place, { recursive: true, force: true }));

	test.skipIf(!is("nginx") || nginxHost.missing)("nginx takes 10,000 pages and 20,000 old addresses", () => {
		mkdirSync(join(place, "nginx"));
		for (const [name, text] of Object.entries(nginxFiles(many))) writeFileSync(join(place, name), text);
		writeFileSync(join(place, "nginx.conf"), nginxConfig(place, 4369, join(place, "nginx")));
		testNginx(join(place, "nginx.conf"));
	});

	test.skipIf(!is("Cloudflare Workers") || workers.missing)("wrangler would deploy the pages and none of the files for hosts", () => {
		const printed = runWrangler(["deploy", "--dry-run", "--config", workersConfig(place), "--outdir", join(place, "out")], place);
		expect(printed).toContain("--dry-run: exiting now.");
		expect(printed).not.toMatch(/invalid|warning/i);
	});

	test.skipIf(!is("Netlify") || !hasTool("@netlify/redirect-parser"))("Netlify's parsers read every line", async () => {
		const files = netlifyFiles(siteRules(builtRules(), builtMoves()));
		for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
		const redirects = await loadTool<Parser<"parseAllRedirects">>("@netlify/redirect-parser");
		const read = await redirects.parseAllRedirects({ redirectsFiles: [join(place, "_redirects")], configRedirects: [], minimal: true });
		expect([read.errors, read.redirects?.length]).toEqual([[], files._redirects?.trim().split("\n").length]);
		const headers = await loadTool<Parser<"parseAllHeaders">>("@netlify/headers-parser");
		const parsed = await headers.parseAllHeaders({ headersFiles: [join(place, "_headers")], configHeaders: [], minimal: true });
		expect([parsed.errors, parsed.headers?.length]).toEqual([[], files._headers?.match(/^\//gm)?.length]);
	});

	test.skipIf(!is("Vercel") || !hasTool("@vercel/routing-utils"))(
		"Vercel's own check accepts the routes, far below its limit",
		async () => {
			const { config, close } = await vercelHost();
			close();
			const utils = await loadTool<RoutingUtils>("@vercel/routing-utils");
			const { normalizeRoutes } = utils.default ?? utils;
			expect(normalizeRoutes?.(config.routes).error).toBeNull();
			expect(config.routes.length).toBeLessThan(1_000);
		},
	);
});

afterAll(() => console.info(printedTable(skipped)));

interface Parsed {
	errors: unknown[];
	redirects?: unknown[];
	headers?: unknown[];
}
type Parser<Name extends string> = Record<Name, (options: object) => Promise<Parsed>>;
interface RoutingUtils {
	normalizeRoutes?: (routes: unknown[]) => { error: unknown };
	default?: RoutingUtils;
}
