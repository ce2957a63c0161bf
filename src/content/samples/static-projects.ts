import type { StaticProject } from "../schema";

/** Shown when the database doesn't answer within five seconds. */
export const staticProjects: StaticProject[] = [
	{
		id: "5eed0000-0000-4000-8000-100000000010",
		serviceId: "ai-calling",
		title: "Clinic calls answered in 30 seconds",
		client: "Sanjeev Clinics",
		industry: "Healthcare",
		description:
			"In the morning rush, 38% of callers hung up. A voice agent now answers for 46 clinics in nine languages and books 96% of callers in the right department.",
		image: "/media/projects/voice-triage-nine-languages-1.webp",
		imageAlt:
			"Live call as a circular voice form: one sentence in Hindi and English, the protocol steps on the rim, two minutes into the call.",
		technologies: ["Python", "LiveKit", "Whisper", "Llama", "PostgreSQL", "Kubernetes", "SIP"],
		metrics: { "Time to first answer": "30 s", "Bookings in the right department": "96%" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000001",
		serviceId: "web-apps",
		title: "A control tower with 38% fewer late deliveries",
		client: "Relay Mile",
		industry: "Logistics",
		description:
			"A same-day courier learned about delays from its customers. A live list shows dispatchers which delivery needs help first. Late deliveries fell by 38% in 16 weeks.",
		image: "/media/projects/control-tower-delivery-riders-1.webp",
		imageAlt:
			"A city map at night with hundreds of riders as amber lights, one stopped rider in red, and three colleagues ranked to take over.",
		technologies: ["React", "TypeScript", "PostgreSQL", "PostGIS", "Go", "WebSockets", "MapLibre", "Redis"],
		metrics: { "Late deliveries": "−38%", "Time to reassign a rider": "4.1 s" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000007",
		serviceId: "mobile-apps",
		title: "Offline ferry tickets with 3.2x faster boarding",
		client: "Konkan Coastal Ferries",
		industry: "Transport",
		description:
			"Boarding took longer than the crossing, and most gates have no network. A ticket checked offline makes boarding 3.2 times faster.",
		image: "/media/projects/offline-ferry-pass-1.webp",
		imageAlt: "Two phones on a sea chart: a boarding pass with its changing code, and the crossing from Harne to Dabhol in the app.",
		technologies: ["Kotlin", "Swift", "Kotlin Multiplatform", "Bluetooth LE", "PostgreSQL", "Go"],
		metrics: { "Boarding speed": "3.2x", "Tickets checked offline": "81%" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000004",
		serviceId: "saas",
		title: "Membership billing for 340 gyms",
		client: "Ironroom",
		industry: "Fitness",
		description:
			"Gyms bill in many different ways, and card payments often fail. A flexible billing product grew from 5 to 340 gyms and recovers 67% of failed payments.",
		image: "/media/projects/gym-membership-billing-1.webp",
		imageAlt: "An owner’s dashboard with a huge figure for recurring revenue, members, failed renewals and a bar chart of nine gyms.",
		technologies: ["Next.js", "TypeScript", "PostgreSQL", "Stripe", "Razorpay", "Rust", "Terraform"],
		metrics: { "Failed payments recovered": "67%", "Gyms on the platform": "340" },
		sample: true,
	},
	{
		id: "5eed0000-0000-4000-8000-100000000012",
		serviceId: "ai-automation",
		title: "Invoice matching that closes the month in 4 days",
		client: "Vardhan Castings",
		industry: "Manufacturing",
		description:
			"Nine clerks matched 9,000 supplier invoices a month. AI agents now handle 87% of them, and month end takes 4 working days instead of 11.",
		image: "/media/projects/invoice-matching-agents-1.webp",
		imageAlt:
			"Paper invoices enter a folded strip of five agents, from reading to explanation; 318 go in, and red slips show where 14 stopped.",
		technologies: ["Python", "Temporal", "Claude", "Playwright", "PostgreSQL", "FastAPI"],
		metrics: { "Invoices matched automatically": "87%", "Time to close the month": "4 days" },
		sample: true,
	},
];
