/**
 * The import of the site's first version, which never stored anything (D1 §5). It stays as it was for whoever still calls it;
 * what brings data back is the restore of a backup, by a path of its own (decisions.md R61).
 *
 * @throws Error always.
 */
export function importData(): never {
	throw new Error("Import functionality needs to be implemented for database storage");
}
