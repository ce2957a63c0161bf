import type { StaticProject } from "./schema";
import { site } from "./site";

const projects: StaticProject[] = [
	{
		id: "5eed0000-0000-4000-8000-100000000010",
		serviceId: "ai-calling",
		title: "Triage by voice, in nine languages",
		client: "Sanjeev Clinics",
		industry: "Healthcare",
		description: "An AI calling agent that asks what hurts, books the right clinic and hands an emergency to a person within seconds.",
		image: "/media/projects/voice-triage-nine-languages-1.webp",
		imageAlt:
			"Live call as a circular voice form: one sentence in Hindi and English, the protocol steps on the rim, two minutes into the call.",
		technologies: ["Python", "LiveKit", "Whisper", "Llama", "PostgreSQL", "Kubernetes", "SIP"],
		metrics: { "to first call": "30 s", "booked in the right department": "96%" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000001",
		serviceId: "web-apps",
		title: "A control tower for 1,200 delivery riders",
		client: "Relay Mile",
		industry: "Logistics",
		description:
			"Live dispatch, exception handling and payouts on one screen, for a same-day courier that runs 1,200 riders in four cities.",
		image: "/media/projects/control-tower-delivery-riders-1.webp",
		imageAlt:
			"A city map at night with hundreds of riders as amber lights, one stopped rider in red, and three colleagues ranked to take over.",
		technologies: ["React", "TypeScript", "PostgreSQL", "PostGIS", "Go", "WebSockets", "MapLibre", "Redis"],
		metrics: { "fewer late drops": "38%", "to reassign a rider": "4.1 s" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000007",
		serviceId: "mobile-apps",
		title: "A ferry pass that works without signal",
		client: "Konkan Coastal Ferries",
		industry: "Transport",
		description: "Tickets, timetable and gate checks for eleven jetties, seven of which have no usable network.",
		image: "/media/projects/offline-ferry-pass-1.webp",
		imageAlt: "Two phones on a sea chart: a boarding pass with its changing code, and the crossing from Harne to Dabhol in the app.",
		technologies: ["Kotlin", "Swift", "Kotlin Multiplatform", "Bluetooth LE", "PostgreSQL", "Go"],
		metrics: { "faster boarding": "3.2x", "checks made offline": "81%" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000004",
		serviceId: "saas",
		title: "Membership billing for 340 independent gyms",
		client: "Ironroom",
		industry: "Fitness",
		description:
			"A multi-tenant product that sells plans, collects payments and opens the turnstile, without a spreadsheet at the front desk.",
		image: "/media/projects/gym-membership-billing-1.webp",
		imageAlt: "An owner’s dashboard with a huge figure for recurring revenue, members, failed renewals and a bar chart of nine gyms.",
		technologies: ["Next.js", "TypeScript", "PostgreSQL", "Stripe", "Razorpay", "Rust", "Terraform"],
		metrics: { "failed renewals recovered": "67%", "gyms live": "340" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000012",
		serviceId: "ai-automation",
		title: "Invoices matched before the team logs in",
		client: "Vardhan Castings",
		industry: "Manufacturing",
		description: "Agents read 9,000 supplier invoices a month, match them with orders and receipts, and leave the odd ones for people.",
		image: "/media/projects/invoice-matching-agents-1.webp",
		imageAlt:
			"Paper invoices enter a folded strip of five agents, from reading to explanation; 318 go in, and red slips show where 14 stopped.",
		technologies: ["Python", "Temporal", "Claude", "Playwright", "PostgreSQL", "FastAPI"],
		metrics: { "matched without a person": "87%", "to close the month": "4 days" },
		sample: true,
	},
];

/** Shown when the database doesn't answer within five seconds. A hosted site has no samples among them. */
export const staticProjects = projects.filter(({ sample }) => site.showsSamples || !sample);
