import { lazy, Suspense } from "react";
import { DashboardPage } from "@/features/admin/dashboard/dashboard-page";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";

// The backup checks are large and rarely needed.
const BackupPanels = lazy(async () => ({ default: (await import("@/features/admin/backup/backup-panel")).BackupPanels }));

const loadSampleRemoval = () => import("@/features/admin/backup/sample-removal");

export function Component() {
	return (
		<DashboardPage loadSampleRemoval={loadSampleRemoval}>
			<SectionBoundary name="backup" className="lg:col-span-2">
				<Suspense fallback={["backup", "migration"].map((panel) => <Skeleton key={panel} className="h-72 rounded-card" />)}>
					<BackupPanels />
				</Suspense>
			</SectionBoundary>
		</DashboardPage>
	);
}
