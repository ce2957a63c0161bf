import { site } from "@/content/site";
import { breadcrumb, type JsonLd } from "@/shared/seo/json-ld";

/** The way from the home page to a page right below it. */
export function trail(name: string, path: string): JsonLd[] {
	return [
		breadcrumb([
			{ name: "Home", url: `${site.url}/` },
			{ name, url: `${site.url}${path}` },
		]),
	];
}
