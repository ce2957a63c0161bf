import type { PortfolioRow } from "@/data/portfolios/schema";
import { projectHistory } from "@/data/revisions/histories";
import type { EditorHistory } from "@/features/admin/editor/history/history-definition";
import { projectTypeWords, serviceWords } from "./service-options";

/** The kept versions of projects, and their columns in the words of the form. */
export const history: EditorHistory<PortfolioRow> = {
	rows: projectHistory,
	columns: [
		{ column: "title", member: "title" },
		{ column: "slug", member: "slug" },
		{ column: "client", member: "client" },
		{ column: "industry", member: "industry" },
		{ column: "service_id", member: "serviceId", whole: serviceWords },
		{ column: "project_type", member: "projectType", whole: projectTypeWords },
		{ column: "description", member: "description" },
		{ column: "image", member: "image", whole: address },
		{ column: "image_alt", member: "imageAlt" },
		{ column: "client_logo", member: "clientLogo", whole: address },
		{ column: "link", member: "liveUrl", whole: address },
		{ column: "timeline", member: "timeline" },
		{ column: "team_size", member: "teamSize" },
		{ column: "listed", member: "listed" },
		{ column: "featured", member: "featured" },
		{ column: "technologies", member: "technologies" },
		{ column: "tech_stack", member: "techStack" },
		{ column: "detailed_metrics", member: "detailedMetrics" },
		{ column: "gallery", member: "gallery" },
		{ column: "challenge", member: "challenge" },
		{ column: "solution", member: "solution" },
		{ column: "features", member: "features" },
		{ column: "approach", member: "approach" },
		{
			column: "extended_testimonial",
			member: "testimonial",
			parts: { quote: "Quote", author: "Author", position: "Position", company: "Company" },
		},
		{ column: "metrics", label: "Metrics of the card" },
		{ column: "testimonial", label: "Plain testimonial" },
	],
};

/** An address is another one or the same; its parts are no words. */
function address(value: unknown): string {
	return typeof value === "string" ? value : "";
}
