export const demo = {
	/** Reading to telephone; the times of the hops add up to it. */
	total: {
		time: "9 min 20 s",
		text: "From 8.0 °C to a ringing telephone. A faster network would save a quarter of a second; a shorter rule would wake somebody for every delivery.",
	},
	/** Charges are those of one node in a year. */
	hops: [
		{
			name: "Sensor",
			time: "60 s",
			why: "at most, until the next measurement",
			costs: "61 mAh a year, asleep and measuring",
			keeps: "14 days in flash, sent again on request",
		},
		{
			name: "Radio",
			time: "0.21 s",
			why: "on the air, at SF9",
			costs: "259 mAh a year: 241 sending, 18 listening",
			keeps: "Nothing. Each packet repeats the two readings before it",
		},
		{
			name: "Gateway",
			time: "0.05 s",
			why: "to check, unpack and forward",
			costs: "6 W at the socket, 53 kWh a year",
			keeps: "90 days on its disk, four hours on its own battery",
		},
		{
			name: "Broker",
			time: "0.02 s",
			why: "to store, then confirm",
			costs: "Two processor cores for 5,000 nodes",
			keeps: "7 days of messages, should the rule be down",
		},
		{
			name: "Rule",
			time: "8 min",
			why: "above 8 °C, a wait that you chose",
			costs: "Minutes of warmth; a delivery needs six of them",
			keeps: "Its clock: a restart does not count from zero",
		},
		{
			name: "Call",
			time: "20 s",
			why: "until the telephone rings",
			costs: "A few cents and one person’s sleep",
			keeps: "Unanswered for 90 s, it goes to the next name",
		},
	],
	labels: { costs: "Costs", keeps: "Keeps" },
	year: {
		title: "A battery year",
		total: "346 mAh",
		/** mAh in a year. */
		parts: [
			{ what: "Asleep", charge: "26" },
			{ what: "Measuring", charge: "35" },
			{ what: "Sending", charge: "241" },
			{ what: "Listening", charge: "18" },
			{ what: "Lost in the cell", charge: "26" },
		],
	},
	life: {
		title: "Life of the cell, by how often it sends",
		intervals: [
			{ every: "Every minute", years: "1.3 years" },
			{ every: "Every 5 minutes", years: "5.3 years" },
			{ every: "Every 15 minutes", years: "10 years" },
		],
		note: "A cell of 2,600 mAh, 70% of it counted. Beyond ten years its age decides.",
	},
	lost: {
		title: "Lost for good",
		sum: "3 of 105,120",
		text: "Readings sent in a year. The air is the only leak: later hops wait for a confirmation, a radio packet does not. A value is missing when all three packets that carry it fail, 27 times in a million. A gap of an hour is fetched from flash; one value is not worth the charge.",
	},
};
