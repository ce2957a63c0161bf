import { lazy, Suspense } from "react";
import { DashboardPage } from "@/features/admin/dashboard/dashboard-page";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";

// The local copies that it renews need the backup checks, which are large.
const LastBackup = lazy(async () => ({ default: (await import("@/features/admin/backup/last-backup")).LastBackup }));

const loadSampleRemoval = () => import("@/features/admin/backup/sample-removal");

export function Component() {
	return (
		<DashboardPage loadSampleRemoval={loadSampleRemoval}>
			<SectionBoundary name="backup" className="lg:col-span-2">
				<Suspense fallback={<Skeleton className="h-34 rounded-card lg:col-span-2" />}>
					<LastBackup />
				</Suspense>
			</SectionBoundary>
		</DashboardPage>
	);
}
