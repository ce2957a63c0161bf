import type * as z from "zod";
import { adminClient } from "../admin-client";
import { readWithin } from "../admin-rows/requests";
import { BUCKET } from "../pictures/picture-address";
import { RequestFailed } from "../request-failed";
import type { SettingsRow } from "../settings/repository";
import { mapSettings, type SettingName } from "../settings/schema";
import { readAllRows } from "./stored-rows";

const PAGE_SIZE = 1000;

/** Called with the number of finished pieces and of all. */
export type Progress = (done: number, total: number) => void;

export type SettingsCopy = Record<SettingName, string | null>;

/** The settings of a row: null where the site has its default. */
export const toSettingsCopy = (row: SettingsRow): SettingsCopy => mapSettings((name) => row[name] ?? null);

/** All rows of a table, with the columns of `row`. Throws DataTimeout, RequestFailed. */
export async function readTable<Row extends { id: string }>(
	name: string,
	row: z.ZodObject & z.ZodType<Row>,
	signal: AbortSignal,
): Promise<Row[]> {
	const rows: Row[] = [];
	await readAllRows(adminClient(), { name, columns: Object.keys(row.shape), row }, signal, (page) => rows.push(...page));
	return rows;
}

/** The names of all files in the bucket. Throws DataTimeout, RequestFailed. */
export async function listFileNames(signal: AbortSignal): Promise<string[]> {
	// An upload meanwhile moves the pages, so a name can come twice.
	const names = new Set<string>();
	for (let offset = 0; ; offset += PAGE_SIZE) {
		const { data, error } = await readWithin(signal, (both) =>
			adminClient()
				.storage.from(BUCKET)
				.list("", { limit: PAGE_SIZE, offset, sortBy: { column: "name", order: "asc" } }, { signal: both }),
		);
		if (error) throw new RequestFailed("pictures", error.status ?? 0);
		for (const { name } of data) names.add(name);
		if (data.length < PAGE_SIZE) return [...names];
	}
}
