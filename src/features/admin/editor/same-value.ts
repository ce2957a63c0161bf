/** Whether two values of a form say the same. What is undefined counts as absent. */
export function sameValue(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const mine = new Map(Object.entries(one));
	const theirs = new Map(Object.entries(other));
	return [...new Set([...mine.keys(), ...theirs.keys()])].every((key) => sameValue(mine.get(key), theirs.get(key)));
}
