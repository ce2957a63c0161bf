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
			"Hello, I’m an AI assistant calling about the rooftop solar quote you just requested. Is now a good time, and is it all right to record the call?",
		],
		step: "Step 1, reason for the call",
		fields: ["consent: web form, 18:42:07", "dialed: 18:42:31, 24 s later"],
	},
	{
		at: "0:08.0",
		speaker: "customer",
		seconds: 1.3,
		words: [{ hindi: "Haan ji, boliye." }],
		english: "Yes, go ahead.",
		step: "Step 1, reason for the call",
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
		gap: { time: "0.9 s", what: "her pause, which the agent leaves alone" },
		step: "Step 2, monthly bill",
		fields: ["bill_inr: 2,500 to 4,000", "language: Hindi, English"],
	},
	{
		at: "0:22.1",
		speaker: "agent",
		seconds: 6.5,
		words: [
			"Then three kilowatts would cover most of it. A roof survey is free. We could come on Saturday at ten or on Mon",
			{ unsaid: "day at four. Which suits you?" },
		],
		gap: { time: "0.69 s", what: "to answer, shown in detail below" },
		step: "Step 3, offer a survey",
		fields: ["size_kw: 3, estimated"],
	},
	{
		at: "0:28.4",
		speaker: "customer",
		seconds: 4.4,
		words: [{ hindi: "Ek minute." }, " The terrace belongs to the whole building. ", { hindi: "Permission lagegi?" }],
		english: "One minute. … Will I need permission?",
		gap: { time: "0.17 s", what: "until the agent stops talking" },
		step: "Step 3, interrupted",
		fields: ["slot: not yet offered", "roof: shared"],
	},
	{
		at: "0:33.6",
		speaker: "agent",
		seconds: 6.2,
		words: ["That’s a question for our permit desk, and I don’t want to guess. I’m calling Vidya there now, so please stay on the line."],
		gap: { time: "0.81 s", what: "to answer" },
		step: "Rule 9, permit questions go to the desk",
		fields: ["handover: permit desk"],
	},
	{
		at: "0:46.2",
		speaker: "colleague",
		seconds: 5.8,
		words: ["Kamini ji, namaste. You have a shared terrace and a bill of up to four thousand. Which building is it?"],
		gap: { time: "6.4 s", what: "until a colleague speaks, already briefed" },
		step: "The agent has left the call",
		fields: ["owner: Vidya", "survey: open"],
	},
];

const names: Record<Speaker, string> = { agent: "Agent", customer: "Kamini", colleague: "Vidya" };

export const demo = {
	names,
	turns,
	/** For screen readers. */
	hidden: { unsaid: "(never said)", field: "Written to the CRM: " },
	/** The silence before the fifth turn. */
	enlarged: {
		turn: 4,
		time: "0.69 s",
		text: "Most of this pause goes to deciding whether she has finished speaking. With a shorter wait, the agent would talk over people who are still thinking, as Kamini was after “in summer”. With a longer one, she would wonder whether anyone was there. A faster model would save nothing, because the draft answer is ready in time.",
		parts: [
			{ what: "Line and network", time: "60 ms" },
			{ what: "Has she finished speaking?", time: "480 ms" },
			{ what: "Answer drafted in the meantime", time: "410 ms" },
			{ what: "First sound of the voice", time: "150 ms" },
		],
	},
};
