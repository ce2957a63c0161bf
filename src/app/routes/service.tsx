import type { ComponentType, ReactNode } from "react";
import type { ServicePage } from "@/content/services/page-schema";
import { ServiceRoute } from "../service-route";

const pages = import.meta.glob<{ page: ServicePage }>("../../content/services/*/page.ts");
const demos = import.meta.glob<{ Demo: ComponentType }>("../../features/services/demos/*.tsx");

/**
 * Loads one service page: its words and its demo.
 *
 * @param slug of the page's address; the folder of the words and the file of the demo are named after it.
 * @throws when one of the files is missing.
 */
export async function serviceRoute(slug: string): Promise<{ element: ReactNode }> {
	const content = pages[`../../content/services/${slug}/page.ts`];
	const demo = demos[`../../features/services/demos/${slug}.tsx`];
	if (!content || !demo) throw new Error(`The service page ${slug} lacks its words or its demo`);
	const [{ page }, { Demo }] = await Promise.all([content(), demo()]);
	return { element: <ServiceRoute slug={slug} page={page} Demo={Demo} /> };
}
