import { claims } from "../../claims";
import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "mobile-apps",
	seo: {
		title: "Mobile App Development for iOS and Android",
		description:
			"iOS and Android apps that work offline and on older phones. From $10,000 in 6-14 weeks, published from store accounts in your company’s name.",
		keywords: ["mobile app development", "iOS app", "Android app", "Flutter", "React Native"],
	},
	service: {
		name: "Mobile App Development",
		type: "Mobile application development",
		description: "Development and maintenance of native and cross-platform apps for iOS and Android, including publication in both stores.",
	},
	hero: {
		variant: "center",
		title: "Mobile apps that work wherever your customers are.",
		lead: "We build apps for transport, field service and consumer companies whose users have one free hand and a weak signal. Orders and reports get through on older phones as well. You win sales in places where the network stops, and a first release takes 6-14 weeks.",
		actions: [
			{ kind: "scoping", text: "Scope Your App", source: "mobile-apps-hero" },
			{ kind: "link", text: "See Mobile Projects", href: paths.projectsOf("mobile-apps") },
		],
		proof: { text: "Boarding 3.2 times faster at Konkan Coastal Ferries", href: paths.caseStudy("offline-ferry-pass"), sample: true },
	},
	sections: [
		{
			kind: "metrics",
			name: "Figures",
			items: [claims.appRating, claims.appDownloads, claims.crashFree, claims.apps],
		},
		{
			kind: "options",
			name: "Platforms",
			title: "Three ways to build your app, and how to choose.",
			lead: "We decide together in the first phase, based on the phones your customers use, and you also learn what it would cost to add a second platform later.",
			items: [
				{
					title: "iOS",
					text: "We use Swift and SwiftUI for a small range of models whose owners update quickly. Apple reviews apps carefully, so we prepare yours for approval from the start.",
					points: [
						"Widgets, Live Activities, Apple Pay",
						"Keys protected by the Secure Enclave",
						"The current iOS version and two earlier ones",
					],
					fits: "Best when most of your paying customers use an iPhone.",
				},
				{
					title: "Android",
					text: "We use Kotlin and Jetpack Compose for thousands of models, many of which remain in use for six years. Background rules vary by manufacturer, and we handle the differences.",
					points: [
						"Runs on phones with 2 GB of memory",
						"Scanners, kiosks, NFC, company devices",
						"Tested on the phones that close background apps most aggressively",
					],
					fits: "Best for field crews and company hardware, and for markets such as India or Brazil.",
				},
				{
					title: "Cross-platform",
					text: "With Flutter or React Native, a single team builds the screens for both systems, which saves building them twice. Native code takes over for the camera or Bluetooth.",
					points: ["One release day for both stores", "Familiar gestures and keyboard on both systems", "Native modules for hardware"],
					fits: "Best when you need both stores this year on a single budget.",
				},
			],
		},
		{
			kind: "features",
			variant: "columns",
			name: "Promises",
			title: "Reasons your customers keep the app.",
			items: [
				{
					icon: "wifi-off",
					title: "Works offline",
					text: "Entries are saved on the phone first and sent when the network returns. A screen shows the items still waiting to synchronize, and we agree with you on a rule for two edits to the same record.",
					highlight: "Conflict rules agreed during design",
				},
				{
					icon: "timer",
					title: "Fast from the first tap",
					text: "We measure from the tap on the icon to the first usable screen, on a three-year-old phone with forty other apps installed. A slower build stays in the pipeline until we have improved it.",
					highlight: "Median under 2 s on the slowest supported phone",
				},
				{
					icon: "activity",
					title: "Stability measured in people",
					text: "How many customers are affected? Our reports answer this question first, so an issue that keeps forty people from paying is solved ahead of one phone that restarts a thousand times.",
					highlight: "Rollout pauses below 99.5% crash-free sessions",
				},
				{
					icon: "fingerprint",
					title: "Sign-in that moves to a new phone",
					text: "Passkeys and biometrics make sign-in faster, and a recovery path helps customers who have replaced their phone. The phone’s secure hardware protects passwords and keys.",
					highlight: "Recovery rehearsed on a wiped phone",
				},
				{
					icon: "bell",
					title: "Notifications people leave on",
					text: "We ask for permission at the moment the reason is clear, and customers can mute one kind of message and keep the others. Urgent information also goes out by a second route.",
					highlight: "Opt-in rate tracked by version",
				},
				{
					icon: "badge-check",
					title: "Faster store approval",
					text: "The pipeline checks privacy labels and payment rules in advance. An automatic checklist takes a few minutes and saves the days a second review would take.",
					highlight: "Store checklist versioned with the code",
				},
			],
		},
		{
			kind: "demo",
			name: "One day",
			title: "A day in the life of an inexpensive phone.",
			lead: "The table follows one phone through a demanding day, with the behavior of a well-built app in each situation and the way we verify it.",
			caption:
				"This is an invented day on a two-year-old phone. The commands are for Android; on iOS we use Xcode’s device conditions and a phone with little available storage.",
		},
		{
			kind: "solutions",
			variant: "night",
			name: "Apps",
			title: "Apps for moments when reliability pays.",
			items: [
				{
					title: "Tickets and payments",
					text: "Four hundred passengers reach a gate that has no signal, and every ticket still scans. Boarding becomes faster and passengers can also pay on board.",
					features: ["Codes a gate can verify offline", "Apple Pay, Google Pay, UPI, cash top-up", "Groups that board in parts"],
					result: "Boarding 3.2x faster, measured over 120 sailings",
					sample: true,
				},
				{
					title: "Field work",
					text: "Engineers complete a statutory form of 118 points at the site, even with gloves on. The report is finished during the visit, which saves an evening of paperwork.",
					features: ["Voice entry and large touch targets", "Photos filed by place and time", "Finished report by the drive home"],
					result: "47 min saved per elevator inspection",
					sample: true,
				},
				{
					title: "Camera and advice",
					text: "A farmer photographs a damaged plant and receives advice in the field. Unclear pictures go to an expert, so growers get recommendations they can rely on.",
					features: ["Models that run on the phone", "A second photo with an outline to fill", "Expert review of unclear cases"],
					result: "93% correct answers on 3,000 new field photos",
					sample: true,
				},
				{
					title: "Connected devices",
					text: "Customers judge a lock or a charger by its app. A quick first pairing improves reviews and reduces the number of support calls.",
					features: ["Pairing within 30 s, or a clear reason", "Bluetooth that works from a pocket", "Firmware updates that resume"],
					result: "Pairing log for all phones on your list",
				},
			],
		},
		{
			kind: "stack",
			variant: "tiles",
			name: "Stack",
			title: "The technology behind your app, from phone to store.",
			items: [
				{
					icon: "smartphone",
					title: "App",
					technologies: ["Swift", "Kotlin", "Flutter", "React Native"],
					text: "We use native code where hardware or response time matters and shared code for ordinary screens. Many successful apps combine the two.",
				},
				{
					icon: "database",
					title: "On the device",
					technologies: ["SQLite", "Keychain", "Core ML", "TensorFlow Lite"],
					text: "The local database upgrades automatically from any published version, so customers who skip updates keep all of their data.",
				},
				{
					icon: "server",
					title: "Behind it",
					technologies: ["Go", "PostgreSQL", "APNs", "Firebase"],
					text: "Older app versions continue to work because the interface is versioned, and the app tells customers in time when to update.",
				},
				{
					icon: "rocket",
					title: "Delivery",
					technologies: ["Fastlane", "Device farm", "TestFlight", "Sentry"],
					text: "Builds are signed on a server and reach your testers automatically, which saves time with every release.",
				},
			],
		},
		{
			kind: "phases",
			variant: "stairs",
			name: "Steps",
			title: "From watching your users to a staged rollout.",
			items: [
				{
					title: "Watch",
					duration: "1-2 weeks",
					text: "We visit the locations where the app will be used and observe people with the phones they already have.",
					activities: ["Phone models with market shares", "Map of weak-signal areas", "Platform decision"],
				},
				{
					title: "Sketch",
					duration: "2-3 weeks",
					text: "You try an interactive prototype on real phones with one hand, and we redraw any step that needs a second thumb.",
					activities: ["Prototype on your phone", "Conflict rules", "Store accounts opened"],
				},
				{
					title: "Build",
					duration: "8-16 weeks",
					text: "A running version reaches you every two weeks through TestFlight and Google Play. You can send feedback as voice notes, and we transcribe them.",
					activities: ["Two-week preview builds", "Device lab runs", "Crash dashboard"],
				},
				{
					title: "Release",
					duration: "2-3 weeks",
					text: "The app reaches 1%, 5% and 20% of customers and then everyone. New features have a switch on the server, so we can turn one off and improve it.",
					activities: ["Listings and privacy forms", "Staged rollout", "Server-side switches"],
				},
				{
					title: "Care",
					duration: "ongoing",
					text: "New versions of iOS and Android arrive in the fall. Because we run your app on the preview versions from July, it’s ready on release day.",
					activities: ["Trial runs on preview systems", "Yearly Android target level", "Answers to reviews"],
				},
			],
			note: "One after another, the dated steps take 13-24 weeks, while the price list says 6-14. Sketching and building overlap, and an app for a single platform is faster to build, especially if it needs no special hardware.",
		},
		{
			kind: "form",
			name: "Idea",
			title: "What should your app help someone do?",
			lead: "Describe one typical customer, including the situation in which they open the app and the task they want to finish.",
			source: "mobile-apps-idea",
			points: [
				"Our recommendation on one platform or two",
				"Yearly costs included, from stores to servers",
				"A first reply within 24 hours",
			],
		},
		{
			kind: "form",
			name: "Takeover",
			title: "Or move your existing app to our team.",
			lead: "If the previous agency has left or a store has announced a removal, we secure your accounts immediately. Then we build the current version and plan the improvements with you.",
			source: "mobile-apps-takeover",
			points: [
				"Signing keys and store accounts secured first",
				"A build from source in three days, or a list of missing parts",
				"The ten crashes that affect the most customers, with causes",
			],
		},
		{
			kind: "closing",
			title: "Your app should work on your customers’ oldest phones too.",
			text: "We can run it on an old, nearly full phone and send you a video of the result. In a free 30-minute call, we then discuss the changes that would win you more users.",
			actions: [
				{ kind: "scoping", text: "Start Your App", source: "mobile-apps-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
		{ kind: "portfolio", whenEmpty: "say" },
	],
};
