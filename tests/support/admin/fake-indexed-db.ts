import { vi } from "vitest";

type Row = { key: string; at: number; text: string | null };
type Rows = Map<string, Row>;
type Range = { lower: string; upper: string };

/** What a real database does here: every answer comes later, transactions run one after the other, and a refused one changes nothing. */
export interface FakeDatabase {
	rows: Rows;
	/** Refuses the next transactions that write, as when the disk is full. */
	isFull: boolean;
	/** Never answers an opening. */
	isStuck: boolean;
	/** Closes the open connection, as when the admin clears the site's data. */
	clear: () => void;
	/** Resolves when every transaction has ended. */
	idle: () => Promise<void>;
}

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

class FakeTransaction {
	onabort: (() => void) | null = null;
	error = new DOMException("full", "QuotaExceededError");
	private requests: (() => void)[] = [];
	private isCommitted = false;
	private rows: Rows = new Map();

	ask<T>(answer: (rows: Rows) => T) {
		if (this.isCommitted) throw new DOMException("The transaction has finished.", "TransactionInactiveError");
		const request: { result?: T; onsuccess: (() => void) | null } = { onsuccess: null };
		this.requests.push(() => {
			request.result = answer(this.rows);
			request.onsuccess?.();
		});
		return request;
	}

	commit() {
		this.isCommitted = true;
	}

	objectStore() {
		return {
			transaction: this,
			put: (row: Row) => this.ask((rows) => rows.set(row.key, row)),
			delete: (key: string) => this.ask((rows) => rows.delete(key)),
			getAll: ({ lower, upper }: Range) => this.ask((rows) => [...rows.values()].filter(({ key }) => key >= lower && key <= upper)),
			index: () => ({
				getAllKeys: ({ before }: { before: number }) =>
					this.ask((rows) => [...rows.values()].filter(({ at }) => at < before).map(({ key }) => key)),
			}),
		};
	}

	async run(stored: Rows, isFull: boolean) {
		this.rows = new Map(stored);
		for (let next = this.requests.shift(); next; next = this.requests.shift()) {
			await later();
			next();
		}
		if (isFull) return this.onabort?.();
		stored.clear();
		for (const [key, row] of this.rows) stored.set(key, row);
	}
}

/** Replaces `indexedDB`, which jsdom lacks, by one with what autosaves use. */
export function fakeIndexedDb(): FakeDatabase {
	const closers: (() => void)[] = [];
	let last: Promise<void> = Promise.resolve();
	const fake: FakeDatabase = {
		rows: new Map(),
		isFull: false,
		isStuck: false,
		clear: () => {
			fake.rows.clear();
			for (const close of closers.splice(0)) close();
		},
		idle: async () => {
			for (let seen: unknown; seen !== last; await later()) {
				seen = last;
				await last;
				// An opening can be on its way, and its transactions after it.
				await later();
				await later();
			}
		},
	};
	const connect = () => {
		let isOpen = true;
		const database = {
			onclose: null as (() => void) | null,
			transaction: (_store: string, mode = "readonly") => {
				if (!isOpen) throw new DOMException("The connection is closing.", "InvalidStateError");
				const transaction = new FakeTransaction();
				last = last.then(later).then(() => transaction.run(fake.rows, fake.isFull && mode === "readwrite"));
				return transaction;
			},
		};
		closers.push(() => {
			isOpen = false;
			database.onclose?.();
		});
		return database;
	};
	const open = () => {
		const request: { result?: object; onsuccess: (() => void) | null } = { onsuccess: null };
		if (!fake.isStuck)
			void later().then(() => {
				request.result = connect();
				request.onsuccess?.();
			});
		return request;
	};
	vi.stubGlobal("indexedDB", { open });
	vi.stubGlobal("IDBKeyRange", {
		bound: (lower: string, upper: string): Range => ({ lower, upper }),
		upperBound: (before: number) => ({ before }),
	});
	return fake;
}
