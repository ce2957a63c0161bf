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
		{ what: "Sent in August, received in September", count: "–1,180" },
		{ what: "Duplicates with the same key", count: "–6,910" },
		{ what: "Sent with sandbox keys", count: "–9,450" },
		{ what: "Messages billed", count: "298,700" },
	],
	remarks: [
		"The customer received a notification on the 16th, after using 80% of the plan’s messages. The remaining 20% lasted until the 20th, which left four days to choose a larger plan.",
		"A message is billed exactly once and on the day it was sent, even if it arrives late or twice. The three deductions above save Marlow Foods $26.31 this month.",
	],
	lines: [
		{
			name: "Growth plan",
			how: "September 1 to 30, with 200,000 messages",
			amount: "$449.00",
			note: "The plan and the messages share one billing period here. If customers pay for the plan in advance and for usage afterward, the invoice covers two different periods and prints both.",
		},
		{
			name: "Seats",
			how: "8 at $40.00, the whole month",
			amount: "$320.00",
			note: "These seats were already in use when the month began. If a colleague takes over a seat during the month, the customer continues to pay for a single seat.",
		},
		{
			name: "Seats added on September 12",
			how: "3 at $40.00, for 19 of 30 days",
			amount: "$76.00",
			note: "The seats were added at 8:40 p.m. in Philadelphia, when it was already September 13 in UTC. The customer’s calendar gives 19 days; the server’s calendar would have given 18 days and $72.00.",
		},
		{
			name: "Messages 200,001 to 250,000",
			how: "50,000 at $2.00 per 1,000",
			amount: "$100.00",
			note: "The rate comes from the plan as it was configured on that day. If Growth had become more expensive on the 15th, this customer would have kept the earlier rate under the current contract.",
		},
		{
			name: "Messages from 250,001",
			how: "48,700 at $1.50 per 1,000",
			amount: "$73.05",
			note: "With graduated pricing, the lower rate applies only from this point. Volume pricing would apply it to all 98,700 messages, and the two lines would add up to $148.05 instead of $173.05.",
		},
		{
			name: "Service credit for August",
			how: "5% of the plan, before tax",
			amount: "–$22.45",
			note: "August’s invoice has already been delivered, so it remains unchanged. The correction appears here as a credit, with a reason your support team can explain to the customer.",
		},
		{
			name: "Sales tax, Philadelphia",
			how: "8% of $995.60",
			amount: "$79.65",
			note: "Tax is calculated on the total amount. Rounding individual lines would give $79.64, so the checkout and the invoice have to use the same method.",
		},
	],
	total: {
		name: "Total",
		due: "due October 15",
		amount: "$1,075.25",
		remark: "The invoice keeps its price list, tax rate and time zone, so it will show an identical total in five years.",
	},
};
