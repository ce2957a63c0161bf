import type { ComponentType, ReactNode } from "react";
import type { ServicePage } from "@/content/services/page-schema";
import { ServiceRoute } from "../service-route";

const exhibits = import.meta.glob<{ Exhibit: ComponentType }>("../../features/services/exhibits/*.tsx");

/**
 * What the router shows for one service page: its words and its exhibit come together.
 *
 * @param slug of the page's address and of both files.
 * @throws when the slug has no exhibit.
 */
export async function serviceRoute(slug: string, content: Promise<{ page: ServicePage }>): Promise<{ element: ReactNode }> {
	const exhibit = exhibits[`../../features/services/exhibits/${slug}.tsx`];
	if (!exhibit) throw new Error(`The service page ${slug} has no exhibit`);
	const [{ page }, { Exhibit }] = await Promise.all([content, exhibit()]);
	return { element: <ServiceRoute slug={slug} page={page} Exhibit={Exhibit} /> };
}
