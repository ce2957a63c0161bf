import "@/styles/admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, useLocation } from "react-router-dom";
import { queryClient } from "@/data/query-client";
import { AdminShell } from "@/features/admin/layout/admin-shell";
import { screenTitle } from "@/features/admin/layout/sections";
import { SessionGate, useAdministrator } from "@/features/admin/session/session-gate";
import { SiteHead } from "../../layouts/site-head";

export function Component() {
	const { pathname } = useLocation();
	return (
		<QueryClientProvider client={queryClient}>
			<SiteHead seo={{ title: screenTitle(pathname), description: "Administration of this site.", path: pathname, noindex: true }} />
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
