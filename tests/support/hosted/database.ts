import { pathToFileURL } from "node:url";
import { hostedTools } from "./tools.ts";

/** The part of PGlite that the database tests use, on a session of a real server. */
export interface HostedDatabase {
	query<Row>(sql: string, params?: unknown[]): Promise<{ rows: Row[]; fields: { name: string }[]; affectedRows: number }>;
	/** One or more statements. */
	exec(sql: string): Promise<unknown>;
	transaction<T>(work: (session: HostedDatabase) => Promise<T>): Promise<T>;
	/** Messages of the server with their hints, oldest first. */
	notices: string[];
	close(): Promise<void>;
}

interface Result {
	rows: never[];
	fields: { name: string }[];
	rowCount: number | null;
}

interface PgClient {
	connect(): Promise<void>;
	query(sql: string, params?: unknown[]): Promise<Result | Result[]>;
	on(event: "notice", listener: (notice: { message?: string; hint?: string }) => void): void;
	on(event: "error", listener: () => void): void;
	end(): Promise<void>;
}

interface PgLibrary {
	Client: new (options: { host: string; port: number; user: string; database: string }) => PgClient;
	types: { setTypeParser(oid: number, parse: (text: string) => unknown): void };
}

const INT8 = 20;
const DATE = 1082;

let library: Promise<PgLibrary> | undefined;

async function loadLibrary(): Promise<PgLibrary> {
	const module: { default: PgLibrary } = await import(pathToFileURL(hostedTools().pg).href);
	// As PGlite reads them.
	module.default.types.setTypeParser(INT8, Number);
	module.default.types.setTypeParser(DATE, (text) => new Date(`${text}T00:00:00Z`));
	return module.default;
}

/** Opens a session. Statements run one after the other. */
export async function openDatabase(place: { port: number; user: string; database: string }): Promise<HostedDatabase> {
	library ??= loadLibrary();
	const { Client } = await library;
	const client = new Client({ host: "127.0.0.1", ...place });
	const notices: string[] = [];
	client.on("notice", ({ message = "", hint = "" }) => notices.push(`${message} ${hint}`.trim()));
	client.on("error", () => {});
	await client.connect();
	const database: HostedDatabase = {
		notices,
		async query(sql, params = []) {
			const answer = await client.query(sql, params);
			const last = Array.isArray(answer) ? answer.at(-1) : answer;
			return { rows: last?.rows ?? [], fields: last?.fields ?? [], affectedRows: last?.rowCount ?? 0 };
		},
		exec: (sql) => client.query(sql),
		async transaction(work) {
			await client.query("begin");
			try {
				const result = await work(database);
				await client.query("commit");
				return result;
			} catch (error) {
				await client.query("rollback");
				throw error;
			}
		},
		close: () => client.end(),
	};
	return database;
}
