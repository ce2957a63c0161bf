/** A failed request. `status` is 0 without a response; `code` is that of Postgres or PostgREST. */
export class RequestFailed extends Error {
	override name = "RequestFailed";
	constructor(
		readonly subject: string,
		readonly status: number,
		readonly code: string = "",
	) {
		super(`${subject}: ${status}${code ? ` ${code}` : ""}`);
	}

	get retryable(): boolean {
		return this.status === 0 || this.status >= 500;
	}
}

export class DataTimeout extends Error {
	override name = "DataTimeout";
	constructor() {
		super("Admin data timeout");
	}
}

/** Whether the server may have done what it was asked for: its answer was lost or came too late. */
export function isUnanswered(error: unknown): boolean {
	return error instanceof DataTimeout || (error instanceof RequestFailed && error.status === 0);
}

/** The code of Postgres for a value, such as a slug or an id, that another row has. */
export const UNIQUE_VIOLATION = "23505";

/** Whether another row has the id or the slug. */
export function isTaken(error: unknown): boolean {
	return error instanceof RequestFailed && error.code === UNIQUE_VIOLATION;
}

/** Whether a check of the table refused the write: 23514 on a hosted database; the embedded backend says only "SUP". */
export function isRefusedByCheck(error: unknown): boolean {
	return error instanceof RequestFailed && (error.code === "23514" || (error.status === 500 && error.code === "SUP"));
}
