/**
 * The import of the site's first version, which never stored anything. It stays as it was for whoever still calls it;
 * what brings data back is the restore of a backup, by a path of its own.
 *
 * @throws Error always.
 */
export function importData(): never {
	throw new Error("Import functionality needs to be implemented for database storage");
}
