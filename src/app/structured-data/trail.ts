import { site } from "@/content/site";
import { breadcrumb, type JsonLd } from "@/shared/seo/json-ld";

/** The breadcrumb of a page directly below the home page. */
export function trail(name: string, path: string): JsonLd[] {
	return [
		breadcrumb([
			{ name: "Home", url: `${site.url}/` },
			{ name, url: `${site.url}${path}` },
		]),
	];
}
