import { parseArgs } from "node:util";
import { Problem } from "./embedded/folder.mjs";
import { endCleanly } from "./ending.mjs";

/**
 * Reads the arguments of a script. Prints the help and ends the process with --help or -h; prints one line and ends it with status 2 after
 * a wrong argument.
 *
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @template Read
 * @param {string} help
 * @param {Options} options as for parseArgs
 * @param {(values: ReturnType<typeof parseArgs<{ options: Options }>>["values"], words: string[]) => Read} read throws a Problem when a value is wrong
 * @param {{ words?: boolean, advice?: string }} [more] `words`: takes arguments without a name; `advice`: sentence after a wrong argument
 * @returns {Read}
 */
export function readOptions(help, options, read, { words = false, advice = "Use --help to see the options." } = {}) {
	endCleanly();
	const args = process.argv.slice(2);
	printHelp(help, args);
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: words });
		return read(values, positionals);
	} catch (error) {
		if (!(error instanceof Problem || (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))))
			throw error;
		console.error(error instanceof Problem ? error.message : `${argumentSentence(error.message)} ${advice}`);
		process.exit(2);
	}
}

/** Prints the help and ends the process with status 0, if it is asked for. @param {string} help @param {string[]} args */
export function printHelp(help, args) {
	if (!args.includes("--help") && !args.includes("-h")) return;
	console.log(help);
	process.exit(0);
}

/** @param {string} message of parseArgs, whose other sentences are about rare cases @returns {string} its first sentence */
export function argumentSentence(message) {
	const [first = ""] = message.split(/\.? (?:To specify|This command)|\n/);
	return `${first.replace(/(?: <value>)?' argument (?:is ambiguous|missing)\.?$/, "' needs a value")}.`;
}

/** @param {string | undefined} text @param {string} name of the option @param {number} least @param {number} [most] @returns {number} @throws {Problem} that names the option */
export function wholeNumber(text, name, least, most = Number.MAX_SAFE_INTEGER) {
	const value = Number(text);
	if (text?.trim() && Number.isInteger(value) && value >= least && value <= most) return value;
	const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
	throw new Problem(`--${name} needs a whole number ${range}, but it is "${text}".`);
}

/** @param {string | undefined} text names with commas @param {readonly string[]} allowed @param {string} name of the option @returns {string[]} all of them without a text @throws {Problem} that names the option */
export function chosen(text, allowed, name) {
	if (text === undefined) return [...allowed];
	const names = text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
	if (names.length && names.every((part) => allowed.includes(part))) return [...new Set(names)];
	throw new Problem(`--${name} takes names from this list: ${allowed.join(", ")}. But it is "${text}".`);
}
