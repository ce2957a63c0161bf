/*
 * SAMPLES. No client wrote these reviews. Replace them with released reviews, or remove the page, before launch.
 */
import { claims } from "./claims";
import { paths } from "./paths";
import type { Seo } from "./schema";
import { site } from "./site";

export interface Review {
	id: string;
	name: string;
	role: string;
	company: string;
	rating: 1 | 2 | 3 | 4 | 5;
	text: string;
	/** Id of a portfolio group. */
	service: string;
	/** Address of a portrait; null shows the initials. */
	image: string | null;
	/** Invented. A hosted build refuses it. */
	sample?: true;
}

export const reviewsPage = {
	label: "Reviews",
	title: "What clients say about our work.",
	lead: `We build web, mobile and SaaS applications and AI agents. ${claims.stories.value} clients, from ports and clinics to insurers, describe what their projects saved and what they would change.`,
	stats: [
		claims.rating,
		{ ...claims.groupProjects, scope: `${claims.groupProjects.scope}, including ${claims.projects.value} by our studio` },
		claims.retention,
		claims.stories,
	],
	list: "Reviews by service",
	filter: "Filter reviews by service",
	all: "All",
	none: {
		lead: "Here our clients will describe what their projects saved and what they would change.",
		title: "No reviews yet.",
		detail: "Clients’ words appear here once they have released them.",
	},
	empty: { title: "No reviews for this service yet.", detail: "Choose All to read the reviews for our other services." },
	closing: {
		title: "What would you like to improve?",
		text: "Send us a few lines about your goal. We reply within 24 hours, and the first 30-minute call is free.",
		button: "Get Started",
	},
} as const;

const all: Review[] = [
	{
		id: "port-sarvani",
		name: "Devika Prabhu",
		role: "Chief Planner",
		company: "Port Sarvani Terminals",
		rating: 5,
		text: "When a ship slips, we have a new plan in about ten minutes. It used to take two of us most of an afternoon. The team spent three weeks on our rules and showed us no screens in that time, which made me nervous, but the result is excellent. A better printout for the quay is still on my wish list.",
		service: "web-apps",
		image: null,
		sample: true,
	},
	{
		id: "nestwise",
		name: "Rohan Pinto",
		role: "Managing Partner",
		company: "Nestwise",
		rating: 5,
		text: "Messages per repair are down by almost two thirds, and our managers finally have time for the owners. It is the best money we have ever spent on software!",
		service: "saas",
		image: null,
		sample: true,
	},
	{
		id: "saarthi-roadside",
		name: "Gurpreet Bedi",
		role: "Head of Assistance",
		company: "Saarthi Roadside",
		rating: 5,
		text: "Clear communication and delivery in eight weeks as agreed. We started with daytime breakdowns and extended the service into the night step by step. About 7% of calls go to a supervisor, which suits us well.",
		service: "ai-calling",
		image: null,
		sample: true,
	},
	{
		id: "altis-elevators",
		name: "Thomas Varghese",
		role: "Senior Inspection Engineer",
		company: "Altis Elevators",
		rating: 5,
		text: "I finish my report while I am still in the building. The checklist follows the order I work in, and I can simply say my answers. In very loud machine rooms it sometimes asks me to repeat a number.",
		service: "mobile-apps",
		image: null,
		sample: true,
	},
	{
		id: "setu-infra",
		name: "Meher Irani",
		role: "Head of Tendering",
		company: "Setu Infra",
		rating: 5,
		text: "We now know within two days whether a tender is worth our time, so my engineers can focus on the bids we have a real chance to win. They trust the list because it always shows the source page. The export to our workbook needed three rounds to get right.",
		service: "ai-automation",
		image: null,
		sample: true,
	},
	{
		id: "malabar-coast-museum",
		name: "Dr. Anselm Kurien",
		role: "Keeper of Collections",
		company: "Malabar Coast Museum",
		rating: 5,
		text: "I was reluctant to let any software touch our catalog. The team accepted our condition that the records remain exactly as they were written, and they have respected it throughout. Teachers and researchers now find far more of the collection. Work on the thesaurus ran somewhat over schedule, partly because of our own discussions.",
		service: "web-apps",
		image: null,
		sample: true,
	},
	{
		id: "kestrelmoor",
		name: "Niamh Doherty",
		role: "Director of Nursing",
		company: "Kestrelmoor Home Care",
		rating: 4,
		text: "Our nurses like that the app works with no signal, and they close visits on the doorstep instead of at home in the evening. I gave four stars because it drained the battery of two older phone models until the second update. Support was quick and friendly.",
		service: "mobile-apps",
		image: null,
		sample: true,
	},
	{
		id: "ledgerleaf",
		name: "Ingrid Solberg",
		role: "Director of Assurance",
		company: "Ledgerleaf",
		rating: 5,
		text: "Thorough work. Our audit firm examined a copy of the system for a week and reported four issues, all of which were resolved by the following Monday. Audits now take about five weeks less. We had to rewrite the first supplier emails together, as they sounded too formal.",
		service: "saas",
		image: null,
		sample: true,
	},
	{
		id: "ashgrove-college",
		name: "Daniel Okafor",
		role: "Registrar",
		company: "Ashgrove College of Nursing",
		rating: 5,
		text: "Enrollment day was wonderfully quiet this year! Students got through on the first attempt, and I could help people in person instead of answering angry calls. They also trained our two technicians, who now release updates themselves.",
		service: "web-apps",
		image: null,
		sample: true,
	},
	{
		id: "vardhan-castings",
		name: "Hemant Kulkarni",
		role: "Head of Finance",
		company: "Vardhan Castings",
		rating: 5,
		text: "Month end went from eleven working days to four. For the first four weeks the agents only made suggestions and my team checked them, which gave everyone confidence. We also collect more early-payment discounts. I would prefer a shorter weekly supplier report.",
		service: "ai-automation",
		image: null,
		sample: true,
	},
	{
		id: "marisma-dental",
		name: "Farid Haddad",
		role: "Practice Director",
		company: "Marisma Dental Group",
		rating: 5,
		text: "People who ask for an appointment on our website get a call within 30 seconds, in Spanish or in Arabic. We book more of them, and the front desk is calmer. The accent sounded foreign to our patients at first, and it took a month to improve that.",
		service: "ai-calling",
		image: null,
		sample: true,
	},
	{
		id: "beejsetu",
		name: "Sunanda Deshmukh",
		role: "Head of Extension",
		company: "Beejsetu Cooperative",
		rating: 5,
		text: "Farmers used to wait two days for advice and now hear back the same morning. What impressed me was the preparation: for four weeks the team compared the app with our agronomists, and no farmer saw it until the results were good. They still send us the accuracy figures for each disease.",
		service: "mobile-apps",
		image: null,
		sample: true,
	},
	{
		id: "ironroom",
		name: "Kabir Sethna",
		role: "Chief Executive",
		company: "Ironroom",
		rating: 5,
		text: "All 340 gyms are billed on one system now, and it has been reliable since the first month.",
		service: "saas",
		image: null,
		sample: true,
	},
	{
		id: "baltika-mutual",
		name: "Marta Kowalczyk",
		role: "Head of Claims Operations",
		company: "Baltika Mutual",
		rating: 4,
		text: "The agents sort incoming claims well and save my team roughly one day a week. The first release was below the accuracy we had agreed on and needed two more weeks. They told us early and did not charge for the extra time, but I still had to move a date with my board.",
		service: "ai-automation",
		image: null,
		sample: true,
	},
	{
		id: "open-larder",
		name: "Kavitha Raman",
		role: "Trustee",
		company: "Open Larder Network",
		rating: 5,
		text: "A lovely team to work with: our volunteers learned the stock page in five minutes, and we paid for only half of our first wish list because they showed us that the rest could wait.",
		service: "web-apps",
		image: null,
		sample: true,
	},
];

/** The reviews that visitors see. */
export const reviews = all.filter(({ sample }) => site.showsSamples || !sample);

export const reviewsSeo: Seo = {
	title: "Client reviews of our software work",
	description:
		reviews.length > 0
			? "Read how clients describe their web, SaaS, mobile, AI calling and AI automation projects with us, from time saved to things they would change."
			: reviewsPage.none.lead,
	keywords: ["client reviews", "software studio reviews", "AI agency reviews"],
	path: paths.reviews,
	image: paths.socialPicture("reviews"),
	noindex: reviews.length === 0,
};
