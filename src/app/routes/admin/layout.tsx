import "@/styles/admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, useLocation } from "react-router-dom";
import { queryClient } from "@/data/query-client";
import { AdminShell } from "@/features/admin/layout/admin-shell";
import { useTabTitle } from "@/features/admin/layout/screen-title";
import { SessionGate, useAdministrator } from "@/features/admin/session/session-gate";
import { SiteHead } from "../../layouts/site-head";

export function Component() {
	return (
		<QueryClientProvider client={queryClient}>
			<Head />
			<SessionGate>
				<Shell />
			</SessionGate>
		</QueryClientProvider>
	);
}

function Head() {
	const { pathname } = useLocation();
	return <SiteHead seo={{ title: useTabTitle(pathname), description: "Administration of this site.", path: pathname, noindex: true }} />;
}

function Shell() {
	return (
		<AdminShell email={useAdministrator().email}>
			<Outlet />
		</AdminShell>
	);
}
