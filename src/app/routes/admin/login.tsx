import "@/styles/admin.css";
import { adminPaths } from "@/content/admin-paths";
import { LoginPage } from "@/features/admin/session/login-page";
import { SiteHead } from "../../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={{ title: "Sign in", description: "Administration of this site.", path: adminPaths.login, noindex: true }} />
			<LoginPage />
		</>
	);
}
