import { type ComponentType, type ReactNode, useCallback } from "react";
import { paths } from "@/content/paths";
import { findService } from "@/content/services/index";
import type { ServicePage as Page } from "@/content/services/page-schema";
import { PageForm } from "@/features/contact/page-form";
import { ServiceProjectSection } from "@/features/portfolio/service-project-section";
import { ServicePage } from "@/features/services/page/service-page";
import { SiteHead } from "./layouts/site-head";

const pages = import.meta.glob<{ page: Page }>("../content/services/*/page.ts");
const demos = import.meta.glob<{ Demo: ComponentType }>("../features/services/demos/*.tsx");

/** Loads the content and the demo of a service page; both are named after its slug. */
export async function serviceRoute(slug: string): Promise<{ element: ReactNode }> {
	const content = pages[`../content/services/${slug}/page.ts`];
	const demo = demos[`../features/services/demos/${slug}.tsx`];
	if (!content || !demo) throw new Error(`The service page ${slug} lacks its content or its demo`);
	const [{ page }, { Demo }] = await Promise.all([content(), demo()]);
	// Without a key, React would keep the head and the state of another service's page.
	return { element: <ServiceRoute key={slug} slug={slug} page={page} Demo={Demo} /> };
}

interface ServiceRouteProps {
	slug: string;
	page: Page;
	Demo: ComponentType;
}

function ServiceRoute({ slug, page, Demo }: ServiceRouteProps) {
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
					portfolio: (whenEmpty) => <ServiceProjectSection serviceId={page.id} title={group?.title ?? title} whenEmpty={whenEmpty} />,
					Demo,
				}}
			/>
		</>
	);
}
