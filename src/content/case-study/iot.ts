import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us when the software hangs on a wall.",
		reasons: [
			{
				title: "Fitters are users, too",
				text: "Brackets, labels and the setup screen are tried on a ladder, with gloves. A device that mounts in four minutes gets mounted properly.",
			},
			{
				title: "Every part has a second source",
				text: "Each chip and connector has a named replacement that was soldered and tested. A shortage then costs a week instead of a new board.",
			},
			{
				title: "A value carries its doubt",
				text: "Readings are stored with their age, their sensor and its last calibration. If one of the three is missing, the chart shows it.",
			},
			{
				title: "What is urgent is decided in the building",
				text: "Rules that must act within a second run on site. The cloud hears about it afterward.",
			},
			{
				title: "The end is in the calendar",
				text: "Certificates, radio contracts and cells have their last day on one page. A device can be moved, sold or scrapped with its data erased.",
			},
		],
	},
	roadmap: {
		title: "Twelve steps from one costly night to a building that reports in.",
		lead: "Six of them happen before anything is ordered by the hundred.",
		stages: [
			{
				name: "Site",
				steps: [
					{
						title: "The missed event",
						text: "We begin with one incident that cost money and ask which reading, at what minute, would have changed it.",
					},
					{
						title: "Walk with the caretaker",
						text: "Power, steel, water and locked doors go onto the floor plan, noted by the person who will live with the devices.",
					},
					{
						title: "Buy or build",
						text: "Finished sensors are tried for a week first, and a board is designed only where none of them holds.",
					},
				],
			},
			{
				name: "Device",
				steps: [
					{
						title: "A first true value",
						text: "One reading from the real place arrives on a chart, through loose wires if need be.",
					},
					{
						title: "A timetable of sleep",
						text: "What the device does in each second of an hour is written down and compared with what the meter sees.",
					},
					{
						title: "Enclosure",
						text: "Seal, cable entry and label have to survive a dishwasher, a fall and a summer behind glass.",
					},
				],
			},
			{
				name: "Chain",
				steps: [
					{
						title: "Names",
						text: "Sites, rooms, assets and devices follow one scheme that still works for the tenth building.",
					},
					{
						title: "The box in the cupboard",
						text: "The gateway starts by itself after a power cut, catches up with what it missed, and says so.",
					},
					{
						title: "Who is called",
						text: "Shifts, holidays and deputies are entered before the first alarm rule, since a rule without a reader is noise.",
					},
				],
			},
			{
				name: "Estate",
				steps: [
					{
						title: "Ten and ten",
						text: "Ten devices in the easiest room and ten in the worst one run for a month and are compared every week.",
					},
					{
						title: "Fitting days",
						text: "Your installers do the second floor without us, from the guide that they corrected on the first.",
					},
					{
						title: "Yearly round",
						text: "Cells, seals and calibrations are checked against the log, and the log against the walls.",
					},
				],
			},
		],
		closing: "Which event did you hear about too late?",
	},
};
