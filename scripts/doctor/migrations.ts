import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../supabase/migrations");

const CREATION =
	/(create|drop) (?:or replace )?(table|function) (?:if exists )?public\.(\w+)(?:\s*\(([^)]*)\)(?:\s*returns (\w+))?)?|alter table public\.(\w+)([^;]*)/g;
const COLUMN = /(add|drop) column (\w+)/g;

/** What a migration adds to the API. */
export interface Made {
	/** Such as "leads", "leads.notes" or "set_pictures()". */
	name: string;
	/** File name of the migration. */
	migration: string;
	/** Below /rest/v1/. A GET request to it reads no row, and can't change one. */
	path: string;
}

const filesIn = (folder: string): string[] =>
	readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort();

/** The tables, columns and functions of the API that the migrations make, in their order. A trigger's function isn't one of them. */
export function madeByMigrations(folder = FOLDER): Made[] {
	const made = new Map<string, Made>();
	for (const migration of filesIn(folder)) {
		const before = new Map(made);
		const note = (isAdded: boolean, name: string, path: string) => {
			const known = before.get(name);
			if (!isAdded) made.delete(name);
			// Made again in another way, such as a generated column, it looks the same from outside.
			else if (!made.has(name)) made.set(name, known?.path === path ? known : { name, migration, path });
		};
		for (const found of readFileSync(join(folder, migration), "utf8").matchAll(CREATION)) {
			const [, verb, kind, name = "", values = "", returned, altered = "", changes = ""] = found;
			if (kind === "table") note(verb === "create", name, `${name}?select=*&limit=0`);
			if (kind === "function" && returned !== "trigger") note(verb === "create", `${name}()`, `rpc/${name}?${emptyValues(values)}`);
			for (const [, change, column = ""] of changes.matchAll(COLUMN))
				note(change === "add", `${altered}.${column}`, `${altered}?select=${column}&limit=0`);
		}
	}
	return [...made.values()];
}

/**
 * File names of the migrations that can be missing without a trace in the API: those after the last one that adds to it. `supabase db push`
 * applies all of them in their order, so an earlier one can't be missing alone.
 */
export function unseenMigrations(folder = FOLDER): string[] {
	const seen = new Set(madeByMigrations(folder).map(({ migration }) => migration));
	const files = filesIn(folder);
	return files.slice(files.findLastIndex((name) => seen.has(name)) + 1);
}

/** The parameters of a function as a query: without their names, the API doesn't find the function. */
const emptyValues = (parameters: string): string =>
	parameters
		.split(",")
		.flatMap((parameter) => parameter.trim().split(" ")[0] || [])
		.map((name) => `${name}=`)
		.join("&");
