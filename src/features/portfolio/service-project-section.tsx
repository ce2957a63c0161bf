import type { WhenEmpty } from "@/content/services/page-schema";
import { island } from "@/shared/ui/island";

interface ServiceProjectSectionProps {
	/** The id or one of its aliases. */
	serviceId: string;
	title: string;
	whenEmpty?: WhenEmpty;
}

const ANCHOR = "service-portfolio";

const Projects = island<ServiceProjectSectionProps>({
	id: ANCHOR,
	name: "portfolio",
	load: () => import("./service-projects").then((module) => module.ServiceProjects),
});

/** The projects of one service. Code and data load near the viewport. */
export function ServiceProjectSection(props: ServiceProjectSectionProps) {
	return (
		<div id={ANCHOR}>
			<Projects {...props} />
		</div>
	);
}
