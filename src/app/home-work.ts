import { knownWork, provideWork, type SelectedWork } from "@/data/projects/selected-work";

export const HOME_WORK_ID = "home-work";

/** The selected projects as JSON for the home page's HTML; null without any. */
export function homeWorkText(): string | null {
	const work = knownWork();
	return work && work.studies.length + work.clients.length > 0 ? JSON.stringify(work) : null;
}

/** Takes the selected projects that the home page was prerendered with, once, before hydration. */
export function adoptHomeWork(): void {
	if (typeof document === "undefined") return;
	const element = document.getElementById(HOME_WORK_ID);
	if (!element) return;
	element.remove();
	const work: SelectedWork = JSON.parse(element.textContent);
	provideWork(work);
}
