/*
 * SAMPLES. No client wrote these reviews. Replace them with released reviews, or remove the page, before launch.
 */
import { claims } from "./claims";
import { paths } from "./paths";
import type { Seo } from "./schema";

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

export const reviewsSeo: Seo = {
	title: "Client reviews of our software work",
	description:
		"Fifteen clients on web, SaaS, mobile, AI calling and AI automation projects: what held, what slipped, and what they would ask for differently.",
	keywords: ["client reviews", "software studio reviews", "AI agency reviews"],
	path: paths.reviews,
	image: paths.socialPicture("reviews"),
};

export const reviewsPage = {
	label: "Reviews",
	title: "What clients say a year later.",
	lead: "Fifteen people who signed for the work, on what held and on what they would ask for differently. Complaints are left in.",
	stats: [claims.rating, claims.groupProjects, claims.retention, claims.stories],
	list: "Reviews by service",
	filter: "Filter reviews by service",
	all: "All",
	empty: { title: "No reviews of this service yet.", detail: "Choose All to read what clients of the other services say." },
	closing: {
		title: "Yours would be number sixteen.",
		text: "It starts with a few lines about what you need. What you write about us afterwards is up to you.",
		button: "Get Started",
	},
} as const;

export const reviews: Review[] = [
	{
		id: "port-sarvani",
		name: "Devika Prabhu",
		role: "Chief Planner",
		company: "Port Sarvani Terminals",
		rating: 5,
		text: "For three weeks they showed us nothing on a screen, and I complained. They were writing down why we do things. Nine of our rules turned out to be folklore; two years of harbor logs said so. Now a vessel that misses its tide costs me a cup of tea and not an afternoon. I would have asked for the printout earlier, because the quay still wants paper.",
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
		text: "They counted messages per repair from the first week. When two of their own features pushed the number up, they removed them. I have paid software vendors for eleven years and had never seen one delete its work. My managers now argue about which building to take on next.",
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
		text: "It began with breakdowns in daylight, and then we gave it the night, one hour at a time. Nobody asked me to believe anything. About one call in fourteen is taken over, mostly accidents, and that needs one key. My tow operators grumble that the voice never chats. They take the jobs all the same.",
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
		text: "Two of their designers took the shaft-safety course and stood on a car roof with me before they drew anything. You notice: the order of the stops is the order of my legs. It reads the point out, I say pass or fail, and the report is signed before my gloves are off. In the loudest machine rooms I do have to say a number twice.",
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
		text: "I asked for a summary. They refused, in writing, with reasons. What I have is a list in which every line names a clause and a page. The effect was not the one I had planned: we say no on the second day and not on the ninth, and spend the week on tenders that we can win. The export took three attempts until it matched our workbook.",
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
		text: "My one condition was that no machine alters a word of the catalog. It has been kept. The index lies beside the records, and where it links two things that have nothing to do with each other, I cut the link myself. The thesaurus took longer than the plan allowed, because my colleague and I do not agree about lamps.",
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
		text: "Our carers use it in stairwells without signal, one hand free, a dozen times a day. I wanted a photo diary. The carers did not, and the team played me the interviews until I gave in. Visits are closed on the doorstep now instead of at ten at night. One star less for the battery: two older handsets died by noon until the second update.",
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
		text: "We invited the audit firm to break a staging copy for a week. They found four things. Each had a fix and a test by the following Monday. What I care about is that the reported and the restated figure stand side by side and the difference explains itself. The first supplier emails read like parking fines; we rewrote those together.",
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
		text: "Enrollment day used to be the day the server fell over. They loaded the new one with three times our worst morning and handed me the graph, including the point at which it would break. For the handover one of our two technicians deployed it alone from the notes, while their engineer sat on his hands. He lasted twenty minutes before he had to leave the room.",
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
		text: "For six weeks the agents proposed and posted nothing, and my clerks marked their homework. That was the price of trust, and I would pay it again. Reading invoices had been sold to me twice before. Matching tons against pieces, nobody had even tried. Three postings went wrong so far; the nightly check found them before I did. The weekly supplier list could be one page.",
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
		text: "People asked for an appointment on our site, and the next day they no longer picked up. Now a voice calls them within the minute, says that it is a machine, and offers three times in Spanish or in Arabic. Whoever asks for a human gets one. For the first month its accent came from the wrong coast, which our receptionists still imitate.",
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
		text: "For one whole season the model answered only to the people who were building it. I had to defend that in four districts. Then it went out, and it passed one question in four to an agronomist instead of guessing. We pin the error rate of every disease to the office wall. No seed dealer has ever shown us his.",
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
		text: "The supplier before them gave up at the sixty-first way to bill a gym. These people asked for all the plans of twelve gyms first and came back with eight words that describe them. I did not like the nine days of patience with members who have not paid. I was wrong: two thirds of them pay, and nobody has shouted at my front desks about it since.",
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
		text: "A claim reaches us as a photograph, a voice note and half a form. The agents sort that into a file and leave whatever they doubt on a list, one sentence each. The error rate was agreed in the contract, and the first release missed it. They told us so before we had noticed, and took two more weeks at their own cost. I had promised my board the earlier date.",
		service: "ai-automation",
		image: null,
		sample: true,
	},
	{
		id: "open-larder",
		name: "Priya Raman",
		role: "Trustee",
		company: "Open Larder Network",
		rating: 5,
		text: "We are a food bank with nineteen depots and no IT department. Their quote had a column headed “leave out”, and we left out half. What remains is a stock page that volunteers of seventy use without being shown how. When a depot flooded, somebody I had never met picked up at two in the morning and moved its deliveries to the next one.",
		service: "web-apps",
		image: null,
		sample: true,
	},
];
