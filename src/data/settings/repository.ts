import * as z from "zod/mini";
import { tellOtherTabs } from "../admin-rows/admin-rows";
import { adminTable, type UpdateOutcome } from "../admin-rows/admin-table";
import { RowGone } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { rowVersions } from "../revisions/repository";
import { mapSettings, SETTINGS_ID, type SettingName } from "./schema";

const TABLE = "site_settings";
const CHANGED_KEY = "kalpa-settings-changed";

const rowSchema = z.object({
	id: z.string(),
	version: z.number(),
	updated_at: z.string(),
	...mapSettings(() => z.nullish(z.string())),
});

/** The row as it is stored: null where the site has its default. */
export type SettingsRow = z.infer<typeof rowSchema>;

function readRows(data: unknown): SettingsRow[] {
	const rows = z.array(rowSchema).safeParse(data);
	if (!rows.success) throw new RequestFailed(TABLE, 200, "shape");
	return rows.data;
}

/** Earlier versions of the settings. */
export const settingsVersions = rowVersions<SettingsRow>({ source: TABLE, readRows });

const table = adminTable<SettingsRow>({
	table: TABLE,
	columns: Object.keys(rowSchema.shape).join(","),
	readRows,
	onWritten: () => tellOtherTabs(CHANGED_KEY),
});

/** The settings, as the administrator. Throws DataTimeout after 5 s; RequestFailed; RowGone without access. */
export async function readSettingsRow(signal?: AbortSignal): Promise<SettingsRow> {
	const row = await table.read(SETTINGS_ID, signal);
	if (!row) throw new RowGone();
	return row;
}

/**
 * Writes the settings if their version is still `version`, and otherwise returns the newer ones.
 * Throws DataTimeout after 15 s; RequestFailed; RowGone.
 */
export function writeSettings(version: number, changes: Record<SettingName, string | null>): Promise<UpdateOutcome<SettingsRow>> {
	return table.update(SETTINGS_ID, version, changes);
}
