import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ar-vr-development",
	seo: {
		title: "AR/VR App Development for Headsets",
		description:
			"Rehearsals, showrooms and field guidance for headsets and tablets, profiled on the device that your people will wear. From $12,000 in 8-16 weeks.",
		keywords: ["AR development", "VR training", "OpenXR", "Unity", "mixed reality"],
	},
	service: {
		name: "AR/VR Development",
		type: "Augmented and virtual reality development",
		description: "Training, configuration, field guidance and design review on headsets and tablets, with comfort tests and fleet rollout.",
	},
	hero: {
		variant: "poster",
		title: "Headset software that people can wear until the task is done.",
		lead: "A lockout practiced forty times, a kitchen at full size, the right valve in a dark plant room. Measured on the device your people will wear, in their light and with their gloves.",
		actions: [
			{ kind: "scoping", text: "Scope an AR/VR Pilot", source: "ar-vr-development-hero" },
			{ kind: "link", text: "View Our Portfolio", href: paths.portfolio },
		],
	},
	sections: [
		{
			kind: "solutions",
			variant: "panels",
			name: "Uses",
			title: "Four jobs that a flat screen does worse.",
			items: [
				{
					title: "Procedure training",
					text: "Lockouts, changeovers, evacuations: steps too dangerous, too rare or too expensive to practice on the real machine. The mistake happens here.",
					features: [
						"Scored per step, with hesitation in seconds",
						"Faults that an instructor can trigger live",
						"Results in your LMS through xAPI",
					],
					result: "Errors per step, first attempt against third",
				},
				{
					title: "Showroom at full size",
					text: "Kitchens, vehicles and plant layouts at 1:1 from your CAD files. Only what can be built is shown, because options follow your product rules.",
					features: [
						"CAD reduced to a fixed polygon limit",
						"One model for tablet, browser and headset",
						"A parts list when the visitor leaves",
					],
					result: "Every visible option has an article number",
				},
				{
					title: "Field guidance",
					text: "The technician sees which valve and how many turns, with both hands free, in a basement that has never seen a network.",
					features: [
						"Steps anchored to the machine, not to the room",
						"A photograph as proof of each step",
						"A full shift offline, on a spare battery",
					],
					result: "Drift limit: 2 cm after one hour of work",
				},
				{
					title: "Design review",
					text: "Planners and maintenance walk through the building before the concrete is poured. A remark stays at the pipe where it was made.",
					features: ["IFC models and point clouds", "Eight people in one model, with their voices", "Remarks exported as BCF issues"],
					result: "Every remark carries a part number and a view",
				},
			],
		},
		{
			kind: "demo",
			name: "Frame",
			title: "A stomach counts in milliseconds.",
			lead: "At 72 Hz a standalone headset wants a new picture for each eye every 13.9 ms. This is where the time goes, and what happens to a scene that takes longer.",
			caption:
				"Worked example, drawn to scale: a pump room on a standalone headset. Work is counted in sequence, without the extra frame of delay by which an engine can buy time. Your scene gets a sheet of its own.",
		},
		{
			kind: "stack",
			variant: "board",
			name: "Toolbox",
			title: "Ten parts, from the lens to the charging cabinet.",
			items: [
				{
					icon: "boxes",
					title: "Engines",
					technologies: ["Unity", "Unreal Engine", "Godot"],
					text: "Unity on standalone headsets, Unreal where a workstation renders, Godot where license terms decide.",
				},
				{
					icon: "glasses",
					title: "Headset runtimes",
					technologies: ["OpenXR", "Meta XR SDK", "PICO SDK", "RealityKit"],
					text: "OpenXR first, so that a change of headset is a matter of days. Maker’s extensions stay behind one interface.",
				},
				{
					icon: "smartphone",
					title: "Phones and tablets",
					technologies: ["ARKit", "ARCore", "AR Foundation"],
					text: "For the ninety seconds in which nobody would put on a headset: measuring, placing, looking behind a panel.",
				},
				{
					icon: "globe",
					title: "Browser",
					technologies: ["WebXR", "three.js", "glTF", "KTX2"],
					text: "A link instead of an install, for up to about 30 MB of scene. Beyond that we say no to the browser.",
				},
				{
					icon: "pen",
					title: "Modeling",
					technologies: ["Blender", "Substance 3D", "RizomUV"],
					text: "Light is baked into textures where lamps do not move. That buys more frame time than any shader trick.",
				},
				{
					icon: "ruler",
					title: "CAD and building data",
					technologies: ["STEP", "JT", "IFC", "Pixyz"],
					text: "40 million triangles come in, 400,000 go out. The reduction is a script, so the next revision takes an hour.",
				},
				{
					icon: "hand",
					title: "Hands, eyes, voice",
					technologies: ["Hand tracking", "Eye tracking", "Vosk"],
					text: "Speech is recognized on the device, because a factory hall is loud and its network is not yours.",
				},
				{
					icon: "users",
					title: "Shared rooms",
					technologies: ["Photon Fusion", "Netcode", "LiveKit"],
					text: "Voices come from where the speaker stands. Poses travel 20 times a second and are smoothed in between.",
				},
				{
					icon: "toggle",
					title: "Fleet",
					technologies: ["ManageXR", "ArborXR", "Android Enterprise"],
					text: "Enrollment, kiosk mode and staged updates. A headset that was left in a van catches up by itself.",
				},
				{
					icon: "gauge",
					title: "Measurement",
					technologies: ["OVR Metrics Tool", "RenderDoc", "Perfetto"],
					text: "Frame times, heat and memory from the headset itself, since an editor on a desk flatters every scene.",
				},
			],
		},
		{
			kind: "features",
			variant: "aside",
			name: "Why us",
			title: "Five questions that a demo leaves open.",
			items: [
				{
					icon: "timer",
					title: "Does it hold when the room is full?",
					text: "A recorded walk goes through the heaviest corner of your scene every night, on a headset that is already warm. Whoever made it slower finds the graph in the morning.",
					highlight: "Limit: 99 of 100 frames inside 13.9 ms",
				},
				{
					icon: "heart-pulse",
					title: "Does it make beginners ill?",
					text: "Developers grow numb to motion. So people who have never worn a headset spend twenty minutes in each milestone build, and their Simulator Sickness Questionnaires are printed in the release notes.",
					highlight: "SSQ scores for each build, before and after",
				},
				{
					icon: "accessibility",
					title: "Can everybody on the shift use it?",
					text: "Each interaction works seated, with one hand, left or right, and over prescription glasses. Sound cues have captions that float where the sound is. Type is sized by angle, so distance does not shrink it.",
					highlight: "Smallest type: 24 mm tall at one meter",
				},
				{
					icon: "package",
					title: "Who owns the models afterwards?",
					text: "You do: scenes, rigs, layered textures and the conversion scripts, named by one rule. Another studio can move the valve in chapter three without calling us.",
					highlight: "Built once by your team before we sign off",
				},
				{
					icon: "eye",
					title: "Where do room scans and gaze go?",
					text: "A headset films the hall and knows what a trainee looked at. Both stay on the device; what leaves is a score and a step number, in a format that your works council can read.",
					highlight: "List of every field that leaves the headset",
				},
			],
		},
		{
			kind: "phases",
			variant: "grid",
			name: "Lifecycle",
			title: "Twelve steps, with an exit after the seventh.",
			items: [
				{
					title: "Reason",
					text: "We look for a cheaper tool first. If a film or a laminated card teaches the step as well, the report says so and the project ends here.",
					activities: ["Error records of the task", "Cheaper options, priced", "One number to move"],
				},
				{
					title: "Room",
					text: "Glass walls, sunlight, noise, helmets and gloves decide more than data sheets. We stand in the place itself and measure.",
					activities: ["Lux and decibel readings", "Tracking test per headset"],
				},
				{
					title: "Device",
					text: "Weight, battery, lens inserts, data terms, and the date until which the maker promises patches: one table, one recommendation.",
					activities: ["Three headsets on loan", "Cost over three years"],
				},
				{
					title: "Walkthrough",
					text: "The scene is played with cardboard and tape, at full size on the floor. Half of the ideas fail here, for the price of the tape.",
					activities: ["Floor plan in tape", "Script with wrong turns"],
				},
				{
					title: "Gray box",
					text: "Plain blocks, true distances, working hands. We watch where people reach for something that is not there.",
					activities: ["Build on the chosen headset", "Ten first-time users"],
				},
				{
					title: "Frame sheet",
					text: "Each room receives its milliseconds, triangles and texture memory before an artist opens a file.",
					activities: ["Sheet per room", "Worst-case test scene"],
				},
				{
					title: "Pilot",
					text: "One task from beginning to end, at final quality. It is compared with the number from the first step, and you decide.",
					activities: ["One finished task", "Trial with 20 people", "Go or stop, in writing"],
				},
				{
					title: "Content",
					text: "Models, sound and voice for the remaining tasks. The import rejects an asset above its share and names the artist’s next move.",
					activities: ["CAD reduction", "Baked light", "Voice in your languages"],
				},
				{
					title: "Scenarios",
					text: "Faults and branches are written with your instructors as tables, which they can change later without a programmer.",
					activities: ["Fault library", "Scoring rules"],
				},
				{
					title: "Comfort",
					text: "Twenty minutes in the real room with newcomers: straps, boundary, warm lenses, and the gesture that stops everything.",
					activities: ["Questionnaire scores", "Trip and collision test"],
				},
				{
					title: "Rollout",
					text: "Headsets arrive enrolled, labeled and charged, with wipes and a timetable. Two of your people learn to run a session alone.",
					activities: ["Charging cabinet", "Handbook for trainers", "Spare units"],
				},
				{
					title: "Care",
					text: "A maker’s update may change tracking overnight. We try each one on a spare unit before your fleet is allowed to see it.",
					activities: ["Update trial on a spare", "Usage per task, monthly"],
				},
			],
			note: "The seventh step is a product in its own right: one task that your people can keep using, even if the other five steps are never ordered.",
		},
		{
			kind: "closing",
			title: "Show us the step that nobody may practice for real.",
			text: "You hear back which headset we would choose, what one finished task costs on it, and by which number you would judge it.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "ar-vr-development-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
