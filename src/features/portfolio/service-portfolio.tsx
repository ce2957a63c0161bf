import { island } from "@/shared/ui/island";
import type { PreloadRoute } from "./prefetch-others";

export type WhenEmpty = "say" | "hide" | "line";

interface ServicePortfolioProps {
	/** Any spelling of the service's id. */
	serviceId: string;
	/** The service's title, as people read it. */
	title: string;
	/** What a service without projects shows: the specified words, nothing at all, or one quiet line, also after a failure. */
	whenEmpty?: WhenEmpty;
	preload?: PreloadRoute;
}

const ANCHOR = "service-portfolio";

const Projects = island<ServicePortfolioProps>({
	id: ANCHOR,
	name: "portfolio",
	load: () => import("./service-projects").then((module) => module.ServiceProjects),
});

/** The projects of one service, for the end of its page. Code and data load when it comes near. */
export function ServicePortfolio(props: ServicePortfolioProps) {
	return (
		<div id={ANCHOR}>
			<Projects {...props} />
		</div>
	);
}
