/** A failed request to the backend. `code` is for the log; people see the page's own message. */
export class RequestFailed extends Error {
	override name = "RequestFailed";
	constructor(
		/** Subject of the request, such as "portfolios". */
		readonly subject: string,
		/** HTTP status; 0 without a response. */
		readonly status: number,
		/** Code of Postgres or PostgREST, where there is one. */
		readonly code: string = "",
	) {
		super(`${subject}: ${status}${code ? ` ${code}` : ""}`);
	}

	/** Whether the same read may succeed a moment later. */
	get retryable(): boolean {
		return this.status === 0 || this.status >= 500;
	}
}

/** The answer took longer than the specification allows. */
export class DataTimeout extends Error {
	override name = "DataTimeout";
	constructor() {
		super("Admin data timeout");
	}
}
