import { isAbsolute, join } from "node:path";

/** Folder of the embedded database: EMBEDDED_DATA_DIR, which tests set to a temporary folder, or supabase/.temp. */
export function embeddedFolder(): string {
	const given = process.env.EMBEDDED_DATA_DIR ?? "supabase/.temp";
	return isAbsolute(given) ? given : join(process.cwd(), given);
}
