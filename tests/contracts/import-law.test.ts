import { describe, expect, test } from "vitest";
import { breaches, importsOf, publicFiles } from "./import-law";
import { applicationFiles } from "./source-files";

const files = applicationFiles();
const file = (path: string, text: string) => ({ path, text });

describe("the import law", () => {
	test("imports follow app → features → {data, content} → shared, and packages stay in their folders", () => {
		expect(files.length).toBeGreaterThan(80);
		expect(breaches(files)).toEqual([]);
	});

	test("public pages load no admin code and no supabase-js", () => {
		const visited = publicFiles(files, "src/main.tsx", "src/app/admin-pages.ts");
		expect(visited.map(({ path }) => path)).toContain("src/features/contact/contact-form.tsx");
		const held = visited.filter(
			(some) => some.path.startsWith("src/features/admin/") || importsOf(some).some(({ target }) => target === "@supabase/supabase-js"),
		);
		expect(held.map(({ path }) => path)).toEqual([]);
	});

	const planted: [string, string, string][] = [
		["a feature that knows another", "src/features/home/a.tsx", 'import { Card } from "@/features/portfolio/project-card";'],
		["a feature that knows the app", "src/features/home/a.tsx", 'import { routes } from "@/app/router";'],
		[
			"a part of the administration that knows another",
			"src/features/admin/blogs/a.tsx",
			'import { x } from "@/features/admin/portfolios/list";',
		],
		[
			"a public feature that knows the administration",
			"src/features/home/a.tsx",
			'import { x } from "@/features/admin/layout/admin-shell";',
		],
		["shared code that knows content", "src/shared/ui/a.tsx", 'import { site } from "@/content/site";'],
		["shared code that knows data", "src/shared/lib/a.ts", 'import type { Env } from "@/data/env-schema";'],
		["data that knows content", "src/data/a.ts", 'import { site } from "@/content/site";'],
		["data that knows components", "src/data/a.ts", 'import { Button } from "@/shared/ui/button";'],
		["content that knows code", "src/content/a.ts", 'import { slugOf } from "@/shared/lib/slug";'],
		["content that knows the words of another page", "src/content/a.ts", 'import { faqEntries } from "./faq";'],
		["content that knows the words of one service", "src/content/a.ts", 'import { serviceDetails } from "./services/details";'],
		["a service that knows another one", "src/content/services/iot/page.ts", 'import { page } from "../saas/page";'],
		["a service's words that know a page's", "src/content/services/a.ts", 'import { aboutSection } from "../about";'],
		["content that knows data", "src/content/a.ts", 'import { environment } from "@/data/env";'],
		["content that knows a style sheet", "src/content/a.ts", 'import "@/styles/index.css";'],
		["content that needs a package", "src/content/a.ts", 'import { Mail } from "lucide-react";'],
		["a feature that talks to the backend", "src/features/home/a.tsx", 'import { createClient } from "@supabase/supabase-js";'],
		["a feature that loads such a package later", "src/features/home/a.tsx", 'const x = () => import("@supabase/postgrest-js");'],
		["a feature that animates by itself", "src/features/home/a.tsx", 'import { m } from "framer-motion";'],
		["a page that writes its own head", "src/app/routes/a.tsx", 'import { Helmet } from "react-helmet-async";'],
		["a bare fetch", "src/features/home/a.tsx", 'const x = await fetch("/rest/v1/portfolios");'],
		["a relative path out of its folder", "src/features/home/a.tsx", 'import { site } from "../../content/site";'],
		["a default export", "src/features/home/a.tsx", "export default function Hero() {}"],
		["a renamed default export", "src/features/home/a.tsx", "export { Hero as default };"],
		["a barrel", "src/shared/ui/all.ts", 'export { Button } from "./button";\nexport { Field } from "./field";\n'],
		["a barrel of everything", "src/shared/ui/all.ts", 'export * from "./button";'],
		["an import over several lines", "src/features/home/a.tsx", 'import {\n\tone,\n\ttwo,\n} from "@/features/chat/chat";'],
	];

	test.each(planted)("finds %s", (_what, path, text) => {
		expect(breaches([file(path, text)])).toHaveLength(1);
	});

	const lawful: [string, string][] = [
		[
			"src/features/home/a.tsx",
			'import { site } from "@/content/site";\nimport { x } from "./b";\nvoid query.refetch();\n// fetch() is not called here',
		],
		["src/features/admin/blogs/a.tsx", 'import { Field } from "@/features/admin/ui/form-fields";'],
		["src/data/portfolios/a.ts", 'import { x } from "../public-client";\nimport { y } from "@/shared/lib/slug";\nawait fetch(url);'],
		[
			"src/content/a.ts",
			[
				'import { claims } from "./claims";',
				'import { paths } from "./paths";',
				'import type { Seo } from "./schema";',
				'import { services } from "./services/index";',
				'import { site } from "./site";',
			].join("\n"),
		],
		["src/content/services/a.ts", 'import type { Service } from "../schema";\nimport { serviceDetails } from "./details";'],
		["src/app/start.tsx", 'import "@/styles/index.css";'],
		["src/app/routes/a.tsx", 'import { Page } from "@/features/home/page";\n\nexport { Page as Component };\n'],
		["src/main.tsx", 'import "./styles/index.css";\nimport { start } from "./app/start";'],
	];

	test.each(lawful)("allows %s", (path, text) => {
		expect(breaches([file(path, text)])).toEqual([]);
	});
});
