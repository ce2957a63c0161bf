import { DashboardPage } from "@/features/admin/dashboard/dashboard-page";

export { DashboardPage as Component };
