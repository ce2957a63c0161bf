import { claims } from "../claims";
import { paths } from "../paths";
import { site } from "../site";
import { sectionLabel } from "./sections";

export const founder = {
	name: "Arjun Mehta",
	role: "Founder and CEO",
	/** Address of a portrait; null shows the initials. */
	photo: "/media/people/arjun-mehta.webp",
	/** An invented person with a drawn portrait. A hosted build refuses it. */
	sample: true,
	profile: "https://www.linkedin.com/in/arjun-mehta-example",
} as const;

export const aboutSection = {
	label: sectionLabel("about"),
	title: "A hands-on studio with a wide network.",
	quote:
		"I want our clients to enjoy owning their software. So we keep systems simple and explain our decisions, and we test the parts your business depends on. My favorite calls are the ones where a client shows us what their team has added since launch.",
	/** Author of the quote. */
	founder,
	profile: `${founder.name} founded the studio in ${site.founded} and still reviews the scope of every project personally. For larger projects, people from our partner network join under the same lead engineer.`,
	together: { text: "Let's Build Together", href: paths.contactSection },
	linkedIn: { text: "Connect on LinkedIn", href: founder.profile },
	mission: {
		title: "Mission",
		statement: "Help companies grow with software that their teams can run and improve.",
		values: [
			{ title: "Think First", text: "We start by agreeing on your goal, and on the number it should improve, on a single page." },
			{ title: "Build Smart", text: "Proven components cover the basics, so your budget goes into the features that set you apart." },
			{ title: "Innovate Always", text: "We try new tools on our product first and bring you the ones that save time or improve results." },
		],
	},
	stats: [claims.projects, claims.cities, claims.team, claims.years],
} as const;
