export const demo = {
	customer: "Marlow Foods",
	invoice: "Invoice 2077, September 2025",
	/** Hundreds of messages per day of September 2025, which began on a Monday; 298,700 in all. */
	days: [
		128, 125, 121, 136, 114, 21, 18, 123, 131, 138, 126, 119, 24, 19, 135, 130, 124, 141, 122, 22, 17, 133, 139, 126, 135, 116, 26, 20, 131,
		127,
	],
	/** Tiers of the price, in hundreds of messages. */
	tiers: [
		{ from: 0, to: 2000, label: "200,000 included", until: "until the 20th" },
		{ from: 2000, to: 2500, label: "50,000 at $2.00", until: "until the 25th" },
		{ from: 2500, to: 2987, label: "48,700 at $1.50", until: "to the end" },
	],
	meter: [
		{ what: "Events received", count: "316,240" },
		{ what: "Sent in August, arrived in September", count: "–1,180" },
		{ what: "Sent again with the same key", count: "–6,910" },
		{ what: "Sandbox keys", count: "–9,450" },
		{ what: "Messages billed", count: "298,700" },
	],
	remarks: [
		"A warning went out on the 16th, at 80% of what the plan includes. The rest was gone by the 20th, a Saturday, when nobody reads a dashboard. A mail that arrives with the invoice is not a warning.",
		"An event has a key and counts once, on the day on which it happened and not on the day on which it arrived. Without the three deductions Marlow Foods would pay $26.31 for nothing.",
	],
	lines: [
		{
			name: "Growth plan",
			how: "September 1 to 30, with 200,000 messages",
			amount: "$449.00",
			note: "Plan and messages share one period here. Where a plan is paid ahead and usage behind, the invoice covers two periods and has to print both.",
		},
		{
			name: "Seats",
			how: "8 at $40.00, the whole month",
			amount: "$320.00",
			note: "Those present at the start. A seat that is emptied and filled again within the month stays one seat, or the customer pays twice for one chair.",
		},
		{
			name: "Seats added on September 12",
			how: "3 at $40.00, for 19 of 30 days",
			amount: "$76.00",
			note: "Added at 20:40 in Philadelphia, which was the 13th in UTC. A bill that keeps the server’s calendar says 18 days and $72.00.",
		},
		{
			name: "Messages 200,001 to 250,000",
			how: "50,000 at $2.00 per 1,000",
			amount: "$100.00",
			note: "Priced from the plan as it stood that day. If Growth had been repriced on the 15th, this customer would keep the old list until the contract says otherwise.",
		},
		{
			name: "Messages from 250,001",
			how: "48,700 at $1.50 per 1,000",
			amount: "$73.05",
			note: "Graduated: the lower price starts here. Read as a volume price it would hold for all 98,700, and the two lines would come to $148.05 instead of $173.05.",
		},
		{
			name: "Service credit for August",
			how: "5% of the plan, before tax",
			amount: "–$22.45",
			note: "August’s invoice was sent, so it stays as it is. What was wrong in it becomes a line in this one, with a reason that support can read aloud.",
		},
		{
			name: "Sales tax, Philadelphia",
			how: "8% of $995.60",
			amount: "$79.65",
			note: "On the sum. Rounded line by line it would be $79.64. Either can be defended; a checkout that does one and an invoice that does the other cannot.",
		},
	],
	total: {
		name: "Total",
		due: "due October 15",
		amount: "$1,075.25",
		remark: "Drawn again in five years it has to show the same sum: price list, tax rate and time zone are stored with the invoice.",
	},
};
