import type { ProjectFact } from "@/content/case-study/schema";
import type { Project } from "@/data/projects/schema";

type Facts = Pick<Project, "metrics" | "technologies">;

const TECHNOLOGIES = 3;

/** A fact that a reason shows, or null when the project doesn't have it. */
export function getFact({ metrics, technologies }: Facts, fact: ProjectFact): string | null {
	if (fact === "technologies") return technologies.slice(0, TECHNOLOGIES).join(", ") || null;
	const [result] = metrics;
	return result ? result.join(": ") : null;
}
