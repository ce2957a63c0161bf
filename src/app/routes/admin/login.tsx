import "@/styles/admin.css";
import { paths } from "@/content/paths";
import { LoginPage } from "@/features/admin/login/login-page";
import { SiteHead } from "../../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={{ title: "Sign in", description: "Administration of this site.", path: paths.admin.login, noindex: true }} />
			<LoginPage />
		</>
	);
}
