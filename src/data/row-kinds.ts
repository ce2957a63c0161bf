import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import { webAddress } from "@/shared/lib/web-address";
import type { Readers } from "./fields";

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const text = z.catch(z.nullish(z.string()), null);

/** Schemas by kind. A damaged value becomes null, so one bad row never empties a page. */
export const storedKinds = {
	id: () => z.string().check(z.minLength(1)),
	slug: () => text,
	text: () => text,
	requiredText: () => text,
	address: () => text,
	list: () => z.catch(z.nullish(z.array(z.unknown())), null),
	record: () => z.catch(z.nullish(z.record(z.string(), z.unknown())), null),
	flag: () => z.catch(z.nullish(z.boolean()), null),
	status: () => z.catch(z.nullish(z.enum(["draft", "published"])), null),
	moment: () => text,
	publication: () => text,
	version: () => z.catch(z.nullish(z.number()), null),
};

export interface PlainValues {
	id: string;
	slug: string | null;
	text: string | null;
	requiredText: string | null;
	address: string | null;
	list: string[];
	flag: boolean;
	moment: string | null;
	publication: string | null;
}

export const plainReaders: Readers<PlainValues> = {
	id: (value) => String(value),
	slug: readText,
	text: readText,
	requiredText: readText,
	address: webAddress,
	list: readTexts,
	flag: (value) => value === true,
	moment: readInstant,
	publication: readInstant,
};

/** The trimmed text, or null when it is blank or not a text. */
export function readText(value: unknown): string | null {
	return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** The unique, non-empty texts of a list; empty for anything else. */
export function readTexts(list: unknown): string[] {
	return Array.isArray(list) ? [...new Set(list.flatMap((item) => readText(item) ?? []))] : [];
}

/** An object as a record; null for anything else. */
export function readRecord(value: unknown): Record<string, unknown> | null {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
}
