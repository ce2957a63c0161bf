interface Step {
	step: string;
	/** Percent of the installs. */
	share: number;
	/** Share below which the advice applies. */
	limit?: number;
	advice: string;
}

const steps: Step[] = [
	{ step: "Installs", share: 100, advice: "Bought in the test market within five days." },
	{ step: "Finish the tutorial", share: 76, limit: 60, advice: "repair the first five minutes. Cheap, and no reason to stop." },
	{ step: "Play on day 1", share: 36, limit: 30, advice: "stop. The loop bores, and new art hides that for a week." },
	{ step: "Play on day 7", share: 14, limit: 10, advice: "one round of goals and rivals, one new cohort, then decide." },
	{ step: "Play on day 30", share: 5, limit: 4, advice: "price the next levels. If players outrun your team, stop." },
	{ step: "Have paid", share: 2, limit: 1.5, advice: "change the offer last. A shop sells to those who stayed." },
];

/** Invented numbers that add up: 42,000 is the retention curve added from day 0 to day 30. */
export const demo = {
	note: "Worked example, not a result",
	legend: "Limit, signed before production",
	steps,
	under: (players: string): string => `Under ${players}: `,
	money: {
		title: "What two hundred people brought in.",
		items: [
			{ item: "200 payers at $22.50", sum: "$4,500" },
			{ item: "Stores keep 30%", sum: "–$1,350" },
			{ item: "Servers, 42,000 player-days at half a cent", sum: "–$210" },
			{ item: "Left after 30 days", sum: "$2,940" },
		],
	},
	price: {
		title: "What one install may cost: $2,940 over 10,000.",
		sum: "$0.29",
		before: "In this market it costs ",
		actual: "$0.48",
		after:
			": $4,800 went out, $2,940 came back. To pay that price, the same 10,000 must hold 319 payers. If nobody can name where the other 119 would come from, stop.",
	},
};
