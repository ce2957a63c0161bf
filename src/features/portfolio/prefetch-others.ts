import { paths } from "@/content/paths";
import { projectQuery } from "@/data/portfolios/queries";
import type { ProjectSummary } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { CONTENT_WIDTH, pictureSources } from "@/shared/lib/picture-sources";
import type { PreloadPage } from "@/shared/lib/preload-page";

/** Other projects of the same service that are fetched ahead. */
const OTHERS = 2;

/**
 * Loads code, data and hero picture of the two projects that follow one in its service: a visitor who looks at one project often
 * opens another of its kind. A failure is only logged.
 */
export function prefetchOthers(projects: ProjectSummary[], index: number, preload: PreloadPage): void {
	if (savesData()) return;
	const others = [...projects.slice(index + 1), ...projects.slice(0, index)].slice(0, OTHERS);
	for (const { id, image } of others) {
		preload(paths.caseStudy(id)).catch((error: unknown) => console.warn("Preload:", error));
		void queryClient.prefetchQuery(projectQuery(id));
		if (image) fetchPicture(image);
	}
}

function savesData(): boolean {
	const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
	return connection?.saveData === true;
}

/** The same choice of file as the case study's own picture, in an element that is never shown. */
function fetchPicture(address: string): void {
	const image = new Image();
	const sources = pictureSources(address);
	if (sources) {
		const avif = document.createElement("source");
		avif.type = "image/avif";
		avif.sizes = CONTENT_WIDTH;
		avif.srcset = sources.avif;
		document.createElement("picture").append(avif, image);
		image.sizes = CONTENT_WIDTH;
		image.srcset = sources.webp;
	}
	image.fetchPriority = "low";
	image.referrerPolicy = "no-referrer";
	image.src = sources?.src ?? address;
}
