import { findService } from "@/content/services/index";
import type { ServicePage } from "@/content/services/page-schema";
import { site } from "@/content/site";
import { type JsonLd, service as serviceStatement } from "@/shared/seo/json-ld";
import { trail } from "./trail";

/** What a page says of a service to search engines. */
export type SearchRecord = Pick<ServicePage, "seo" | "service">;

/** For a service without a page of its own. */
const GENERIC: SearchRecord = {
	seo: {
		title: "Development Services",
		description: `Software and AI development by ${site.name} in ${site.location}: design, engineering and operation under one roof.`,
		keywords: ["software development", "AI development"],
	},
	service: {
		name: "Development Services",
		type: "Software development",
		description: "Design, engineering and operation of software and AI systems.",
	},
};

/**
 * The record of a service's page with its canonical address; a slug without a page gets the generic one.
 *
 * @param slug last part of the address.
 */
export function searchRecord(slug: string, page?: SearchRecord): SearchRecord & { path: string } {
	const { seo, service } = page ?? GENERIC;
	return { seo, service, path: `/${slug}` };
}

/** What search engines are told on a service page. */
export function serviceStructuredData(slug: string, page?: SearchRecord): JsonLd[] {
	const { service, path } = searchRecord(slug, page);
	const title = findService(slug)?.title ?? service.name;
	return [serviceStatement({ ...service, url: `${site.url}${path}`, provider: site.name }), ...trail(title, path)];
}
