import { claims } from "../../claims";
import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "mobile-apps",
	seo: {
		title: "Mobile App Development for iOS and Android",
		description:
			"iOS and Android apps tested in tunnels, on full phones and at 4% battery. From $10,000 in 6-14 weeks, released in stages from store accounts in your name.",
		keywords: ["mobile app development", "iOS app", "Android app", "Flutter", "React Native"],
	},
	service: {
		name: "Mobile App Development",
		type: "Mobile application development",
		description: "Design, engineering, store release and maintenance of native and cross-platform apps for iOS and Android.",
	},
	hero: {
		variant: "center",
		title: "Apps for thumbs, tunnels and the last 4% of a battery.",
		lead: "A phone is the least reliable computer that your customers own. We build for it as it is: interrupted, offline, nearly full, and held in one hand on a moving bus.",
		actions: [
			{ kind: "scoping", text: "Scope Your App", source: "mobile-apps-hero" },
			{ kind: "link", text: "See Mobile Projects", href: paths.projectsOf("mobile-apps") },
		],
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
			title: "Three ways onto a phone, and who should take which.",
			lead: "The choice is made in the first phase, in writing, with the price of changing your mind beside it.",
			items: [
				{
					title: "iOS",
					text: "Swift and SwiftUI. Few models, a strict reviewer, and owners who install a new system within months of its release.",
					points: ["Widgets, Live Activities, Apple Pay", "Keys held by the Secure Enclave", "The current iOS and the two before it"],
					fits: "Take it when most of your paying customers already carry an iPhone.",
				},
				{
					title: "Android",
					text: "Kotlin and Jetpack Compose. Thousands of models, background rules that differ by maker, and phones that work for six years.",
					points: ["Runs from 2 GB of memory upward", "Scanners, kiosks, NFC, company devices", "Tested on the makers that kill most"],
					fits: "Take it for field crews, for company hardware, and for India, Brazil or Indonesia.",
				},
				{
					title: "Cross-platform",
					text: "Flutter or React Native: one team writes the screens once, and native code takes over where the camera or the radio begins.",
					points: ["One release day for both stores", "Back gesture and keyboard of each system", "Native modules for hardware"],
					fits: "Take it when you need both stores this year and have one budget.",
				},
			],
		},
		{
			kind: "features",
			variant: "columns",
			name: "Promises",
			title: "Six promises that a used phone can check.",
			items: [
				{
					icon: "wifi-off",
					title: "Writes first, sends later",
					text: "What a person typed is on the phone before the network hears of it. For each kind of record there is a rule for two edits that meet, and a screen that shows what still waits.",
					highlight: "Conflict table, signed before coding",
				},
				{
					icon: "timer",
					title: "Ready before the thumb is",
					text: "Cold start runs from the tap on the icon to the first screen that answers, on a three-year-old handset with forty other apps. A slower build stays in the pipeline.",
					highlight: "Median under 2 s on the slowest handset",
				},
				{
					icon: "activity",
					title: "Crashes counted in people",
					text: "One phone that crashes a thousand times in a loop matters less than forty people who cannot pay. Reports name screen, model and version, worst hour first.",
					highlight: "Rollout halts below 99.5% crash-free",
				},
				{
					icon: "fingerprint",
					title: "Sign-in that survives a new phone",
					text: "Passkeys and biometrics, with a way back for whoever lost the handset on Saturday. Secrets stay in hardware, so a stolen backup contains nothing worth the theft.",
					highlight: "Recovery rehearsed on a wiped handset",
				},
				{
					icon: "bell",
					title: "Notifications that stay switched on",
					text: "Permission is asked for when the reason is on the screen, and each kind can be muted alone. Urgent messages have a second route, because push promises nothing.",
					highlight: "Opt-in rate by version, on one chart",
				},
				{
					icon: "badge-check",
					title: "A store review without surprises",
					text: "Privacy labels, account deletion, target levels and payment rules are checked by the pipeline before a reviewer sees the build. A rejection costs days; a checklist costs minutes.",
					highlight: "Clause list versioned with the code",
				},
			],
		},
		{
			kind: "demo",
			name: "One day",
			title: "A day of the phone that will give you one star.",
			lead: "Between six in the morning and ten at night it loses its network, its disk, its memory and its battery. Here is what the app should do, and how to find out.",
			caption:
				"An invented day of a two-year-old handset. The commands are Android’s; on iOS the same situations come from Xcode’s device conditions and a full phone from the drawer.",
		},
		{
			kind: "solutions",
			variant: "night",
			name: "Apps",
			title: "Four kinds of app, each with its worst minute.",
			items: [
				{
					title: "Tickets and payments",
					text: "Four hundred people at the gate, no signal, and somebody holding up a screenshot of a friend’s ticket.",
					features: ["Codes that a gate can verify alone", "Apple Pay, Google Pay, UPI, cash top-up", "Groups that board in parts"],
					result: "3.2x faster boarding, counted over 120 sailings",
					sample: true,
				},
				{
					title: "Field work",
					text: "Gloves on, the shaft open below, and a statutory form with 118 points that was designed at a desk.",
					features: ["Voice entry and targets for gloves", "Photos filed by place and time", "The signed report before the drive home"],
					result: "47 min saved per lift inspection",
					sample: true,
				},
				{
					title: "Camera and advice",
					text: "The photo is dark, a thumb covers half of it, and a confident wrong answer costs a harvest.",
					features: ["Models that run on the phone", "A second picture, with an outline to fill", "A person for whatever stays unclear"],
					result: "93% correct on 3,000 unseen field pictures",
					sample: true,
				},
				{
					title: "Companions of devices",
					text: "The first pairing: a lock, charger or scale is reviewed by the app that failed to find it.",
					features: ["Pairing, or the reason why not, in 30 s", "Bluetooth that survives a pocket", "Firmware updates that resume"],
					result: "Pairing log for every handset on your list",
				},
			],
		},
		{
			kind: "stack",
			variant: "tiles",
			name: "Stack",
			title: "In the pocket, behind it, and on the way to the store.",
			items: [
				{
					icon: "smartphone",
					title: "App",
					technologies: ["Swift", "Kotlin", "Flutter", "React Native"],
					text: "Native where hardware or latency decides, shared where screens do. A mixed app is a normal answer.",
				},
				{
					icon: "database",
					title: "On the device",
					technologies: ["SQLite", "Keychain", "Core ML", "TensorFlow Lite"],
					text: "The local database migrates from every version that was ever published, because people skip updates.",
				},
				{
					icon: "server",
					title: "Behind it",
					technologies: ["Go", "PostgreSQL", "APNs", "Firebase"],
					text: "Old versions call for years. The interface is versioned, and the app announces its own retirement in time.",
				},
				{
					icon: "rocket",
					title: "Delivery",
					technologies: ["Fastlane", "Device farm", "TestFlight", "Sentry"],
					text: "Builds are signed on a server and not on somebody’s laptop, and reach testers without being asked for.",
				},
			],
		},
		{
			kind: "phases",
			variant: "stairs",
			name: "Steps",
			title: "Five steps from a bus ride to a staged rollout.",
			items: [
				{
					title: "Watch",
					duration: "1-2 weeks",
					text: "We stand where it will be used and look over shoulders, at handsets people bought themselves.",
					activities: ["Handset list with shares", "Map of dead zones", "Platform decision"],
				},
				{
					title: "Sketch",
					duration: "2-3 weeks",
					text: "A prototype on real handsets, used with one hand. What needs a second thumb is drawn again.",
					activities: ["Prototype on your phone", "Conflict rules", "Store accounts opened"],
				},
				{
					title: "Build",
					duration: "8-16 weeks",
					text: "A test build each week, on TestFlight and Play’s internal track. Complain by voice note; we transcribe.",
					activities: ["Weekly test build", "Handset lab runs", "Crash dashboard"],
				},
				{
					title: "Release",
					duration: "2-3 weeks",
					text: "1%, 5%, 20%, all. A published version cannot be recalled, so whatever is risky hangs on a switch.",
					activities: ["Listings and privacy forms", "Staged rollout", "Server-side switches"],
				},
				{
					title: "Care",
					duration: "ongoing",
					text: "Each autumn brings new systems. We run your app on the betas in July, while there is time.",
					activities: ["Beta season tests", "Yearly target level", "Answers to reviews"],
				},
			],
			note: "In a row the dated steps take 13-24 weeks. The price list says 6-14, because sketching and building overlap and an app for one platform, or without hardware, builds in the shorter half.",
		},
		{
			kind: "form",
			name: "Idea",
			title: "Describe the app through one person who uses it.",
			lead: "Where do they stand, what is in the other hand, and what do they want to be finished with?",
			source: "mobile-apps-idea",
			points: [
				"One platform or two, with our reasons",
				"Yearly costs included: stores, systems, servers",
				"A plain no, where a mobile website would do",
			],
		},
		{
			kind: "form",
			name: "Takeover",
			title: "Or hand us an app that somebody else built.",
			lead: "It crashes, the agency is gone, or a store has announced its removal. First come the keys, then a build, then opinions.",
			source: "mobile-apps-takeover",
			points: [
				"Signing keys and store accounts secured first",
				"A build from source in three days, or what is missing",
				"The ten costliest crashes, with their causes",
			],
		},
		{
			kind: "closing",
			title: "Lend us your worst phone.",
			text: "Cracked, full, three systems behind. We will run your app on it, or a rival’s, and send you a film of what happened.",
			actions: [
				{ kind: "scoping", text: "Start Your App", source: "mobile-apps-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
		{ kind: "portfolio", whenEmpty: "say" },
	],
};
