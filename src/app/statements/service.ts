import { findService } from "@/content/services/index";
import type { ServicePage } from "@/content/services/page-schema";
import { site } from "@/content/site";
import { type JsonLd, service as serviceStatement } from "@/shared/seo/json-ld";
import { trail } from "./trail";

/** What search engines are told on a service page (D2 §3 "SEO record"). */
export function serviceStatements({ id, service }: ServicePage): JsonLd[] {
	const { title, route } = findService(id) ?? { title: service.name, route: `/${id}` };
	return [serviceStatement({ ...service, url: `${site.url}${route}`, provider: site.name }), ...trail(title, route)];
}
