import { BackupPanel } from "./backup-panel";
import { MigrationPanel } from "./migration-panel";

/** The dashboard's blocks about where the data is kept. */
export function BackupPanels() {
	return (
		<>
			<BackupPanel />
			<MigrationPanel />
		</>
	);
}
