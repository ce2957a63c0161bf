/** Categories that posts are filed under. */
type PostCategory = "AI & Machine Learning" | "Mobile Development" | "SaaS" | "Web Development" | "Tech Trends" | "Case Studies";

/** A static post. */
export interface StaticPost {
	/** A fixed uuid. A database row with the same id replaces the post. */
	id: string;
	slug: string;
	title: string;
	/** One or two sentences, 90 to 160 characters: list, head and feed. */
	excerpt: string;
	/** HTML of the body, headings from h2 on. */
	content: string;
	author: { name: string; bio: string };
	category: PostCategory;
	tags: string[];
	/** Day of publication, ISO 8601. */
	publishedDate: string;
	/** Address of the picture, 16 : 10. */
	image: string;
	imageAlt: string;
	/** Written for the demo. A hosted build refuses it. */
	sample?: true;
}
