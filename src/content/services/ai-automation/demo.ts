export const demo = {
	/** Invoices that enter a step, invoices that leave it for a person, and the minutes each of those takes. */
	steps: [
		{ name: "Read", come: 1000, leave: 38, each: 3, why: "Cut-off scans and files that contain several invoices or no order number." },
		{ name: "Match", come: 962, leave: 64, each: 6, why: "Differences in unit or price, as well as goods not yet booked in." },
		{ name: "Decide", come: 898, leave: 22, each: 8, why: "Above your limit, so two approvers have to release the payment." },
		{ name: "Post", come: 876, leave: 6, each: 10, why: "A closed month, a blocked supplier or new bank details." },
	],
	work: (leave: number, each: number): string => `${leave} exceptions × ${each} min`,
	posted: {
		name: "Posted automatically",
		invoices: 870,
		work: "130 exceptions, 12 h 14 min",
		text: "All the manual work that remains, in 13% of the invoices.",
	},
	minutes: "min",
	levers: [
		{ saved: "114 min", sum: "38 × 3", text: "Saved by perfect reading, the part most sales demos are about." },
		{
			saved: "192 min",
			sum: "64 × (6 − 3)",
			text: "Saved by showing your team the reason and a suggested fix for unmatched invoices, which is where we begin.",
		},
	],
};
