import type { WhenEmpty } from "@/content/services/page-schema";
import { adoptLists } from "@/data/prerendered-lists";
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
	load: async () => (await Promise.all([import("./service-projects"), adoptLists()]))[0].ServiceProjects,
});

/** The projects of one service. Code and data load near the viewport. */
export function ServiceProjectSection(props: ServiceProjectSectionProps) {
	return (
		<div id={ANCHOR}>
			<Projects {...props} />
		</div>
	);
}
