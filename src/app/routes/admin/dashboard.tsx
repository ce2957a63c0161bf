import { Suspense, useEffect } from "react";
import { DashboardPage } from "@/features/admin/dashboard/dashboard-page";
import { lazyAgain, loadLost } from "@/shared/lib/lazy-again";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";

// The local copies that it renews need the backup checks, which are large.
const LastBackup = lazyAgain(async () => (await import("@/features/admin/backup/last-backup")).LastBackup);

const loadSampleRemoval = () => import("@/features/admin/backup/sample-removal");

export function Component() {
	useEffect(() => loadLost, []);
	return (
		<DashboardPage loadSampleRemoval={loadSampleRemoval}>
			<SectionBoundary name="backup" className="lg:col-span-2" onRetry={loadLost} onOnline={loadLost}>
				<Suspense fallback={<Skeleton className="h-34 rounded-card lg:col-span-2" />}>
					<LastBackup />
				</Suspense>
			</SectionBoundary>
		</DashboardPage>
	);
}
