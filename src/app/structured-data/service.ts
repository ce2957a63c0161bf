import { findService } from "@/content/services/index";
import type { ServicePage } from "@/content/services/page-schema";
import { site } from "@/content/site";
import { type JsonLd, service as serviceStatement } from "@/shared/seo/json-ld";
import { trail } from "./trail";

type SearchRecord = Pick<ServicePage, "seo" | "service">;

const GENERIC: SearchRecord = {
	seo: {
		title: "Development Services",
		description: `Software and AI development by ${site.name} in ${site.location}, from design to engineering and operation.`,
		keywords: ["software development", "AI development"],
	},
	service: {
		name: "Development Services",
		type: "Software development",
		description: "Design, engineering and operation of software and AI systems that help companies grow.",
	},
};

export function searchRecord(slug: string, page?: SearchRecord): SearchRecord & { path: string } {
	const { seo, service } = page ?? GENERIC;
	return { seo, service, path: `/${slug}` };
}

export function serviceStructuredData(slug: string, page?: SearchRecord): JsonLd[] {
	const { service, path } = searchRecord(slug, page);
	const title = findService(slug)?.title ?? service.name;
	return [serviceStatement({ ...service, url: `${site.url}${path}`, provider: site.name, area: site.areaServed }), ...trail(title, path)];
}
