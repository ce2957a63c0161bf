export const demo = {
	/** From the reading to the phone call; the times of the hops add up to it. */
	total: {
		time: "9 min 20 s",
		text: "From 8.0 °C to a ringing phone. Most of this time is the waiting rule you choose, so a routine delivery doesn’t trigger a call.",
	},
	/** Charges are those of one sensor in a year. */
	hops: [
		{
			name: "Sensor",
			time: "60 s",
			why: "at most, until the next measurement",
			costs: "61 mAh a year while asleep and measuring",
			keeps: "14 days of readings, sent again on request",
		},
		{
			name: "Radio",
			time: "0.21 s",
			why: "on the air, at SF9",
			costs: "259 mAh a year, of which 241 for sending",
			keeps: "The two previous readings in every packet",
		},
		{
			name: "Gateway",
			time: "0.05 s",
			why: "for validation and forwarding",
			costs: "6 W of mains power, or 53 kWh a year",
			keeps: "90 days on disk and four hours of battery",
		},
		{
			name: "Broker",
			time: "0.02 s",
			why: "for storage and confirmation",
			costs: "Two processor cores for 5,000 devices",
			keeps: "7 days of messages during maintenance",
		},
		{
			name: "Rule",
			time: "8 min",
			why: "above 8 °C, a wait you choose",
			costs: "8 min of waiting, because a delivery takes 6 min",
			keeps: "The elapsed time, even through a restart",
		},
		{
			name: "Call",
			time: "20 s",
			why: "until the colleague’s phone rings",
			costs: "A few cents",
			keeps: "After 90 s with no answer, the next colleague is called",
		},
	],
	labels: { costs: "Costs", keeps: "Keeps" },
	year: {
		title: "Annual battery consumption",
		total: "346 mAh",
		/** mAh in a year. */
		parts: [
			{ what: "Asleep", charge: "26" },
			{ what: "Measuring", charge: "35" },
			{ what: "Sending", charge: "241" },
			{ what: "Listening", charge: "18" },
			{ what: "Self-discharge", charge: "26" },
		],
	},
	life: {
		title: "Battery life by transmission interval",
		intervals: [
			{ every: "Every minute", years: "1.3 years" },
			{ every: "Every 5 minutes", years: "5.3 years" },
			{ every: "Every 15 minutes", years: "10 years" },
		],
		note: "For a 2,600 mAh cell with 70% usable charge. Cells need replacement after ten years because of their age.",
	},
	lost: {
		title: "Readings not delivered",
		sum: "3 of 105,120",
		text: "That is the expected number per sensor and year. Packets repeat the two readings sent earlier, so a value is missing only when three packets in a row don’t arrive, which happens 27 times in a million. Longer gaps are filled from the sensor’s memory.",
	},
};
