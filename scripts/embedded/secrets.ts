import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./folder.mjs";

export interface EmbeddedSecrets {
	secretKey: string;
	jwtSecret: string;
}

/** Random secrets for a new database. */
export function newSecrets(): EmbeddedSecrets {
	return { secretKey: `sb_${"secret"}_${randomBytes(24).toString("base64url")}`, jwtSecret: randomBytes(48).toString("base64url") };
}

/** The secrets of a database. A damaged file is replaced: no row depends on it, and only sign-ins end. Throws Problem when it can't be read. */
export function keepSecrets(dataDir: string): EmbeddedSecrets {
	const file = join(dataDir, "secrets.json");
	if (existsSync(file)) {
		const kept = readSecrets(file);
		if (kept) return kept;
		console.warn(`${file} was damaged. It has new secrets now, so sign in again.`);
	}
	const secrets = newSecrets();
	writeFileSync(`${file}.new`, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
	renameSync(`${file}.new`, file);
	return secrets;
}

function readSecrets(file: string): EmbeddedSecrets | null {
	let text: string;
	try {
		text = readFileSync(file, "utf8");
	} catch (error) {
		throw new Problem(`${file} can't be read (${error instanceof Error ? error.message : error}). Change its permissions, or delete it.`);
	}
	try {
		const kept: unknown = JSON.parse(text);
		const { secretKey, jwtSecret }: Partial<Record<string, unknown>> = { ...Object(kept) };
		return typeof secretKey === "string" && secretKey && typeof jwtSecret === "string" && jwtSecret ? { secretKey, jwtSecret } : null;
	} catch {
		return null;
	}
}
