import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { App, type EmailDriver } from "@supabase/lite";
import { applyPendingMigrations, listMigrationFiles } from "@supabase/lite/cli";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { lockFolder, Problem, prepareFolder, reserveProblem } from "./folder.mjs";
import { type EmbeddedSecrets, keepSecrets, newSecrets } from "./secrets.ts";
import { storeFiles, turnOnStorage } from "./stored-files.ts";

/** Public, because built pages contain it. Each database has its own secret key and signing secret. */
export const EMBEDDED_PUBLISHABLE_KEY = "sb_publishable_embedded_kalpa_studio_demo";

export const DEMO_ADMIN = { email: "admin@kalpa.example", password: "kalpa-demo-2026" } as const;

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
	/** Folder of the database and the stored files. Null keeps both in memory. */
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
	const { dataDir } = options;
	if (dataDir) prepareFolder(dataDir);
	const unlock = dataDir ? await lockFolder(dataDir) : () => {};
	try {
		const secrets = dataDir ? keepSecrets(dataDir) : newSecrets();
		const finish = dataDir ? beginCreation(dataDir) : () => {};
		const connection = await openDatabase(options);
		const app = createApp(connection, secrets, options);
		storeFiles(app, dataDir ? join(dataDir, "files") : null);
		const started = app.init();
		turnOnStorage();
		await started;
		const applied = await migrate(app, connection);
		let closed: Promise<void> | undefined;
		const seeded = options.seed === false ? false : await seedOnce(connection, options.root);
		finish();
		if (dataDir) refuseWritesOnFullDisk(app, dataDir, await readingFunctions(connection));
		return {
			app,
			connection,
			...secrets,
			applied,
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

/** Marks a database that is being created. If that start was interrupted, the next one creates the database anew. */
function beginCreation(dataDir: string): () => void {
	const data = join(dataDir, "data");
	const mark = join(dataDir, "being-created");
	if (existsSync(mark)) rmSync(data, { recursive: true, force: true });
	if (existsSync(join(data, "PG_VERSION"))) return () => {};
	if (existsSync(data) && readdirSync(data).length > 0)
		throw new Problem(`${data} isn't a database. Set EMBEDDED_DATA_DIR to another folder.`);
	writeFileSync(mark, "");
	return () => rmSync(mark);
}

async function openDatabase({ dataDir, snapshot }: EmbeddedOptions): Promise<PgliteConnection> {
	const connection = await createPgliteConnection({
		url: dataDir ? join(dataDir, "data") : "memory://",
		...(snapshot ? { pgliteOptions: { loadDataDir: snapshot } } : {}),
	});
	try {
		await connection.driver.query("select 1");
	} catch (error) {
		if (!dataDir) throw error;
		const reason = readReason(error);
		throw new Problem(
			`The embedded database in ${dataDir} can't be opened${reason && ` (${reason})`}. Copy that folder if you need its rows. Then npm run db:reset deletes it, and the next start creates a new one.`,
		);
	}
	return connection;
}

/** The paths of all functions that change nothing. They are called by POST, too. */
async function readingFunctions({ driver }: PgliteConnection): Promise<Set<string>> {
	const { rows } = await driver.query<{ proname: string }>(
		"select proname from pg_catalog.pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'",
	);
	return new Set(rows.map(({ proname }) => `/rest/v1/rpc/${proname}`));
}

/** See docs/decisions.md, "The embedded database refuses changes before its disk is full". */
function refuseWritesOnFullDisk(app: App, dataDir: string, reading: Set<string>): void {
	const answer = app.fetch.bind(app);
	let said = "";
	app.fetch = async (request, ...rest) => {
		const { pathname } = new URL(request.url);
		const isRead =
			["GET", "HEAD", "OPTIONS"].includes(request.method) || reading.has(pathname) || pathname.startsWith("/storage/v1/object/list/");
		const problem = isRead ? null : reserveProblem(dataDir);
		if (problem && problem !== said) console.error(problem);
		said = problem ?? said;
		return problem
			? Response.json({ code: "53100", message: problem, msg: problem, error: problem }, { status: 503 })
			: answer(request, ...rest);
	};
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

/**
 * Runs the migrations that the database lacks, each in a transaction of its own.
 *
 * @returns names of the files that ran
 * @throws {Problem} with the file's name when a migration fails, or when its number is lower than that of one that ran before
 */
async function migrate(app: App, connection: PgliteConnection): Promise<string[]> {
	await app.ensureSystemSchema();
	const files = await listMigrationFiles(app);
	const before = await recorded(connection);
	const newest = [...before.keys()].sort().at(-1);
	const late = files.find(({ version }) => newest !== undefined && version < newest && !before.has(version));
	if (late && newest !== undefined)
		throw new Problem(
			`${late.filename} is new, but the database already has ${before.get(newest)}. Give the new migration a higher number than that: a new database would run it earlier than this one.`,
		);
	try {
		const { applied } = await applyPendingMigrations(app);
		return applied.map(({ filename }) => filename);
	} catch (error) {
		const after = await recorded(connection);
		const failed = files.find(({ version }) => !after.has(version));
		throw new Problem(`supabase/migrations/${failed?.filename} failed: ${readReason(error)}`);
	}
}

/** What a thrown value says. Postgres also throws objects that aren't errors. */
function readReason(error: unknown): string {
	if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
	return typeof error === "string" ? error : "";
}

/** The migrations that ran: number and file name. */
async function recorded({ driver }: PgliteConnection): Promise<Map<string, string>> {
	const { rows } = await driver.query<{ version: string; name: string | null }>(
		"select version, name from supabase_migrations.schema_migrations",
	);
	return new Map(rows.map(({ version, name }) => [version, `${version}${name === null ? "" : `_${name}`}.sql`]));
}
