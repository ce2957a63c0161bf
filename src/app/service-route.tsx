import { type ComponentType, useCallback } from "react";
import { paths } from "@/content/paths";
import { findService } from "@/content/services/index";
import type { ServicePage as Page } from "@/content/services/page-schema";
import { PageForm } from "@/features/contact/page-form";
import { ServicePortfolio } from "@/features/portfolio/service-portfolio";
import { ServicePage } from "@/features/services/page/service-page";
import { SiteHead } from "./layouts/site-head";

interface ServiceRouteProps {
	slug: string;
	page: Page;
	Demo: ComponentType;
}

/** A service page with what other features and the head give to it. */
export function ServiceRoute({ slug, page, Demo }: ServiceRouteProps) {
	const structuredData = useCallback(
		() => import("./structured-data/service").then(({ serviceStructuredData }) => serviceStructuredData(slug, page)),
		[slug, page],
	);
	const { title, group } = findService(page.id) ?? { title: page.service.name };
	return (
		<>
			<SiteHead seo={{ ...page.seo, path: `/${slug}`, image: paths.socialPicture(page.id) }} structuredData={structuredData} />
			<ServicePage
				page={page}
				slots={{
					form: (source, subject, label) => <PageForm source={source} subject={subject} label={label} />,
					portfolio: (whenEmpty) => <ServicePortfolio serviceId={page.id} title={group?.title ?? title} whenEmpty={whenEmpty} />,
					Demo,
				}}
			/>
		</>
	);
}
