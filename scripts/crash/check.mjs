import { createName, restoredClient, savedValues } from "./work.mjs";

/** @typedef {import("./work.mjs").Admin} Admin */
/** @typedef {import("./work.mjs").Journal} Journal */

/**
 * Compares the database and the stored files with what was sent and answered.
 *
 * @param {Admin} admin @param {Journal} journal @param {{ saved: string, restored: { id: string }[] }} rows
 * @returns {Promise<string[]>} what is wrong
 */
export async function findDamage(admin, journal, rows) {
	return [
		...(await savedDamage(admin, journal, rows.saved)),
		...(await restoredDamage(admin, journal, rows.restored)),
		...(await pictureDamage(admin, journal)),
	];
}

/** @param {Admin} admin @param {Journal} journal @param {string} id */
async function savedDamage(admin, { saves }, id) {
	const [row] = await admin.read(`/rest/v1/portfolios?id=eq.${id}&select=*`);
	if (!row) return ["The saved row is gone."];
	const problems = [];
	const number = Number(/^Save (\d+)$/.exec(row.title)?.[1] ?? 0);
	if (number < saves.answered) problems.push(`Save ${saves.answered} was answered, but the row has ${row.title}.`);
	if (number > saves.sent) problems.push(`The row has ${row.title}, which was never sent.`);
	for (const [name, value] of Object.entries(number > 0 ? savedValues(number) : {}))
		if (row[name] !== value) problems.push(`The row has ${row.title}, but ${name} is of another save.`);
	// The request that was cut off is stored or not; the next save continues after it.
	saves.sent = saves.answered = number;
	return [...problems, ...(await historyDamage(admin, row))];
}

/** The versions before a row's own must be there without a gap. @param {Admin} admin @param {{ id: string, version: number }} row */
async function historyDamage(admin, { id, version }) {
	/** @type {{ version: number, content: { version: number } }[]} */
	const kept = await admin.read(`/rest/v1/revisions?row_id=eq.${id}&select=version,content&order=version.desc`);
	const expected = Array.from({ length: Math.min(50, version - 1) }, (_, index) => version - 1 - index);
	if (kept.map((revision) => revision.version).join() !== expected.join())
		return [`Version ${version} of ${id} has the history ${kept.map((revision) => revision.version).join()}.`];
	return kept
		.filter((revision) => revision.content.version !== revision.version)
		.map(() => `A revision of ${id} has another row's content.`);
}

/** @param {Admin} admin @param {Journal} journal @param {{ id: string }[]} restored */
async function restoredDamage(admin, { restores }, restored) {
	/** @type {{ id: string, client: string, version: number }[]} */
	const rows = await admin.read(`/rest/v1/portfolios?id=in.(${restored.map((row) => row.id).join()})&select=id,client,version`);
	const clients = [...new Set(rows.map((row) => row.client))];
	if (rows.length !== restored.length) return [`${restored.length - rows.length} restored rows are gone.`];
	const number = Number(/^Restore (\d+)$/.exec(clients[0] ?? "")?.[1] ?? 0);
	const problems = [];
	if (number > 0 && clients.length !== 1) problems.push(`A restore was done in part: ${clients.join(", ")}.`);
	if (number < restores.answered)
		problems.push(`${restoredClient(restores.answered)} was answered, but the rows have ${clients.join(", ")}.`);
	restores.sent = restores.answered = number;
	for (const row of rows.slice(0, 3)) problems.push(...(await historyDamage(admin, row)));
	return problems;
}

/** @param {Admin} admin @param {Journal} journal */
async function pictureDamage(admin, { pictures }) {
	/** @type {{ path: string }[]} */
	const rows = await admin.read("/rest/v1/pictures?select=path&path=like.crash-*");
	/** @type {{ name: string }[]} */
	const files = await (
		await admin.call("POST", "/storage/v1/object/list/pictures", { prefix: "", search: "crash-", limit: 10_000 })
	).json();
	const withFile = new Set(files.map((file) => file.name));
	const withRow = new Set(rows.map((row) => row.path));
	const problems = [];
	for (const name of pictures) if (!withRow.has(name)) problems.push(`The row of ${name} is gone.`);
	for (const name of withRow) if (!withFile.has(name)) problems.push(`The picture ${name} has a row, but no file.`);
	for (const name of withFile) {
		const reply = await admin.call("GET", `/storage/v1/object/public/pictures/${name}`);
		const bytes = new Uint8Array(await reply.arrayBuffer());
		if (!reply.ok || createName(bytes) !== name)
			problems.push(`The picture ${name} is damaged (${reply.status}, ${bytes.byteLength} bytes).`);
	}
	return problems;
}
