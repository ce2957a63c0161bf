import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const CORPUS = join(import.meta.dirname, "../hostile-inputs.json");

const corpusSchema = z.object({
	entries: z.array(z.object({ id: z.string(), category: z.string(), kind: z.string(), payload: z.unknown(), inject: z.array(z.string()) })),
});

const repeatSchema = z.object({ repeat: z.string(), times: z.number() });
const concatSchema = z.object({ $concat: z.array(z.union([z.string(), repeatSchema])) });
const listSchema = z.object({ $list: z.object({ first: z.array(z.string()).min(1), times: z.number() }) });

export interface HostileInput {
	id: string;
	payload: string | string[];
	/** The fields that the entry targets. */
	inject: string[];
}

/** The entries of one category, with long ones expanded. */
export function hostileInputs(category: string): HostileInput[] {
	return entriesOf(category).map(({ id, payload, inject }) => ({ id, inject, payload: expand(payload) }));
}

/** Only entries that are a single text. */
export function literalInputs(category: string): HostileInput[] {
	const literal = entriesOf(category).filter(({ kind, payload }) => kind === "literal" && typeof payload === "string");
	return literal.map(({ id, payload, inject }) => ({ id, inject, payload: String(payload) }));
}

function entriesOf(category: string) {
	const { entries } = corpusSchema.parse(JSON.parse(readFileSync(CORPUS, "utf8")));
	const chosen = entries.filter((entry) => entry.category === category);
	if (chosen.length === 0) throw new Error(`No entry of category ${category} in the corpus`);
	return chosen;
}

function expand(payload: unknown): string | string[] {
	if (typeof payload === "string") return payload;
	const long = concatSchema.safeParse(payload);
	if (long.success) return long.data.$concat.map((part) => (typeof part === "string" ? part : part.repeat.repeat(part.times))).join("");
	const { first, times } = listSchema.parse(payload).$list;
	return Array.from({ length: times }, (_, index) => (first[0] ?? "").replace("0", String(index)));
}
