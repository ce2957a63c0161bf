import { staticPosts } from "./blog/list";
import { blogsPage } from "./blogs";
import { portfolioPage } from "./portfolio";
import { productsPage } from "./products/list";
import { reviewsPage } from "./reviews";
import { services } from "./services/index";

/** A social picture, 1200 by 630, drawn by scripts/art. */
interface SocialCard {
	/** Its address is paths.socialPicture(name). */
	name: string;
	label: string;
	title: string;
	/** Scene beside the text. */
	scene: string;
}

/** Pages with their own social picture. */
export const socialCards: SocialCard[] = [
	...services.map(({ id, title }) => ({ name: id, label: "Services", title, scene: `/media/services/${id}.webp` })),
	{
		name: "portfolio",
		label: "Portfolio",
		title: portfolioPage.title,
		scene: "/media/projects/control-tower-delivery-riders-1.webp",
	},
	{
		name: "contact",
		label: "Contact",
		title: "Tell us what you are building.",
		scene: "/media/projects/voice-triage-nine-languages-2.webp",
	},
	{ name: "products", label: "Products", title: productsPage.title, scene: "/media/products/voice-ai.webp" },
	{
		name: "speaksify",
		label: "Product",
		title: "Speaksify calls new leads within 30 seconds.",
		scene: "/media/products/voice-ai.webp",
	},
	{
		name: "reviews",
		label: "Reviews",
		title: reviewsPage.title,
		scene: "/media/projects/gym-membership-billing-1.webp",
	},
	{
		name: "blogs",
		label: "Blog",
		title: blogsPage.title,
		scene: "/media/projects/tender-reading-contractor-1.webp",
	},
	...staticPosts.map(({ slug, category, title, image }) => ({ name: `post-${slug}`, label: category, title, scene: image })),
];
