export interface Permission {
	limit: string;
	text: string;
}

interface Tool {
	name: string;
	alone: Permission | null;
	asks: Permission | null;
	never: Permission;
	log: { time: string; kind: "call" | "hold" | "deny"; what: string };
}

const tools: Tool[] = [
	{
		name: "orders.find",
		alone: { limit: "Own orders", text: "of the customer in the case" },
		asks: { limit: "One order", text: "of another customer, with a reason" },
		never: { limit: "Lists", text: "exports or card numbers" },
		log: { time: "16:02:08", kind: "call", what: "order 71184, 1 row, 0.4 s" },
	},
	{
		name: "message.send",
		alone: { limit: "4 replies", text: "per case, in the same thread" },
		asks: { limit: "Any reply", text: "once a lawyer is mentioned" },
		never: { limit: "New recipients", text: "only the address in the case is used" },
		log: { time: "16:09:40", kind: "call", what: "reply 2 of 4, 91 words, cites section 4.2" },
	},
	{
		name: "refund.create",
		alone: { limit: "to $100", text: "per order, 10 orders a day" },
		asks: { limit: "to $500", text: "with the order and photo shown" },
		never: { limit: "above $500", text: "or to a different card" },
		log: { time: "16:02:11", kind: "hold", what: "$148.00 is above $100.00, asked returns desk" },
	},
	{
		name: "parcel.resend",
		alone: { limit: "to $60", text: "of goods, 8 parcels a day" },
		asks: { limit: "to $250", text: "or a second parcel for one order" },
		never: { limit: "New addresses", text: "entered in the past seven days" },
		log: { time: "11:20:03", kind: "call", what: "$41.50 of goods, parcel 3 of 8 today" },
	},
	{
		name: "address.change",
		alone: null,
		asks: { limit: "All changes", text: "after a code to the old phone" },
		never: { limit: "Mid-refund", text: "while a payment is on its way" },
		log: { time: "18:47:19", kind: "hold", what: "code sent to the phone ending in 88, asked returns desk" },
	},
	{
		name: "records.delete",
		alone: null,
		asks: null,
		never: { limit: "Everything", text: "the tool is not connected" },
		log: { time: "03:12:55", kind: "deny", what: "asked for in an email, no such tool, run stopped" },
	},
];

export const demo = {
	loss: {
		sum: "$1,480",
		text: "is the most this agent can spend in one day on decisions it makes alone, made up of 10 refunds of $100 and 8 parcels of $60. Anything larger waits for approval by the returns desk. You set the limit and can increase it as your experience grows.",
	},
	columns: { tool: "Tool", alone: "Alone", asks: "With approval", never: "Never" },
	nothing: "Nothing",
	/** For screen readers. */
	log: "Log: ",
	tools,
};
