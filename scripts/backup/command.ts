import { BackupRefused } from "../../src/data/backup/read-backup.ts";
import { RestoreFailed } from "../../src/data/backup/send-restore.ts";
import { ContentMoving } from "../../src/data/backup/stored-rows.ts";
import { DataTimeout, RequestFailed } from "../../src/data/request-failed.ts";

/** What the process answers: done; failed; wrong options, address or key, so that nothing was asked. */
export type ExitCode = 0 | 1 | 2;

/** Options, an address or a key with which nothing can be done. */
export class WrongUsage extends Error {
	override name = "WrongUsage";
}

/** Something that did not work; each sentence is a line of its own. */
export class CommandFailed extends Error {
	override name = "CommandFailed";
	constructor(...sentences: string[]) {
		super(sentences.join("\n"));
	}
}

/** Who answers, for messages. */
export interface Peer {
	host: string;
	/** Why no answer came the last time, such as "ECONNREFUSED"; the client keeps it to itself. */
	trouble: string;
}

/** Signs with which a text could rule the terminal that shows it, or the direction of its lines. */
const RULING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Whatever looks like a key, should one ever come into a message. */
const KEYS = /sb_secret_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** One line that may be shown: titles and file names are written by others. */
export const printable = (line: string): string => line.replace(RULING, "\ufffd").replace(KEYS, "[key]");

const onStream = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${printable(line)}\n`);

export const onError = onStream(process.stderr);
export const onOutput = onStream(process.stdout);

/**
 * Runs a command to its end. Errors become sentences on the standard error.
 *
 * @param help what `--help` prints, and wrong options hint at; @param run says whom it asks in the peer that it is given.
 */
export async function runCommand(args: string[], help: string, run: (peer: Peer) => Promise<void>): Promise<ExitCode> {
	if (args.includes("--help") || args.includes("-h")) {
		process.stdout.write(`${help}\n`);
		return 0;
	}
	const peer: Peer = { host: "The database", trouble: "" };
	try {
		await run(peer);
		return 0;
	} catch (error) {
		for (const line of sentencesOf(error, peer)) onError(line);
		if (!isWrongUsage(error)) return 1;
		onError("Nothing was asked of the database. --help tells what can be given.");
		return 2;
	}
}

/** parseArgs() of Node throws its own errors. */
const isWrongUsage = (error: unknown): boolean => error instanceof WrongUsage || codeOf(error).startsWith("ERR_PARSE_ARGS");

/** Why it did not work, for people. */
export function sentencesOf(error: unknown, peer: Peer): string[] {
	if (error instanceof BackupRefused) return ["This backup is not restored:", ...error.issues.map((issue) => `  ${issue}`)];
	if (error instanceof RestoreFailed) return [restoreSentence(error, peer)];
	if (error instanceof RequestFailed) return [requestSentence(error, peer)];
	if (error instanceof DataTimeout) return [`${peer.host} took longer than half a minute for one answer.`];
	if (error instanceof ContentMoving)
		return ["Somebody went on writing while everything was read, three times. Try again in a quiet moment."];
	if (error instanceof WrongUsage || error instanceof CommandFailed) return error.message.split("\n");
	return [error instanceof Error ? error.message : String(error)];
}

function restoreSentence({ problem, message }: RestoreFailed, { host }: Peer): string {
	if (problem === "denied") return `${host} refused the key. Nothing was written.`;
	if (problem === "unreachable")
		return `The connection to ${host} broke before the database could answer. Run it again without --apply to see what is there now.`;
	return `${message} Nothing was written.`;
}

function requestSentence({ subject, status, code }: RequestFailed, { host, trouble }: Peer): string {
	if (status === 0) return `${host} does not answer${trouble === "" ? "" : ` (${trouble})`}.`;
	if (status === 401 || status === 403) return `${host} refused the key (${status}).`;
	if (status === 404) return `${host} knows no “${subject}”: is the address right, and are its migrations as new as this program?`;
	return `${host} answered ${status}${code === "" ? "" : ` ${code}`} when asked for “${subject}”.`;
}

/** The code of an error of Node, such as "ENOENT"; empty where it has none. */
export function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** A number of bytes as people read it: "812 bytes", "4.2 MB" (millions). */
export function inBytes(bytes: number): string {
	if (bytes < 10_000) return `${bytes} bytes`;
	return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "1 project", "12 projects". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What a backup holds: "12 projects, 1 post". */
export const inventory = ({ projects, blogs }: { projects: number; blogs: number }): string =>
	`${counted(projects, "project")}, ${counted(blogs, "post")}`;
