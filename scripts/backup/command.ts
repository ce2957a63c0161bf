import type { BackupCounts } from "../../src/data/backup/backup-file.ts";
import { BackupRefused } from "../../src/data/backup/read-backup.ts";
import { RestoreFailed } from "../../src/data/backup/restore.ts";
import { ContentChangedWhileReading, PAGE_TIMEOUT_MS } from "../../src/data/backup/stored-rows.ts";
import { DataTimeout, RequestFailed } from "../../src/data/request-failed.ts";
import { argumentSentence } from "../options.mjs";

/** 0 done, 1 failed, 2 wrong options, address or key (no request was made). */
export type ExitCode = 0 | 1 | 2;

export class WrongUsage extends Error {
	override name = "WrongUsage";
}

export class CommandFailed extends Error {
	override name = "CommandFailed";
	constructor(...sentences: string[]) {
		super(sentences.join("\n"));
	}
}

export interface Peer {
	host: string;
	trouble: string;
}

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const KEYS = /sb_secret_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Makes a line safe to print: titles can contain control characters, and messages can contain keys. */
export const printable = (line: string): string => line.replace(CONTROLS, "\ufffd").replace(KEYS, "[key]");

const onStream = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${printable(line)}\n`);

export const onError = onStream(process.stderr);
export const onOutput = onStream(process.stdout);

/** Runs a command, prints errors as sentences, and returns the exit status. */
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
		for (const line of explainError(error, peer)) onError(line);
		if (!isWrongUsage(error)) return 1;
		onError("No request was sent to the database. Use --help to see the options.");
		return 2;
	}
}

/** parseArgs() of Node throws its own errors. */
const isWrongUsage = (error: unknown): boolean => error instanceof WrongUsage || getErrorCode(error).startsWith("ERR_PARSE_ARGS");

/** An error as lines for the terminal. */
export function explainError(error: unknown, peer: Peer): string[] {
	if (error instanceof BackupRefused) return ["This backup can't be restored:", ...error.issues.map((issue) => `  ${issue}`)];
	if (error instanceof RestoreFailed) return [explainRestoreFailed(error, peer)];
	if (error instanceof RequestFailed) return [explainRequestFailed(error, peer)];
	if (error instanceof DataTimeout) return [`${peer.host} took longer than ${PAGE_TIMEOUT_MS / 1000} seconds to respond.`];
	if (error instanceof ContentChangedWhileReading)
		return ["The data changed during each of three reads. Try again when no one is editing."];
	if (error instanceof WrongUsage || error instanceof CommandFailed) return error.message.split("\n");
	if (error instanceof Error && getErrorCode(error).startsWith("ERR_PARSE_ARGS")) return [argumentSentence(error.message)];
	return [error instanceof Error ? error.message : String(error)];
}

function explainRestoreFailed({ problem, message }: RestoreFailed, { host }: Peer): string {
	if (problem === "denied") return `${host} refused the key. Nothing was written.`;
	if (problem === "unreachable")
		return `The connection to ${host} was lost before the database responded. Run the command again without --apply to see the current state.`;
	return `${message} Nothing was written.`;
}

function explainRequestFailed({ subject, status, code }: RequestFailed, { host, trouble }: Peer): string {
	if (status === 0) return `${host} doesn't respond${trouble === "" ? "" : ` (${trouble})`}.`;
	if (status === 401 || status === 403) return `${host} refused the key (${status}).`;
	if (status === 404) return `${host} has no “${subject}”. Check the address, and that all migrations are applied.`;
	return `${host} answered ${status}${code === "" ? "" : ` ${code}`} to a request for “${subject}”.`;
}

/** The code of a Node error, such as "ENOENT"; empty without one. */
export function getErrorCode(error: unknown): string {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** A readable number of bytes: "812 bytes", "4.2 MB" (1 MB is a million bytes). */
export function formatBytes(bytes: number): string {
	if (bytes < 10_000) return `${bytes} bytes`;
	return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A number with its noun: "1 post", "2 posts". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What a backup holds: "2 projects, 1 post, 3 redirects". */
export const formatCounts = ({ projects, blogs, redirects }: BackupCounts): string =>
	[counted(projects, "project"), counted(blogs, "post"), ...(redirects ? [counted(redirects, "redirect")] : [])].join(", ");
