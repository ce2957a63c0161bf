import { claims } from "./claims";
import { sectionLabel } from "./home-sections";
import { paths } from "./paths";
import { site } from "./site";

export const aboutSection = {
	label: sectionLabel("about"),
	title: "A small studio that signs its work.",
	quote:
		"Software is judged in its second year, when its authors have moved on. So we keep the parts few, write down why, and test what must not break. I would rather lose a pitch than hand over a system that only we can run.",
	/** Author of the quote. */
	founder: site.founder,
	profile: `${site.founder.name} founded the studio in ${site.founded} and reads every scope before it is priced. The team designs and engineers web, mobile, games and applied AI; ${site.parent} and partners add people for larger builds.`,
	together: { text: "Let's Build Together", href: paths.contactSection },
	linkedIn: { text: "Connect on LinkedIn", href: site.founder.profile },
	mission: {
		title: "Mission",
		statement: "Leave clients with working software and the knowledge to run it.",
		values: [
			{ title: "Think First", text: "Problem, target number and risks fit on one page before code exists." },
			{ title: "Build Smart", text: "We reuse what is solved, write what sets you apart, and test both." },
			{ title: "Innovate Always", text: "New tools prove themselves on our own product before they reach yours." },
		],
	},
	stats: [claims.projects, claims.cities, claims.team, claims.years],
} as const;
