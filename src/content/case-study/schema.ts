/** What a reason shows of the project itself. */
export type ProjectFact = "result" | "technologies";

interface Reason {
	title: string;
	/** Shown between title and text when the project has it. */
	fact?: ProjectFact;
	/** `{client}` is replaced by the client's name, or by "the client". */
	text: string;
}

interface Stage {
	name: string;
	steps: string[];
}

/** Texts for one type of project. Short, because every project of the type shows them. */
export interface Playbook {
	why: {
		title: string;
		reasons: Reason[];
	};
	roadmap: {
		title: string;
		/** Steps are numbered through all stages. */
		stages: Stage[];
	};
}
