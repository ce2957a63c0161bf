import "@/styles/admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router-dom";
import { paths } from "@/content/paths";
import { queryClient } from "@/data/query-client";
import { AdminShell } from "@/features/admin/shell/admin-shell";
import { SessionGate, useAdministrator } from "@/features/admin/shell/session-gate";
import { SiteHead } from "../../layouts/site-head";

export function Component() {
	return (
		<QueryClientProvider client={queryClient}>
			<SiteHead seo={{ title: "Admin Panel", description: "Administration of this site.", path: paths.admin.home, noindex: true }} />
			<SessionGate>
				<Shell />
			</SessionGate>
		</QueryClientProvider>
	);
}

function Shell() {
	return (
		<AdminShell email={useAdministrator().email}>
			<Outlet />
		</AdminShell>
	);
}
