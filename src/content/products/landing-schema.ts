/** Who acts in a second of the demo. */
export type Actor = "lead" | "software" | "network";

export interface Moment {
	/** Seconds after the form was sent. */
	from: number;
	to: number;
	actor: Actor;
	title: string;
	text: string;
}

/** A core feature, with what is heard or written at that point of a call. */
export interface CallFeature {
	title: string;
	text: string;
	highlight: string;
	/** Time in the call, such as "00:24"; after its end "+3 s". */
	at: string;
	said: { by: "agent" | "lead" | "record"; words: string };
}
