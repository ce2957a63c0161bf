import type { StaticProject } from "./schema";

/** Samples for a database that doesn't answer within five seconds. Replace them together with supabase/seed.sql before launch. */
export const staticProjects: StaticProject[] = [
	{
		id: "5eed0000-0000-4000-8000-100000000010",
		serviceId: "ai-calling",
		title: "Clinic calls answered in 30 seconds",
		client: "Sanjeev Clinics",
		industry: "Healthcare",
		description: "A voice agent answers for 46 clinics in nine languages. 96% of callers are booked in the right department, up from 78%.",
		image: "/media/projects/voice-triage-nine-languages-1.webp",
		imageAlt:
			"Live call as a circular voice form: one sentence in Hindi and English, the protocol steps on the rim, two minutes into the call.",
		technologies: ["Python", "LiveKit", "Whisper", "Llama", "PostgreSQL", "Kubernetes", "SIP"],
		metrics: { "Time to first answer": "30 s", "Bookings in the right department": "96%" },
	},
	{
		id: "5eed0000-0000-4000-8000-100000000001",
		serviceId: "web-apps",
		title: "A control tower that cut late deliveries by 38%",
		client: "Relay Mile",
		industry: "Logistics",
		description:
			"A same-day courier shows its dispatchers which delivery needs help first. Late deliveries fell by 38% with the same riders and staff.",
		image: "/media/projects/control-tower-delivery-riders-1.webp",
		imageAlt:
			"A city map at night with hundreds of riders as amber lights, one stopped rider in red, and three colleagues ranked to take over.",
		technologies: ["React", "TypeScript", "PostgreSQL", "PostGIS", "Go", "WebSockets", "MapLibre", "Redis"],
		metrics: { "Late deliveries": "−38%", "Time to reassign a rider": "4.1 s" },
	},
	{
		id: "5eed0000-0000-4000-8000-100000000007",
		serviceId: "mobile-apps",
		title: "Offline ferry tickets with 3.2x faster boarding",
		client: "Konkan Coastal Ferries",
		industry: "Transport",
		description:
			"Ferry passengers board 3.2 times faster with a mobile ticket that works at eleven jetties, seven of which have no usable network.",
		image: "/media/projects/offline-ferry-pass-1.webp",
		imageAlt: "Two phones on a sea chart: a boarding pass with its changing code, and the crossing from Harne to Dabhol in the app.",
		technologies: ["Kotlin", "Swift", "Kotlin Multiplatform", "Bluetooth LE", "PostgreSQL", "Go"],
		metrics: { "Boarding speed": "3.2x", "Tickets checked offline": "81%" },
	},
	{
		id: "5eed0000-0000-4000-8000-100000000004",
		serviceId: "saas",
		title: "Membership billing for 340 independent gyms",
		client: "Ironroom",
		industry: "Fitness",
		description:
			"A maker of gym turnstiles added a billing product that grew from 5 to 340 gyms in eleven months and recovers 67% of failed payments.",
		image: "/media/projects/gym-membership-billing-1.webp",
		imageAlt: "An owner’s dashboard with a huge figure for recurring revenue, members, failed renewals and a bar chart of nine gyms.",
		technologies: ["Next.js", "TypeScript", "PostgreSQL", "Stripe", "Razorpay", "Rust", "Terraform"],
		metrics: { "Failed payments recovered": "67%", "Gyms on the platform": "340" },
	},
	{
		id: "5eed0000-0000-4000-8000-100000000012",
		serviceId: "ai-automation",
		title: "Invoice matching that closes the month in 4 days",
		client: "Vardhan Castings",
		industry: "Manufacturing",
		description:
			"AI agents match 87% of 9,000 supplier invoices a month. Month end takes 4 working days instead of 11, and early-payment discounts grew 2.4x.",
		image: "/media/projects/invoice-matching-agents-1.webp",
		imageAlt:
			"Paper invoices enter a folded strip of five agents, from reading to explanation; 318 go in, and red slips show where 14 stopped.",
		technologies: ["Python", "Temporal", "Claude", "Playwright", "PostgreSQL", "FastAPI"],
		metrics: { "Invoices matched automatically": "87%", "Time to close the month": "4 days" },
	},
];
