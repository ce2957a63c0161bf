import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { ProjectSummary } from "@/data/portfolios/schema";

/** Pictures of sample projects, for each of which the picture pipeline draws a social card as well. */
const PIPELINE = "/media/projects/";

/** The picture that other sites show for a project: its card, otherwise its own picture, otherwise the site's. */
export function socialOf({ image, slug }: Pick<ProjectSummary, "image" | "slug">): string {
	if (image?.startsWith(PIPELINE)) return slug ? paths.socialPicture(`project-${slug}`) : site.socialImage;
	return image ?? site.socialImage;
}
