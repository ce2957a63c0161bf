import { claims } from "../claims";
import { sectionLabel } from "../home/sections";
import type { Service } from "../schema";

export const servicesSection = {
	label: sectionLabel("services"),
	title: "Services with clear prices and timelines.",
	lead: "Open a service to see what you get and which tools we use.",
	panel: {
		about: "About This Service",
		features: "Key Features",
		technologies: "Technologies Used",
		learnMore: "Learn More",
		quote: "Get Quote",
		seeAll: (title: string): string => `See All ${title} Projects`,
	},
	/** The next step, with its length and cost. */
	call: "30-minute call, free",
	note: "Prices in USD, excl. taxes. Phases overlap; small scopes skip phases.",
} as const;

/** The next step, under the buttons of pages that sell. */
export const nextStep = "First step: a free 30-minute call. We reply within 24 hours.";

export const averageRating = `${claims.rating.value} in ${claims.stories.value} reviews`;

/** Starting price and, if known, the weeks. */
export function priceParts({ id, startingPrice, timeline }: Service): [price: string, weeks?: string] {
	if (!startingPrice) return ["priced after a scoping call"];
	// The managed service has monthly prices.
	const from = id === "ai-calling" ? "one-off build from" : "from";
	return timeline ? [`${from} ${startingPrice}`, timeline] : [`${from} ${startingPrice}`];
}

/** "from $5,000, 4-12 weeks" */
export const priceLine = (service: Service): string => priceParts(service).join(", ");

/** What a price is in and leaves out, before the next step; empty without a price. */
export const priceTerms = ({ startingPrice }: Service): string => (startingPrice ? "USD, excl. taxes. " : "");
