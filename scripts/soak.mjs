// npm run test:soak -- --help: sends messages to the relay from many addresses, kills the relay in the middle, and repeats what got no
// answer with the same key, as a visitor does. Then it looks for lost and doubled messages.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { Problem, portProblem, readPort } from "./embedded/folder.mjs";
import { startScript, temporaryFolder } from "./ending.mjs";
import { readOptions, wholeNumber } from "./options.mjs";

const MAILBOX = "hello@kalpa.example";
const LONGEST_WAIT_MS = 5000;
const MESSAGES_PER_ADDRESS = 4;

const HELP = `npm run test:soak -- [options]
  --messages=10000   messages of visitors
  --at-once=50       messages that are sent at the same time
  --restarts=10      how often the relay is killed
  --port=4345        port of the relay`;
const OPTIONS = /** @type {const} */ ({
	messages: { type: "string", default: "10000" },
	"at-once": { type: "string", default: "50" },
	restarts: { type: "string", default: "10" },
	port: { type: "string" },
});
const { total, atOnce, restarts, port } = readOptions(HELP, OPTIONS, (values) => ({
	total: wholeNumber(values.messages, "messages", 1),
	atOnce: wholeNumber(values["at-once"], "at-once", 1),
	restarts: wholeNumber(values.restarts, "restarts", 0),
	port: readPort("soak", process.argv.slice(2)),
}));
const taken = await portProblem(port);
if (taken) throw new Problem(taken);
const folder = temporaryFolder("studio-soak-");
const url = `http://127.0.0.1:${port}/send-email`;
const figures = { requests: 0, answered: 0, noAnswer: 0, refused: 0 };

/** @typedef {{ key: string, subject: string, email: string, address: string, doubled: boolean, accepted: boolean }} Message */
/** @type {Message[]} */
const messages = Array.from({ length: total }, (_, index) => {
	const sender = Math.floor(index / MESSAGES_PER_ADDRESS);
	return {
		key: randomUUID(),
		subject: `Message ${index}`,
		email: `visitor${index}@example.com`,
		address: `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`,
		doubled: index % 10 === 0,
		accepted: false,
	};
});

let kills = 0;
let server = await startRelay();
try {
	kills = await sendAll();
} finally {
	await killRelay();
}
const problems = await findProblems();
for (const problem of problems.slice(0, 20)) console.error(problem);
console.info(JSON.stringify(figures));
console.info(`${total} messages, ${atOnce} at once, ${kills} kills: ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);

async function startRelay() {
	const program = [join(import.meta.dirname, "soak/serve.mjs"), String(port), folder, MAILBOX];
	const child = startScript(program, { stdio: ["ignore", "pipe", "inherit"] });
	const exited = once(child, "exit").then(() => {
		throw new Problem("The relay did not start.");
	});
	await Promise.race([child.stdout ? once(child.stdout, "data") : exited, exited]);
	return child;
}

async function killRelay() {
	if (server.exitCode !== null || server.signalCode !== null) return;
	const ended = once(server, "exit");
	server.kill("SIGKILL");
	await ended;
}

/** @returns {Promise<number>} how often the relay was killed */
async function sendAll() {
	const waiting = [...messages];
	let done = 0;
	let restarting = Promise.resolve();
	const workers = Array.from({ length: atOnce }, async () => {
		for (let message = waiting.shift(); message; message = waiting.shift()) {
			await send(message);
			if (done < restarts && figures.answered >= ((done + 1) * total) / (restarts + 1)) {
				done += 1;
				console.info(`${figures.answered} answered: kill ${done}`);
				restarting = killRelay().then(async () => {
					server = await startRelay();
				});
			}
			await restarting;
		}
	});
	await Promise.all(workers);
	return done;
}

/** Sends a message until it is accepted, as a visitor does who presses the button again. @param {Message} message */
async function send(message) {
	for (let tries = 1; ; tries += 1) {
		const statuses = await Promise.all(Array.from({ length: message.doubled ? 2 : 1 }, () => post(message)));
		if (statuses.includes(200)) {
			message.accepted = true;
			figures.answered += 1;
			return;
		}
		if (tries > 200) throw new Error(`${message.subject} was never accepted (${statuses.join()}).`);
		await new Promise((done) => setTimeout(done, Math.min(LONGEST_WAIT_MS, 250 * tries)));
	}
}

/** @param {Message} message @returns {Promise<number>} the status; 0 without an answer */
async function post({ key, subject, email, address }) {
	figures.requests += 1;
	const body = `Name: Visitor\nEmail: ${email}\nPhone: +447911123456\nMessage: ${subject}, with some words.`;
	try {
		const reply = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": key, "x-form-elapsed": "9000", "x-client-address": address },
			body: JSON.stringify({ body, name: "Soak test", subject, to: MAILBOX }),
			// The browser's own limit.
			signal: AbortSignal.timeout(15_000),
		});
		await reply.text();
		if (reply.status !== 200) figures.refused += 1;
		return reply.status;
	} catch {
		figures.noAnswer += 1;
		return 0;
	}
}

async function findProblems() {
	/** @type {{ module: typeof import("./soak/relay-server.ts") }} */
	const { module } = await runnerImport(join(import.meta.dirname, "soak/relay-server.ts"), { configFile: false, logLevel: "error" });
	const rows = await module.readMessages(folder);
	const file = join(folder, "mails.jsonl");
	/** @type {{ to: string, replyTo: string, subject: string }[]} */
	const mails = existsSync(file)
		? readFileSync(file, "utf8")
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line))
		: [];
	/** @type {string[]} */
	const found = [];
	const rowsByKey = group(rows, (row) => row.idempotency_key);
	const mailsBySubject = group(mails, (mail) => mail.subject);
	let mailedTwice = 0;
	let waiting = 0;
	for (const { key, subject, email } of messages) {
		const stored = rowsByKey.get(key) ?? [];
		const sent = mailsBySubject.get(subject) ?? [];
		const [row] = stored;
		if (stored.length !== 1 || !row) found.push(`${subject} was accepted and is stored ${stored.length} times.`);
		else if (row.subject !== subject || row.email !== email) found.push(`${subject} is stored with the words of ${row.subject}.`);
		else if (row.suspicion !== null) found.push(`${subject} was taken for spam (${row.suspicion}).`);
		else if (row.delivery === "sent" && sent.length === 0) found.push(`${subject} is marked as sent, but no mail was.`);
		else if (row.delivery === "pending") waiting += 1;
		if (sent.some((mail) => mail.to !== MAILBOX || mail.replyTo !== email)) found.push(`${subject} was mailed to a wrong address.`);
		if (sent.length > 1) mailedTwice += 1;
	}
	// A mail server can't take a mail back: a relay that dies between the mail and its mark mails again.
	if (mailedTwice > restarts * atOnce) found.push(`${mailedTwice} messages were mailed twice.`);
	// The inbox offers to send such a lead again.
	if (waiting > restarts * atOnce) found.push(`${waiting} messages were accepted, but their mails are neither sent nor marked as failed.`);
	if (rows.length !== messages.length) found.push(`${rows.length} messages are stored instead of ${messages.length}.`);
	console.info(
		`${rows.length} rows, ${mails.length} mails, ${mailedTwice} messages mailed twice because the relay died before it noted the mail`,
	);
	return found;
}

/**
 * @template Item
 * @param {Item[]} items @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>}
 */
function group(items, keyOf) {
	/** @type {Map<string, Item[]>} */
	const groups = new Map();
	for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
	return groups;
}
