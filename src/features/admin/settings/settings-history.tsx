import { useMemo } from "react";
import type { KeptVersion } from "@/data/revisions/repository";
import { readSettingsRow, type SettingsRow, settingsVersions } from "@/data/settings/repository";
import { SETTINGS_ID } from "@/data/settings/schema";
import { compareVersions } from "@/features/admin/editor/history/version-changes";
import { HistoryEmpty, HistoryFailed, HistoryLoading, useVersions, VersionList } from "@/features/admin/editor/history/version-list";
import { VersionView } from "@/features/admin/editor/history/version-view";
import { Dialog, DialogBar } from "@/features/admin/ui/dialog";
import { Button } from "@/shared/ui/button";
import { settingGroups } from "./settings-form";

const columns = settingGroups.flatMap(({ settings }) => settings.map(({ name, label }) => ({ column: name, member: name, label })));

async function readStored(_id: string, signal?: AbortSignal) {
	const row = await readSettingsRow(signal);
	return { row, version: row.version };
}

interface SettingsHistoryProps {
	isDirty: boolean;
	/** Receives the values of an earlier version. */
	onUse: (kept: KeptVersion<SettingsRow>) => void;
	onClose: () => void;
}

/** Lists earlier settings and compares them with the stored ones. Their values go into the form, where they can be saved. */
export function SettingsHistory({ isDirty, onUse, onClose }: SettingsHistoryProps) {
	const { list, shown, choose, compared } = useVersions({
		table: "settings",
		id: SETTINGS_ID,
		rows: settingsVersions,
		read: readStored,
	});
	const { now, kept } = compared.state === "read" ? compared.data : { now: null, kept: null };
	const changes = useMemo(() => (now && kept ? compareVersions(columns, now, kept) : null), [now, kept]);
	const hasChanges = changes !== null && changes.length > 0;
	return (
		<Dialog kind="screen" onClose={onClose} className="h-dvh w-screen p-0 md:h-[min(48rem,92dvh)] md:w-[min(70rem,94vw)]">
			<div className="flex h-full flex-col">
				<DialogBar title="History of the settings" isLocked={false} onClose={onClose} />
				{list.state === "loading" ? <HistoryLoading /> : null}
				{list.state === "failed" ? <HistoryFailed onRetry={list.retry} /> : null}
				{list.state === "read" && !shown ? <HistoryEmpty /> : null}
				{list.state === "read" && shown ? (
					<>
						<div className="grid min-h-0 grow grid-rows-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-1">
							<VersionList revisions={list.data} columns={columns} shown={shown.id} onChoose={choose} />
							<VersionView key={shown.id} revision={shown} compared={compared} changes={changes} noun="form" />
						</div>
						<div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-line border-t px-5 py-4 md:px-7">
							<p className="m-0 text-[0.88rem] text-ink-2">
								{isDirty ? "Save or discard your changes first." : "The values go into the form. “Save settings” puts them on the site."}
							</p>
							<Button
								tone="accent"
								disabled={isDirty || !hasChanges}
								onClick={() => {
									if (kept) onUse(kept);
									onClose();
								}}
							>
								Use these values
							</Button>
						</div>
					</>
				) : null}
			</div>
		</Dialog>
	);
}
