import type { WhenEmpty } from "@/content/services/page-schema";
import { island } from "@/shared/ui/island";

interface ServicePortfolioProps {
	/** Any spelling of the service's id. */
	serviceId: string;
	/** The service's title, as people read it. */
	title: string;
	whenEmpty?: WhenEmpty;
}

const ANCHOR = "service-portfolio";

const Projects = island<ServicePortfolioProps>({
	id: ANCHOR,
	name: "portfolio",
	load: () => import("./service-projects").then((module) => module.ServiceProjects),
});

/** The projects of one service, for the end of its page. Code and data load near the viewport. */
export function ServicePortfolio(props: ServicePortfolioProps) {
	return (
		<div id={ANCHOR}>
			<Projects {...props} />
		</div>
	);
}
