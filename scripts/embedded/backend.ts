import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { App, type EmailDriver } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { storeFiles } from "./stored-files.ts";

export function embeddedFolder(): string {
	const given = process.env.EMBEDDED_DATA_DIR ?? "supabase/.temp";
	return isAbsolute(given) ? given : join(process.cwd(), given);
}

/** Public, because built pages contain it. Each database has its own secret key and signing secret. */
export const EMBEDDED_PUBLISHABLE_KEY = "sb_publishable_embedded_kalpa_studio_demo";

export const DEMO_ADMIN = { email: "admin@kalpa.example", password: "kalpa-demo-2026" } as const;

interface EmbeddedSecrets {
	secretKey: string;
	jwtSecret: string;
}

export interface EmbeddedBackend {
	app: App;
	connection: PgliteConnection;
	secretKey: string;
	jwtSecret: string;
	applied: string[];
	seeded: boolean;
	close: () => Promise<void>;
}

interface EmbeddedOptions {
	root: string;
	/** null; | Folder of the database and the stored files; null keeps both in memory. */
	dataDir: string | null;
	siteUrl: string;
	email?: EmailDriver;
	seed?: boolean;
	jwtExpiry?: number;
	/** A dump of a migrated database to start from, for tests; only with `dataDir: null`. */
	snapshot?: Blob;
}

/** Starts Postgres with migrations, policies and seed. Throws when the folder is open or a migration fails. */
export async function startEmbeddedBackend(options: EmbeddedOptions): Promise<EmbeddedBackend> {
	const unlock = options.dataDir ? lockFolder(options.dataDir) : () => {};
	try {
		const secrets = options.dataDir ? keepSecrets(options.dataDir) : newSecrets();
		const connection = await createPgliteConnection({
			url: options.dataDir ? join(options.dataDir, "data") : "memory://",
			...(options.snapshot ? { pgliteOptions: { loadDataDir: options.snapshot } } : {}),
		});
		const app = createApp(connection, secrets, options);
		storeFiles(app, options.dataDir ? join(options.dataDir, "files") : null);
		await app.init();
		const { applied } = await applyPendingMigrations(app);
		let closed: Promise<void> | undefined;
		const seeded = options.seed === false ? false : await seedOnce(connection, options.root);
		return {
			app,
			connection,
			...secrets,
			applied: applied.map((file) => file.filename),
			seeded,
			close: async () => {
				closed ??= connection.close().finally(unlock);
				await closed;
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

function createApp(connection: PgliteConnection, secrets: EmbeddedSecrets, options: EmbeddedOptions): App {
	return new App({
		connection,
		api: { enabled: true, schemas: ["public"], max_rows: 1000 },
		auth: {
			enabled: true,
			jwt_secret: secrets.jwtSecret,
			publishable_key: EMBEDDED_PUBLISHABLE_KEY,
			secret_key: secrets.secretKey,
			// This service sends only mails about a new password, and they always lead to site_url.
			site_url: `${options.siteUrl}/admin/reset`,
			additional_redirect_urls: [`${options.siteUrl}/admin/reset`],
			jwt_expiry: options.jwtExpiry ?? 600,
			enable_signup: false,
			minimum_password_length: 10,
			email: { enable_signup: false, otp_expiry: 3600 },
		},
		storage: { enabled: true, file_size_limit: "10MiB" },
		options: {
			// Otherwise a request without a key would get the service role.
			server: { admin: false },
			...(options.email ? { drivers: { email: options.email } } : {}),
		},
	});
}

/** One transaction with its record: an interrupted start seeds nothing, and deleted rows don't come back. */
async function seedOnce(connection: PgliteConnection, root: string): Promise<boolean> {
	const file = join(root, "supabase/seed.sql");
	const database = connection.driver;
	await database.exec("create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)");
	const done = await database.query("select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql'");
	if (done.rows.length > 0 || !existsSync(file)) return false;
	const sql = readFileSync(file, "utf8");
	const hash = createHash("sha256").update(sql).digest("hex");
	try {
		await database.exec(
			`begin;\n${sql}\n;insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '${hash}');\ncommit;`,
		);
	} catch (error) {
		await database.exec("rollback");
		throw new Error(`supabase/seed.sql failed: ${error instanceof Error ? error.message : String(error)}`);
	}
	return true;
}

function newSecrets(): EmbeddedSecrets {
	return { secretKey: `sb_${"secret"}_${randomBytes(24).toString("base64url")}`, jwtSecret: randomBytes(48).toString("base64url") };
}

function keepSecrets(dataDir: string): EmbeddedSecrets {
	const file = join(dataDir, "secrets.json");
	if (existsSync(file)) {
		const kept = JSON.parse(readFileSync(file, "utf8")) as Partial<EmbeddedSecrets>;
		if (kept.secretKey && kept.jwtSecret) return { secretKey: kept.secretKey, jwtSecret: kept.jwtSecret };
	}
	const secrets = newSecrets();
	writeFileSync(file, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
	return secrets;
}

// Global, because a restart of Vite loads this module again.
const shared: typeof globalThis & { studioOpenFolders?: Set<string> } = globalThis;
shared.studioOpenFolders ??= new Set();
const openFolders = shared.studioOpenFolders;

/** PGlite would open a folder twice and destroy it. In a container, a crashed run can have had the same number. */
function lockFolder(dataDir: string): () => void {
	mkdirSync(dataDir, { recursive: true });
	const folder = realpathSync(dataDir);
	const file = resolve(folder, "in-use-by.pid");
	if (openFolders.has(folder)) throw new Error(`The embedded database in ${dataDir} is already open in this process.`);
	const holder = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
	if (holder > 0 && holder !== process.pid && isRunning(holder)) {
		throw new Error(
			`The embedded database in ${dataDir} is in use by another process (${holder}). Stop it (npm run dev or npm start), or set EMBEDDED_DATA_DIR to another folder.`,
		);
	}
	writeFileSync(file, String(process.pid));
	openFolders.add(folder);
	const unlock = () => {
		rmSync(file, { force: true });
		openFolders.delete(folder);
	};
	process.once("exit", unlock);
	return () => {
		process.off("exit", unlock);
		unlock();
	};
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
