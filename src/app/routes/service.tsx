import type { ComponentType, ReactNode } from "react";
import type { ServicePage } from "@/content/services/page-schema";
import { ServiceRoute } from "../service-route";

const pages = import.meta.glob<{ page: ServicePage }>("../../content/services/pages/*.ts");
const exhibits = import.meta.glob<{ Exhibit: ComponentType }>("../../features/services/exhibits/*.tsx");

/**
 * What the router shows for one service page: its words and its exhibit come together.
 *
 * @param slug of the page's address and of both files.
 * @throws when one of the files is missing.
 */
export async function serviceRoute(slug: string): Promise<{ element: ReactNode }> {
	const content = pages[`../../content/services/pages/${slug}.ts`];
	const exhibit = exhibits[`../../features/services/exhibits/${slug}.tsx`];
	if (!content || !exhibit) throw new Error(`The service page ${slug} lacks its words or its exhibit`);
	const [{ page }, { Exhibit }] = await Promise.all([content(), exhibit()]);
	return { element: <ServiceRoute slug={slug} page={page} Exhibit={Exhibit} /> };
}
