/** A title with a sentence or two of substance. */
export interface Point {
	title: string;
	text: string;
}

/** What a case study adds for its type of project: arguments, and the way that such a project goes. */
export interface Playbook {
	why: {
		title: string;
		reasons: Point[];
	};
	roadmap: {
		title: string;
		lead: string;
		/** In order; the steps are counted through all of them. */
		stages: { name: string; steps: Point[] }[];
		/** The question above the last button. */
		closing: string;
	};
}
