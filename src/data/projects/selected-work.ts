import { namedClient } from "./queries";
import type { ProjectSummary, ShownMetric } from "./schema";

export interface SelectedStudy {
	/** Slug or id in the case study's address. */
	slug: string;
	title: string;
	/** Null when the project names none. */
	client: string | null;
	image: string;
	/** Label and value of its first results. */
	results: ShownMetric[];
}

/** What the home page shows of the published projects below its hero. */
export interface SelectedWork {
	studies: SelectedStudy[];
	clients: { name: string; logo: string }[];
}

const STUDIES = 2;
const RESULTS = 2;
const CLIENTS = 8;

/** Two illustrated projects with results, featured ones first and from different services, and the marks of the clients. */
export function selectWork(projects: readonly ProjectSummary[]): SelectedWork {
	const presentable = [...projects]
		.sort((a, b) => Number(b.featured) - Number(a.featured))
		.flatMap((project) => {
			const results = project.metrics.slice(0, RESULTS);
			return project.image && results.length > 0 ? [{ ...project, image: project.image, results }] : [];
		});
	const [first] = presentable;
	const second = presentable.find(({ serviceId }) => serviceId !== first?.serviceId) ?? presentable[1];
	const marks = new Map(
		projects.flatMap((project): [string, string][] => {
			const name = namedClient(project);
			return name && project.clientLogo ? [[name, project.clientLogo]] : [];
		}),
	);
	return {
		studies: [first, second].flatMap((project) => (project ? [toStudy(project)] : [])).slice(0, STUDIES),
		clients: [...marks].slice(0, CLIENTS).map(([name, logo]) => ({ name, logo })),
	};
}

type Presentable = ProjectSummary & Pick<SelectedStudy, "image" | "results">;

function toStudy(project: Presentable): SelectedStudy {
	const { id, slug, title, image, results } = project;
	return { slug: slug ?? id, title, client: namedClient(project), image, results };
}

let known: SelectedWork | null = null;
const listeners = new Set<() => void>();

/** The selection of the build, or of the list that was loaded last. Null when none is known. */
export const readKnownWork = (): SelectedWork | null => known;

/** Changes the known selection, and tells the listeners if it differs. */
export function provideWork(work: SelectedWork | null): void {
	// An equal selection must not render again.
	if (JSON.stringify(work) === JSON.stringify(known)) return;
	known = work;
	for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the selection. Returns the function that ends it. */
export function onWorkChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
