import "@/styles/admin.css";
import { adminPaths } from "@/content/admin-paths";
import { ResetPage } from "@/features/admin/session/reset-page";
import { SiteHead } from "../../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead
				seo={{ title: "Reset your password", description: "Administration of this site.", path: adminPaths.reset, noindex: true }}
			/>
			<ResetPage />
		</>
	);
}
