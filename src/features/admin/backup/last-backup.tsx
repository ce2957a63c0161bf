import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { findLastBackupTime } from "@/data/backup/local-backups";
import { RelativeTime } from "@/features/admin/ui/format";
import { Panel } from "@/features/admin/ui/panel";
import { useLocalContent, useLocalCopies } from "./local-content";

/** Says on the dashboard when this browser last made a backup, and renews the local copies. */
export function LastBackup() {
	useLocalCopies();
	const at = useLocalContent(findLastBackupTime);
	return (
		<Panel title="Last backup" className="lg:col-span-2">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-6 py-5">
				<p className="m-0 text-ink-2">
					{at ? (
						<>
							Made in this browser <RelativeTime at={at} />.
						</>
					) : (
						"No backup was made in this browser yet."
					)}
				</p>
				<Link to={adminPaths.data} className="link-line text-[0.9rem] text-ink">
					{at ? "Back up or restore" : "Make a backup"}
				</Link>
			</div>
		</Panel>
	);
}
