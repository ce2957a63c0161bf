interface Step {
	step: string;
	/** Percent of the installs. */
	share: number;
	/** Share below which the advice applies. */
	limit?: number;
	advice: string;
}

const steps: Step[] = [
	{ step: "Installs", share: 100, advice: "Bought in one market within five days." },
	{ step: "Finish the tutorial", share: 76, limit: 60, advice: "improve the first five minutes, usually at low cost." },
	{ step: "Play on day 1", share: 36, limit: 30, advice: "pause and improve the core idea." },
	{ step: "Play on day 7", share: 14, limit: 10, advice: "add goals and rivals, measure again and decide." },
	{ step: "Play on day 30", share: 5, limit: 4, advice: "compare the cost of new levels with the revenue." },
	{ step: "Have paid", share: 2, limit: 1.5, advice: "improve the offer as the last step." },
];

/** Invented numbers that add up: 42,000 is the retention curve added from day 0 to day 30. */
export const demo = {
	note: "Worked example with invented numbers",
	legend: "Agreed limit",
	steps,
	under: (players: string): string => `Below ${players} players, `,
	money: {
		title: "Revenue from two hundred payers.",
		items: [
			{ item: "200 payers at $22.50", sum: "$4,500" },
			{ item: "Stores keep 30%", sum: "–$1,350" },
			{ item: "Servers, 42,000 player-days at half a cent", sum: "–$210" },
			{ item: "Income after 30 days", sum: "$2,940" },
		],
	},
	price: {
		title: "Income per install, $2,940 divided by 10,000.",
		sum: "$0.29",
		before: "An install in this market costs ",
		actual: "$0.48",
		after:
			" today, or $4,800 for 10,000 installs. With 119 additional payers, the game becomes profitable, which is the objective for the next update.",
	},
};
