/** An autosave in IndexedDB, under the same key as in local storage. */
interface AutosaveRecord {
	key: string;
	/** Milliseconds since 1970. */
	at: number;
	/** Null once it was dropped. */
	text: string | null;
}

const STORE = "drafts";
const OPEN_LIMIT_MS = 5000;

let opened: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
	if (opened) return opened;
	const forget = () => {
		opened = null;
	};
	opened = new Promise((resolve, reject) => {
		// Safari 14 never answers on some first visits: https://bugs.webkit.org/show_bug.cgi?id=226547
		setTimeout(reject, OPEN_LIMIT_MS);
		const request = indexedDB.open("studio-drafts", 1);
		request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("at", "at");
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			const database = request.result;
			// The browser closes it when the admin clears the site's data.
			database.onclose = forget;
			database.onversionchange = () => {
				database.close();
				forget();
			};
			resolve(database);
		};
	});
	opened.catch(forget);
	return opened;
}

/** Writes reach the database in the order of the calls. One that fails is left out. */
function write(run: (store: IDBObjectStore) => void): void {
	openDatabase()
		// Browsers leave the text to the system's cache by default, and a power loss would take it.
		.then((database) => run(database.transaction(STORE, "readwrite", { durability: "strict" }).objectStore(STORE)))
		.catch(() => undefined);
}

export function putRecord(record: AutosaveRecord): void {
	write((store) => {
		store.put(record);
		// A closing page loses transactions that wait for an answer.
		store.transaction.commit();
	});
}

export function deleteRecord(key: string): void {
	write((store) => {
		store.delete(key);
		store.transaction.commit();
	});
}

export function deleteRecordsBefore(time: number): void {
	write((store) => {
		const request = store.index("at").getAllKeys(IDBKeyRange.upperBound(time, true));
		request.onsuccess = () => {
			for (const key of request.result) store.delete(key);
		};
	});
}

/** The records whose keys start with `prefix`; none when the database is missing or blocked. */
export async function readRecords(prefix: string): Promise<AutosaveRecord[]> {
	try {
		const transaction = (await openDatabase()).transaction(STORE);
		return await new Promise<AutosaveRecord[]>((resolve, reject) => {
			const request = transaction.objectStore(STORE).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
			request.onsuccess = () => resolve(request.result);
			transaction.onabort = () => reject(transaction.error);
		});
	} catch {
		return [];
	}
}
