interface Point {
	title: string;
	text: string;
}

/** Texts for one type of project. */
export interface Playbook {
	why: {
		title: string;
		reasons: Point[];
	};
	roadmap: {
		title: string;
		lead: string;
		/** Steps are numbered through all stages. */
		stages: { name: string; steps: Point[] }[];
		closing: string;
	};
}
