export const demo = {
	/** Invoices that enter a step, invoices that leave it for a person, and the minutes each of those takes. */
	steps: [
		{ name: "Read", come: 1000, leave: 38, each: 3, why: "Cut-off scans, two invoices in one file, no order number." },
		{ name: "Match", come: 962, leave: 64, each: 6, why: "Goods not booked in, other units, a price that went up." },
		{ name: "Decide", come: 898, leave: 22, each: 8, why: "Above the limit, so that two named people release it." },
		{ name: "Post", come: 876, leave: 6, each: 10, why: "Month closed, supplier blocked, bank details new." },
	],
	work: (leave: number, each: number): string => `${leave} leave × ${each} min`,
	posted: {
		name: "Posted untouched",
		invoices: 870,
		work: "130 leave, 12 h 14 min",
		text: "All the work that is left, in 13% of the papers.",
	},
	minutes: "min",
	levers: [
		{ saved: "114 min", sum: "38 × 3", text: "A reader that never errs. This is the part that demonstrations are about." },
		{
			saved: "192 min",
			sum: "64 × (6 − 3)",
			text: "The reason and a suggested fix beside each failed match. Nobody demonstrates that.",
		},
	],
};
