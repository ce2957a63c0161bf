import type { TechCategory } from "@/data/portfolios/schema";
import { addEntries } from "@/features/admin/ui/tag-list";

const same = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** The category of that name, in whatever case. */
export function findCategory(stack: TechCategory[], category: string): TechCategory | undefined {
	return stack.find((entry) => same(entry.category, category));
}

/**
 * A stack with one technology more: added to its category if it is absent there, otherwise with a new category.
 *
 * @param technology one name, or several parted by commas.
 * @returns the very same stack when one of the two is blank or nothing is new.
 */
export function addTechnology(stack: TechCategory[], category: string, technology: string): TechCategory[] {
	if (category.trim() === "") return stack;
	const known = findCategory(stack, category);
	const technologies = addEntries(known?.technologies ?? [], technology, "names");
	if (technologies === known?.technologies || technologies.length === 0) return stack;
	if (!known) return [...stack, { category: category.trim(), technologies }];
	return stack.map((entry) => (entry === known ? { ...entry, technologies } : entry));
}

/** A stack without one technology; a category that has none left goes with it. */
export function removeTechnology(stack: TechCategory[], category: string, technology: string): TechCategory[] {
	return stack
		.map((entry) =>
			entry.category === category ? { ...entry, technologies: entry.technologies.filter((name) => name !== technology) } : entry,
		)
		.filter((entry) => entry.technologies.length > 0);
}
