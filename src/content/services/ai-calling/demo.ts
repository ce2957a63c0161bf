export type Speaker = "agent" | "customer" | "colleague";

/** Plain text, Hindi in Latin letters, or text that was interrupted. */
export type SpokenPart = string | { hindi: string } | { unsaid: string };

interface Turn {
	/** Start of the turn in the call, mm:ss. */
	at: string;
	speaker: Speaker;
	seconds: number;
	words: SpokenPart[];
	english?: string;
	/** The silence before the turn. */
	gap?: { time: string; what: string };
	/** The step of the protocol. */
	step: string;
	/** Entry in the CRM. */
	fields: string[];
}

const turns: Turn[] = [
	{
		at: "0:00.0",
		speaker: "agent",
		seconds: 7.4,
		words: [
			"Hello, I am an AI assistant. You asked for a rooftop solar quote two minutes ago. Is now a good time, and may I record the call?",
		],
		step: "Step 1, who calls and why",
		fields: ["consent: web form, 18:42:07"],
	},
	{
		at: "0:08.0",
		speaker: "customer",
		seconds: 1.3,
		words: [{ hindi: "Haan ji, boliye." }],
		english: "Yes, go ahead.",
		step: "Step 1, who calls and why",
		fields: ["recording: agreed", "language: Hindi"],
	},
	{
		at: "0:09.9",
		speaker: "agent",
		seconds: 4.6,
		words: [{ hindi: "Dhanyavaad. Bijli ka bill mahine mein kitna aata hai?" }],
		english: "Thank you. How much is the electricity bill a month?",
		gap: { time: "0.62 s", what: "to answer" },
		step: "Step 2, monthly bill",
		fields: ["answered in: Hindi"],
	},
	{
		at: "0:15.1",
		speaker: "customer",
		seconds: 6.3,
		words: [{ hindi: "Garmiyon mein … chaar hazaar tak." }, " Otherwise around twenty-five hundred."],
		english: "In summer … up to four thousand.",
		gap: { time: "0.9 s", what: "her own pause, left alone" },
		step: "Step 2, monthly bill",
		fields: ["bill_inr: 2,500 to 4,000", "language: Hindi, English"],
	},
	{
		at: "0:22.1",
		speaker: "agent",
		seconds: 6.5,
		words: [
			"Then three kilowatts would cover most of it. A survey of the roof is free. We could come on Saturday at ten or on Mon",
			{ unsaid: "day at four. Which suits you?" },
		],
		gap: { time: "0.69 s", what: "to answer, enlarged below" },
		step: "Step 3, offer a survey",
		fields: ["size_kw: 3, estimated"],
	},
	{
		at: "0:28.4",
		speaker: "customer",
		seconds: 4.4,
		words: [{ hindi: "Ek minute." }, " The terrace belongs to the whole building. ", { hindi: "Permission lagegi?" }],
		english: "One minute. … Will I need permission?",
		gap: { time: "0.17 s", what: "until the agent is silent" },
		step: "Step 3, interrupted",
		fields: ["slot: offered, not heard", "roof: shared"],
	},
	{
		at: "0:33.6",
		speaker: "agent",
		seconds: 6.2,
		words: ["A person should answer that, and I will not guess. I am ringing Farah at the permit desk. Please stay on the line."],
		gap: { time: "0.81 s", what: "to answer" },
		step: "Rule 9, permits go to a person",
		fields: ["handover: permit desk"],
	},
	{
		at: "0:46.2",
		speaker: "colleague",
		seconds: 5.8,
		words: ["Anita ji, namaste. Shared terrace, bill up to four thousand. Which building is it?"],
		gap: { time: "6.4 s", what: "until a person speaks, who asks nothing twice" },
		step: "The agent has left",
		fields: ["owner: Farah", "survey: open"],
	},
];

const names: Record<Speaker, string> = { agent: "Agent", customer: "Anita", colleague: "Farah" };

export const demo = {
	names,
	turns,
	/** For screen readers. */
	hidden: { unsaid: "(never said)", field: "Written to the CRM: " },
	/** The silence before the fifth turn. */
	enlarged: {
		turn: 4,
		time: "0.69 s",
		text: "Most of it is spent on one question. Cut those 480 ms and the agent talks over people who are still thinking, as Anita was at 0:16: “in summer” ends no sentence, so it waited. Double them and she says “Hello?” A faster model saves nothing here; its draft is ready before the wait is over.",
		parts: [
			{ what: "Line and network", time: "60 ms" },
			{ what: "Has she finished?", time: "480 ms" },
			{ what: "Meanwhile, an answer is drafted", time: "410 ms" },
			{ what: "First sound of the voice", time: "150 ms" },
		],
	},
};
