import { pageSheet } from "./page-sheet.ts";

/** The facts of a page that its style sheet depends on. */
export interface SheetPage {
	/** From wordsOf. */
	words: ReadonlySet<string>;
	/** Number of characters of its HTML without styles. */
	length: number;
}

/** Pages that share a sheet. */
export interface SheetGroup<Page extends SheetPage> {
	pages: Page[];
	style: string;
}

interface Candidate<Page extends SheetPage> {
	pages: Page[];
	/** Total length of the pages' own sheets. */
	own: number;
	/** The rules of the pages' own sheets, each once: about as long as their shared sheet. */
	rules: ReadonlySet<string>;
}

/**
 * One shared sheet for some pages.
 *
 * @param css the whole sheet.
 */
export async function groupSheet<Page extends SheetPage>(css: string, pages: Page[]): Promise<SheetGroup<Page>> {
	const words = new Set<string>();
	for (const page of pages) for (const word of page.words) words.add(word);
	return { pages, style: await pageSheet(css, words) };
}

/**
 * Distributes pages over a bounded number of sheets. Pages that grow little by sharing are merged first. Long pages are merged last,
 * because they are close to their size budget.
 *
 * @param css the whole sheet; @param most number of sheets for any number of pages.
 */
export async function sharedSheets<Page extends SheetPage>(css: string, pages: Page[], most: number): Promise<SheetGroup<Page>[]> {
	const groups: Candidate<Page>[] = [];
	for (const page of pages) {
		const rules = new Set((await pageSheet(css, page.words)).split("}"));
		groups.push({ pages: [page], own: lengthOf(rules), rules });
		if (groups.length > most) mergeBestPair(groups);
	}
	return Promise.all(groups.map((group) => groupSheet(css, group.pages)));
}

function mergeBestPair<Page extends SheetPage>(groups: Candidate<Page>[]): void {
	let best: { group: Candidate<Page>; cost: number; at: number; other: number } | undefined;
	for (const [at, one] of groups.entries()) {
		for (const [other, two] of groups.entries()) {
			if (other <= at) continue;
			const group = { pages: [...one.pages, ...two.pages], own: one.own + two.own, rules: new Set([...one.rules, ...two.rules]) };
			const cost = costOf(group);
			if (!best || cost < best.cost) best = { group, cost, at, other };
		}
	}
	if (!best) return;
	groups.splice(best.other, 1);
	groups.splice(best.at, 1, best.group);
}

/** In characters: the longest document, plus what all documents of the group gain over sheets of their own. */
function costOf({ pages, own, rules }: Candidate<SheetPage>): number {
	const shared = lengthOf(rules);
	return shared + Math.max(...pages.map(({ length }) => length)) + shared * pages.length - own;
}

const lengthOf = (rules: ReadonlySet<string>): number => [...rules].reduce((sum, rule) => sum + rule.length + 1, 0);
