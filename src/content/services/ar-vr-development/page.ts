import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ar-vr-development",
	seo: {
		title: "AR/VR App Development for Headsets",
		description: "AR and VR apps for training and sales that help people learn faster and buy with confidence. From $12,000 in 8-16 weeks.",
		keywords: ["AR development", "VR training", "OpenXR", "Unity", "mixed reality"],
	},
	service: {
		name: "AR/VR Development",
		type: "Augmented and virtual reality development",
		description: "Training, showroom and field guidance apps for headsets and tablets, with comfort trials and fleet rollout.",
	},
	hero: {
		variant: "poster",
		title: "AR/VR apps that help people learn faster and buy sooner.",
		lead: "For training, sales and maintenance teams: trainees practice a dangerous procedure forty times with no machine stopped, and buyers walk through a kitchen at full size. Your first application is ready in 8-16 weeks, and a pilot with 20 people measures how much faster they work.",
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
			title: "Where a headset saves time and increases sales.",
			items: [
				{
					title: "Procedure training",
					text: "New employees practice lockouts and evacuations as often as they need, while the real machine keeps producing. Scores show their progress step by step.",
					features: ["Scoring and reaction times", "Simulated faults controlled by an instructor", "Automatic results in your LMS"],
					result: "Improvement from the first to the third attempt",
				},
				{
					title: "Showroom at full size",
					text: "Buyers see kitchens or vehicles at full size, created from your CAD files. All options follow your product rules, so the sales team can turn the visit into an order.",
					features: [
						"CAD models optimized for headsets",
						"Identical models for tablet and headset",
						"Automatic parts list after the visit",
					],
					result: "Article numbers for all visible options",
				},
				{
					title: "Field guidance",
					text: "Technicians see the next step directly at the machine and keep both hands free. The application also works in basements with no network, which saves calls to the office.",
					features: [
						"Instructions anchored to the machine",
						"Photographic documentation of completed steps",
						"Offline operation for an entire shift",
					],
					result: "Accurate to 2 cm after one hour of work",
				},
				{
					title: "Design review",
					text: "Planners and maintenance staff walk through the building while changes are still cheap. Their comments stay attached to the exact pipe or wall.",
					features: ["IFC models and point clouds", "Conversations with up to eight participants", "Comments exported as BCF issues"],
					result: "Comments with part number and view",
				},
			],
		},
		{
			kind: "demo",
			name: "Frame",
			title: "Comfort comes down to milliseconds.",
			lead: "A headset needs a new picture every 13.9 milliseconds to stay comfortable. In this example, optimization cuts the time from head movement to picture from 32.4 to 18.5 ms.",
			caption:
				"Worked example of a pump room on a standalone headset at 72 Hz, drawn to scale. All work is shown in sequence, and the extra frame of delay some engines add is left out. You receive the same chart for your scene.",
		},
		{
			kind: "stack",
			variant: "board",
			name: "Toolbox",
			title: "The technology we use, from the engine to the fleet.",
			items: [
				{
					icon: "boxes",
					title: "Engines",
					technologies: ["Unity", "Unreal Engine", "Godot"],
					text: "We recommend Unity for standalone headsets and Unreal for workstations, while Godot saves license fees.",
				},
				{
					icon: "glasses",
					title: "Headset runtimes",
					technologies: ["OpenXR", "Meta XR SDK", "PICO SDK", "RealityKit"],
					text: "OpenXR allows you to change to another headset within days, because manufacturer-specific functions are kept separate.",
				},
				{
					icon: "smartphone",
					title: "Phones and tablets",
					technologies: ["ARKit", "ARCore", "AR Foundation"],
					text: "Short tasks such as measuring or placing furniture work faster on a phone the user already has.",
				},
				{
					icon: "globe",
					title: "Browser",
					technologies: ["WebXR", "three.js", "glTF", "KTX2"],
					text: "Scenes of up to 30 MB open from a link with no installation, which increases the number of visitors.",
				},
				{
					icon: "pen",
					title: "Modeling",
					technologies: ["Blender", "Substance 3D", "RizomUV"],
					text: "Fixed light is stored in the textures, which saves the headset work and improves the picture.",
				},
				{
					icon: "ruler",
					title: "CAD and building data",
					technologies: ["STEP", "JT", "IFC", "Pixyz"],
					text: "A script reduces 40 million triangles to 400,000, so your next CAD revision is ready within an hour.",
				},
				{
					icon: "hand",
					title: "Hands, eyes, voice",
					technologies: ["Hand tracking", "Eye tracking", "Vosk"],
					text: "Speech is recognized on the headset itself, which works in loud halls and needs no network.",
				},
				{
					icon: "users",
					title: "Shared rooms",
					technologies: ["Photon Fusion", "Netcode", "LiveKit"],
					text: "Voices come from the direction of the speaker, and movements are shared 20 times a second.",
				},
				{
					icon: "toggle",
					title: "Fleet",
					technologies: ["ManageXR", "ArborXR", "Android Enterprise"],
					text: "You manage all headsets centrally, and devices that were offline receive their updates automatically.",
				},
				{
					icon: "gauge",
					title: "Measurement",
					technologies: ["OVR Metrics Tool", "RenderDoc", "Perfetto"],
					text: "We record speed and heat on the headset itself, so the figures match what your users experience.",
				},
			],
		},
		{
			kind: "features",
			variant: "aside",
			name: "Why us",
			title: "Questions our clients ask, and our answers.",
			items: [
				{
					icon: "timer",
					title: "Does it remain smooth in complex environments?",
					text: "An automated walk visits the most detailed part of your scene every night on a warm headset, so the team can improve a slow scene the next day.",
					highlight: "At least 99 of 100 frames within 13.9 ms",
				},
				{
					icon: "heart-pulse",
					title: "Is it comfortable for beginners?",
					text: "People with no headset experience spend twenty minutes in each milestone build and complete the Simulator Sickness Questionnaire. You receive their scores with the release notes.",
					highlight: "SSQ comfort scores for each milestone build",
				},
				{
					icon: "accessibility",
					title: "Can everyone on the shift use it?",
					text: "The app works for seated users with one hand free, even over prescription glasses. Sounds have captions, and text remains easy to read from a distance, so more of your employees benefit.",
					highlight: "Text at least 24 mm tall at one meter",
				},
				{
					icon: "package",
					title: "Who owns the 3D models?",
					text: "You own the scenes and the layered textures together with the conversion scripts, so your team or another studio can change a scene at any time.",
					highlight: "Build repeated by your team at handover",
				},
				{
					icon: "eye",
					title: "Where is the recorded data stored?",
					text: "Room scans and eye movements stay on the headset, which transmits only scores and step numbers in a readable format your works council can review.",
					highlight: "Complete list of the transmitted data",
				},
			],
		},
		{
			kind: "phases",
			variant: "grid",
			name: "Lifecycle",
			title: "Twelve steps with a clear decision after the pilot.",
			items: [
				{
					title: "Reason",
					text: "We compare the headset with a film or a printed guide and calculate which of them improves results at the lowest cost.",
					activities: ["Current results", "Price comparison", "Target figure"],
				},
				{
					title: "Room",
					text: "We visit the place of use and measure light and noise, because they decide which headset your people can wear comfortably.",
					activities: ["Room measurements", "Tracking results"],
				},
				{
					title: "Device",
					text: "A comparison of comfort, battery and guaranteed updates leads to a clear recommendation for your situation.",
					activities: ["Headset samples", "Three-year cost"],
				},
				{
					title: "Walkthrough",
					text: "We act out the scene at full size with cardboard and tape, which improves the idea at almost no cost.",
					activities: ["Full-size floor plan", "Decision script"],
				},
				{
					title: "Gray box",
					text: "A simple version with real distances shows where people look and reach, so the final design feels natural.",
					activities: ["Headset build", "Usability report"],
				},
				{
					title: "Frame sheet",
					text: "Artists receive a budget of time and memory for each room, which keeps the scene smooth and saves rework.",
					activities: ["Room budgets", "Reference scene"],
				},
				{
					title: "Pilot",
					text: "One task is completed at final quality, so you can compare the result with the target figure and decide on the remaining steps.",
					activities: ["Finished task", "Trial report", "Rollout decision"],
				},
				{
					title: "Content",
					text: "The remaining tasks receive models and voices, and an automatic check helps the artists stay within the agreed budget.",
					activities: ["CAD reduction", "Baked light", "Localized voices"],
				},
				{
					title: "Scenarios",
					text: "We write faults and branches with your instructors as tables they can change later by themselves.",
					activities: ["Fault library", "Scoring rules"],
				},
				{
					title: "Comfort",
					text: "New users spend twenty minutes in the real room, and their feedback improves the fit and the controls.",
					activities: ["Comfort scores", "Safety check"],
				},
				{
					title: "Rollout",
					text: "Headsets arrive charged and ready to use, and two of your trainers learn to conduct sessions independently.",
					activities: ["Charging cabinet", "Trainer handbook", "Spare units"],
				},
				{
					title: "Care",
					text: "We try new manufacturer updates on a spare headset first, so your fleet receives only the ones that work well.",
					activities: ["Update trials", "Monthly usage"],
				},
			],
			note: "The pilot in step seven is a finished product, so your team can use it whatever you decide about the other steps.",
		},
		{
			kind: "closing",
			title: "Every expert was a beginner who had room to practice.",
			text: "Tell us about one task your people should learn faster. We reply within 24 hours, and a free 30-minute call gives you a suitable headset with a price for the pilot.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "ar-vr-development-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
