import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "game-development",
	seo: {
		title: "Game Development, Prototype to Live Ops",
		description:
			"Games for phones, PC, consoles and web, with limits for fun, frame time and cost per install signed before production. From $20,000, 12-24 weeks.",
		keywords: ["game development", "Unity development", "multiplayer games", "soft launch", "live operations"],
	},
	service: {
		name: "Game Development",
		type: "Video game development",
		description:
			"Prototypes, production, soft launch and live operation of games, with frame-time budgets, simulated economies and telemetry.",
	},
	hero: {
		variant: "night",
		title: "Games with a stop rule as well as a release date.",
		lead: "Strangers must replay a gray prototype before anybody paints a hero. After production, a soft launch shows in dollars whether the game can pay for its own players.",
		actions: [
			{ kind: "scoping", text: "Pitch Your Game", source: "game-development-hero" },
			{ kind: "link", text: "View Our Portfolio", href: paths.portfolio },
		],
	},
	sections: [
		{
			kind: "stack",
			variant: "table",
			name: "Stack",
			title: "The engine is one decision of eight.",
			items: [
				{
					icon: "gamepad",
					title: "Engine",
					technologies: ["Unity", "Unreal Engine", "Godot"],
					text: "Unity for phones, Unreal for large 3D worlds, Godot where no license fee may grow with your sales. Changing later means building the game twice.",
				},
				{
					icon: "code",
					title: "Game rules",
					technologies: ["C#", "C++", "GDScript", "Lua"],
					text: "Rules run without graphics. A bot plays a thousand rounds overnight, and recorded inputs repeat the defect that one tester saw once.",
				},
				{
					icon: "palette",
					title: "Art and animation",
					technologies: ["Blender", "Substance 3D", "Spine", "Houdini"],
					text: "Each asset has a budget of triangles, texture memory and bones. The importer refuses a file over budget, however handsome the dragon.",
				},
				{
					icon: "sparkles",
					title: "Rendering",
					technologies: ["HLSL", "Shader Graph", "Niagara", "RenderDoc"],
					text: "Frames are captured on the slowest device you support. Overdraw is counted there, because an artist’s workstation never drops a frame.",
				},
				{
					icon: "volume",
					title: "Sound",
					technologies: ["FMOD", "Wwise", "Reaper"],
					text: "Music in layers that follow the state of the round. Mixed to –18 LUFS for handhelds, –24 for televisions, then heard on one phone speaker.",
				},
				{
					icon: "network",
					title: "Multiplayer",
					technologies: ["Nakama", "Photon Quantum", "GGPO", "Go"],
					text: "Rollback where reflexes decide, an authoritative server where money does. Every match test runs at 150 ms latency and 3% packet loss.",
				},
				{
					icon: "chart-line",
					title: "Telemetry and events",
					technologies: ["PlayFab", "GameAnalytics", "BigQuery"],
					text: "About twenty events, each with the question it answers. One that answers none is removed: it costs battery, storage and the player’s consent.",
				},
				{
					icon: "package",
					title: "Builds and stores",
					technologies: ["Perforce", "GameCI", "fastlane", "Steamworks"],
					text: "Nightly builds for every store you sell in. Binary art is locked while one person edits it, so that nobody merges two versions of a castle.",
				},
			],
		},
		{
			kind: "demo",
			name: "Soft launch",
			title: "Every limit passed, and the game still loses money.",
			lead: "Ten thousand bought installs, followed for 30 days. Retention only gives you permission to count the money; the money decides.",
			caption:
				"A worked example with invented numbers, not a result: one free phone game with in-app purchases, installs bought within five days. Wages, taxes and purchases after day 30 are left out. Player-days are the retention curve added up, 4.2 for each install. Limits differ by genre and are signed before production.",
		},
		{
			kind: "features",
			variant: "bento",
			name: "Why us",
			title: "What a publisher’s producer would ask us first.",
			items: [
				{
					icon: "users",
					title: "Strangers play before artists start",
					text: "The prototype has cubes for heroes and no music. Ten people who owe us nothing play it, and we count who asks for another round without being told to. Under four, the idea changes while your art budget is still whole.",
					highlight: "Ten playtests on video, before production",
				},
				{
					icon: "gauge",
					title: "Frame time, split and defended",
					text: "16.7 ms are divided among rules, physics, drawing and interface. The nightly build replays a recorded level on real phones, and the gate looks at the slowest frames.",
					highlight: "Slowest 1% of frames under 33.3 ms",
				},
				{
					icon: "toggle",
					title: "Designers need no programmer",
					text: "Levels, prices and drop rates live in an editor and in sheets that are checked on import. A designer weakens a boss at ten and fights it at five past.",
					highlight: "Five minutes from edit to play",
				},
				{
					icon: "scale",
					title: "An economy played in advance",
					text: "Before the shop opens, bots live through it: the miser, the spender, the one who comes on Sundays only. Inflation is found by us before the forum finds it.",
					highlight: "90 simulated days, three kinds of player",
				},
				{
					icon: "thermometer",
					title: "Heat counts as a defect",
					text: "A phone that throttles makes the final boss fight in slow motion. We play for half an hour in a room at 35 degrees Celsius and chart power, temperature and frames together.",
					highlight: "Heat run with every milestone build",
				},
				{
					icon: "file-check",
					title: "A ledger of everything you own",
					text: "Engine project, layered art, sound sessions, server scripts and store accounts are in your name. Every font, sample and plug-in is listed with its origin, seat and expiry, since one unlicensed typeface can take a game off a store.",
					highlight: "License ledger, complete before submission",
				},
			],
		},
		{
			kind: "phases",
			variant: "stairs",
			name: "Process",
			title: "Twelve to twenty-four weeks, with two exits.",
			items: [
				{
					title: "Concept",
					duration: "1-2 weeks",
					text: "One page says who plays, for how long, and why again tomorrow. It also names the numbers at which both of us stop.",
					activities: ["One-page pitch", "Rival games, played and timed", "Stop limits, signed"],
				},
				{
					title: "Prototype",
					duration: "2-4 weeks",
					text: "The core loop in gray boxes on the target device. First exit: if nobody replays it, you keep the build and the rest of your budget.",
					activities: ["Playable core loop", "Playtests with strangers", "Go or stop"],
				},
				{
					title: "Production",
					duration: "4-11 weeks",
					text: "One level at final quality first, since it gives the true cost of all the others. Then content in batches, playable every second week.",
					activities: ["Vertical slice", "Levels, art, sound", "Frame-time gate each night"],
				},
				{
					title: "Soft launch",
					duration: "5-7 weeks",
					text: "One or two countries, read on days 1, 7 and 30. Second exit: the limits from the concept decide, whatever the mood in the room.",
					activities: ["Store pages in test markets", "Cohorts by install day", "Break-even per install"],
				},
				{
					title: "Live operation",
					duration: "ongoing",
					text: "Events from a calendar, balance changes with notes that players can read, and an alarm when server cost grows faster than play time.",
					activities: ["Event calendar", "Weekly economy check", "Crash and refund watch"],
				},
			],
			note: "The dated phases add up to the 12-24 weeks in the price list. Test installs are bought on your own advertising account and come on top.",
		},
		{
			kind: "closing",
			title: "Pitch it in one sentence.",
			text: "We answer with the riskiest assumption in that sentence, the cheapest prototype that can break it, and its price.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "game-development-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
