import "@/styles/admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { ScrollRestoration } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { queryClient } from "@/data/query-client";
import { SessionGate } from "@/features/admin/session/session-gate";
import { SiteHead } from "../layouts/site-head";
import { OpenedPreview, type OpenedPreviewProps, type PreviewedRow } from "./opened-preview";

/** A preview at an address of its own, for the administrator alone. */
export function PreviewPage<Row extends PreviewedRow>(props: OpenedPreviewProps<Row>) {
	return (
		<QueryClientProvider client={queryClient}>
			<SiteHead seo={{ title: "Preview", description: "Administration of this site.", path: adminPaths.home, noindex: true }} />
			<SessionGate>
				<OpenedPreview {...props} />
			</SessionGate>
			<ScrollRestoration />
		</QueryClientProvider>
	);
}
