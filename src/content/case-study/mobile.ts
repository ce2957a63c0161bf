import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for an app that people keep.",
		reasons: [
			{
				title: "Reviewed in one hand, outdoors",
				text: "Drafts are judged on a handset, in sunlight, at half brightness. What looks generous on a monitor often hides under a thumb.",
			},
			{
				title: "No permission is a wall",
				text: "An app that may not know the location still shows the timetable. Each permission has a path without it, and testers walk that path first.",
			},
			{
				title: "Old versions end politely",
				text: "The server says which versions it serves and until when. Older ones get one screen with one button, not an error that nobody can read.",
			},
			{
				title: "Each download is weighed",
				text: "A release that has grown by a megabyte needs a name beside the reason. People on prepaid data do the same sum.",
			},
			{
				title: "The largest type is a test case",
				text: "Screens are built at the system’s biggest text size with the screen reader on. Whoever needs both should not need a different app.",
			},
		],
	},
	roadmap: {
		title: "Twelve steps from a situation to an icon that stays.",
		lead: "The way an app takes with us. From the seventh step on there is always a version to install.",
		stages: [
			{
				name: "Ask",
				steps: [
					{
						title: "Why an app",
						text: "We list what a website cannot do for your users; if the list stays empty, we build the website.",
					},
					{
						title: "Phones in the field",
						text: "Models, systems and free storage among your users decide which handset is the slowest that counts.",
					},
					{
						title: "Five situations",
						text: "The moments in which somebody reaches for the phone are described with place, weather and free hands.",
					},
				],
			},
			{
				name: "Shape",
				steps: [
					{
						title: "Paper at phone size",
						text: "Flows are tried on printed screens, standing up, with a bag over one shoulder.",
					},
					{
						title: "Rules without network",
						text: "For each piece of data we write what may be read, changed and promised while the phone is offline.",
					},
					{
						title: "Touch and type",
						text: "Sizes, gestures and motion are settled on two real devices, one of them at the bottom of your list.",
					},
				],
			},
			{
				name: "Make",
				steps: [
					{
						title: "Walking skeleton",
						text: "Sign-in, one screen and one request travel through the stores’ test tracks in the second week.",
					},
					{
						title: "Moment by moment",
						text: "Each of the five situations is finished completely before the next one begins.",
					},
					{
						title: "A server for bad lines",
						text: "Answers are small, repeatable and versioned, because a phone asks twice and listens once.",
					},
				],
			},
			{
				name: "Ship",
				steps: [
					{
						title: "Closed beta",
						text: "Thirty people from your own list use it for two weeks, and every crash gets an owner and a date.",
					},
					{
						title: "Store papers",
						text: "Listing texts, screenshots, privacy answers and review notes are drafted by us and signed by you.",
					},
					{
						title: "Rollout by percent",
						text: "One, ten, fifty, all: each jump waits for a day of clean numbers from the one before.",
					},
				],
			},
		],
		closing: "Where is your user standing when the app is needed?",
	},
};
