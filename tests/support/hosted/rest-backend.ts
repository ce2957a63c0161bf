import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { ADMIN_ID } from "../database/people.ts";
import { ACCOUNTS } from "../database/rest-backend.ts";
import { SAMPLE_ROWS } from "../database/sample-rows.ts";
import { copyMigrated, openAsAdmin } from "./bare-postgres.ts";
import type { HostedDatabase } from "./database.ts";
import { createGateway } from "./gateway.ts";
import { SESSIONS } from "./platform.ts";
import { startPostgrest } from "./postgrest.ts";

// Takes the place of ../database/rest-backend.ts in `npm run test:hosted`.
export * from "../database/rest-backend.ts";

export interface HostedBackend {
	app: { fetch: (request: Request) => Promise<Response> };
	connection: { driver: HostedDatabase };
	secretKey: string;
	jwtSecret: string;
	mails: string[];
	close: () => Promise<void>;
}

/** A database of its own behind PostgREST and an imitation of the platform's gateway, with sample rows, a stranger and the admin. */
export async function openRestBackend(): Promise<HostedBackend> {
	const name = await copyMigrated();
	const database = await openAsAdmin(name);
	await database.exec(SESSIONS);
	for (const { id, email, hash } of Object.values(ACCOUNTS)) {
		await database.query("insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ($1, $2, $3, now())", [
			id,
			email,
			hash,
		]);
	}
	await database.query("insert into private.admins (user_id) values ($1)", [ADMIN_ID]);
	await database.exec(SAMPLE_ROWS);
	const jwtSecret = randomBytes(48).toString("base64url");
	const secretKey = `sb_${"secret"}_${randomBytes(24).toString("base64url")}`;
	const api = await startPostgrest({ port: inject("hosted").port, database: name, jwtSecret });
	return {
		app: { fetch: createGateway({ api: api.url, jwtSecret, secretKey, database }) },
		connection: { driver: database },
		secretKey,
		jwtSecret,
		mails: [],
		close: async () => {
			await api.close();
			await database.close();
		},
	};
}
