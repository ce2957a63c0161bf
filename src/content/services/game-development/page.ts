import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "game-development",
	seo: {
		title: "Game Development, Prototype to Live Ops",
		description:
			"Game development from prototype to live operation, with clear decisions that protect your budget and help revenue grow. From $20,000 in 12-24 weeks.",
		keywords: ["game development", "Unity development", "multiplayer games", "soft launch", "live operations"],
	},
	service: {
		name: "Game Development",
		type: "Video game development",
		description: "Development of games from the prototype to live operation, including a soft launch, simulated economies and telemetry.",
	},
	hero: {
		variant: "night",
		title: "Game development that helps you invest in the right idea.",
		lead: "We help publishers and brands find out early if a game will pay. Ten independent players try a simple prototype, and you pay for art once they ask for another round. Within 12-24 weeks, a soft launch shows how much revenue a new player brings, so you can increase your marketing budget with confidence.",
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
			title: "The engine and the tools around it.",
			items: [
				{
					icon: "gamepad",
					title: "Engine",
					technologies: ["Unity", "Unreal Engine", "Godot"],
					text: "We recommend Unity for phone games and Unreal for large 3D worlds. Godot keeps license costs at zero while your sales grow.",
				},
				{
					icon: "code",
					title: "Game rules",
					technologies: ["C#", "C++", "GDScript", "Lua"],
					text: "Game rules are separate from the graphics, so bots can play a thousand rounds overnight and help us improve the balance faster.",
				},
				{
					icon: "palette",
					title: "Art and animation",
					technologies: ["Blender", "Substance 3D", "Spine", "Houdini"],
					text: "Artists work with an agreed budget for detail and texture memory, and an automatic check confirms it at every import.",
				},
				{
					icon: "sparkles",
					title: "Rendering",
					technologies: ["HLSL", "Shader Graph", "Niagara", "RenderDoc"],
					text: "We optimize the graphics on the slowest supported device, which increases the number of players you can reach.",
				},
				{
					icon: "volume",
					title: "Sound",
					technologies: ["FMOD", "Wwise", "Reaper"],
					text: "The music follows the action in several layers and is mixed to –18 LUFS for handhelds and –24 LUFS for televisions.",
				},
				{
					icon: "network",
					title: "Multiplayer",
					technologies: ["Nakama", "Photon Quantum", "GGPO", "Go"],
					text: "Fast games use rollback networking, and games with purchases use a central server. Matches stay playable at a latency of 150 ms.",
				},
				{
					icon: "chart-line",
					title: "Telemetry and events",
					technologies: ["PlayFab", "GameAnalytics", "BigQuery"],
					text: "About twenty events answer your most important business questions, such as the reasons why players return or buy.",
				},
				{
					icon: "package",
					title: "Builds and stores",
					technologies: ["Perforce", "GameCI", "fastlane", "Steamworks"],
					text: "Nightly builds for all your stores save manual work, and artists reserve a file while they edit it.",
				},
			],
		},
		{
			kind: "demo",
			name: "Soft launch",
			title: "How 30 days of soft launch guide your investment.",
			lead: "The example follows ten thousand new players for 30 days. Retention looks good in all steps, and the revenue shows how much the game still has to improve.",
			caption:
				"Worked example with invented numbers for a free phone game with in-app purchases, in which all installs were bought within five days. It excludes wages and taxes as well as purchases after day 30. Player-days are the sum of the retention curve, or 4.2 per install. Limits differ by genre and are agreed before production.",
		},
		{
			kind: "features",
			variant: "bento",
			name: "Why us",
			title: "Why choose us for your next game.",
			items: [
				{
					icon: "users",
					title: "Early playtests save production budget",
					text: "The prototype has simple shapes and no music. Ten independent players try it, and we continue when at least four of them ask for another round. Otherwise we improve the idea while your art budget is still untouched.",
					highlight: "Playtest videos",
				},
				{
					icon: "gauge",
					title: "Consistent performance on real devices",
					text: "Smooth performance keeps players engaged, so the nightly build replays a recorded level on real phones and compares the slowest frames with the agreed limit.",
					highlight: "99% of frames faster than 33.3 ms",
				},
				{
					icon: "toggle",
					title: "Your designers change the game themselves",
					text: "Designers adjust levels and prices in an editor and play the result without waiting for a developer.",
					highlight: "New version playable in about five minutes",
				},
				{
					icon: "scale",
					title: "A balanced economy at launch",
					text: "Bots with different spending habits play 90 days of your economy before the launch. The results help you set prices that players accept and that increase revenue.",
					highlight: "Simulation report for three player types",
				},
				{
					icon: "thermometer",
					title: "Comfortable sessions on warm devices",
					text: "Because hot phones slow down, we play for half an hour in a room at 35 degrees Celsius and reduce power consumption until the game stays fast.",
					highlight: "Heat report for all milestone builds",
				},
				{
					icon: "file-check",
					title: "Full ownership with a license list",
					text: "The project, the art and the store accounts are in your name. You also receive a list of all fonts and plug-ins with their license, which makes store approval and a later sale easier.",
					highlight: "License list delivered with the release",
				},
			],
		},
		{
			kind: "phases",
			variant: "stairs",
			name: "Process",
			title: "A clear schedule with two investment decisions.",
			items: [
				{
					title: "Concept",
					duration: "1-2 weeks",
					text: "One page describes the players and the reason they return. It also defines the figures we want to reach together.",
					activities: ["Short pitch", "Competitor review", "Target figures"],
				},
				{
					title: "Prototype",
					duration: "2-4 weeks",
					text: "You play the central idea on the target device. After the playtests, you decide whether to continue with production and keep the build in any case.",
					activities: ["Playable prototype", "Independent playtests", "First decision"],
				},
				{
					title: "Production",
					duration: "4-11 weeks",
					text: "One level at final quality shows the true cost of the remaining content. You then receive a running version every two weeks.",
					activities: ["Finished level", "Art, sound", "Performance reports"],
				},
				{
					title: "Soft launch",
					duration: "5-7 weeks",
					text: "The game is released in one or two countries, with results on days 1, 7 and 30. You compare them with the target figures and decide on the worldwide launch.",
					activities: ["Store pages", "Retention report", "Revenue report"],
				},
				{
					title: "Live operation",
					duration: "ongoing",
					text: "A calendar of events brings players back and helps revenue grow. You also see at any time how server costs develop.",
					activities: ["Event calendar", "Economy review", "Quality monitoring"],
				},
			],
			note: "The dated phases add up to the 12-24 weeks in the price list. Advertising for the soft launch runs on your account and is billed separately.",
		},
		{
			kind: "closing",
			title: "A good pitch fits into one sentence.",
			text: "Send us yours, and we’ll reply within 24 hours. After a free 30-minute call, you receive a suggestion for the first prototype together with its price.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "game-development-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
